/// What a solver makes as small as possible: one row per level of strength, compared like words
/// in a dictionary, so that a level only decides where all higher ones are indifferent.
struct Objective {
  struct Level {
    var strength: Float
    /// How many constraints have this strength.
    var uses = 0
    var row = Row()
  }

  /// Costs that differ by less are what rounding makes of equal ones.
  static let indifference = 1e-6

  /// Strongest first.
  private(set) var levels: ContiguousArray<Level> = []

  /// Adds `coefficient · row` to the level, which is made if there is none.
  mutating func add(_ row: Row, times coefficient: Double, at strength: Float, uses: Int) {
    let index = self.index(of: strength)
    var scratch: ContiguousArray<Cell> = []
    levels[index].row.add(row, times: coefficient, scratch: &scratch) { _ in }
    levels[index].uses += uses
    if levels[index].uses <= 0 { levels.remove(at: index) }
  }

  /// A level above all others.
  mutating func pushFirst(_ row: Row) {
    levels.insert(Level(strength: .infinity, uses: 1, row: row), at: 0)
  }

  @discardableResult
  mutating func popFirst() -> Row { levels.removeFirst().row }

  mutating func substitute(
    _ symbol: Int32, by source: Row, scratch: inout ContiguousArray<Cell>
  ) {
    for index in levels.indices {
      let coefficient = levels[index].row.coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      levels[index].row.add(
        source, times: coefficient, excluding: symbol, scratch: &scratch
      ) { _ in }
    }
  }

  mutating func drop(_ symbol: Int32) {
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  mutating func drop(_ symbol: Int32, atLevel level: Int) {
    levels[level].row.remove(symbol)
  }

  /// The first symbol that would make the objective smaller by growing, and the level it is for.
  func improvement(
    levels count: Int, mayEnter: (Int32) -> Bool
  ) -> (symbol: Int32, level: Int)? {
    for level in 0..<min(count, levels.count) {
      for cell in levels[level].row.cells
      where cell.coefficient < -Self.indifference && mayEnter(cell.symbol)
        && isIndifferent(cell.symbol, above: level)
      {
        return (cell.symbol, level)
      }
    }
    return nil
  }

  private func isIndifferent(_ symbol: Int32, above level: Int) -> Bool {
    for higher in 0..<level
    where abs(levels[higher].row.coefficient(of: symbol)) > Self.indifference { return false }
    return true
  }

  /// Whether the costs of one symbol, each divided by its coefficient, are less than another's.
  func isCheaper(_ left: Cell, than right: Cell) -> Bool {
    for level in levels {
      let difference =
        level.row.coefficient(of: left.symbol) / left.coefficient
        - level.row.coefficient(of: right.symbol) / right.coefficient
      if abs(difference) > Self.indifference { return difference < 0 }
    }
    return left.symbol < right.symbol
  }

  private mutating func index(of strength: Float) -> Int {
    if let index = levels.firstIndex(where: { $0.strength <= strength }) {
      if levels[index].strength == strength { return index }
      levels.insert(Level(strength: strength), at: index)
      return index
    }
    levels.append(Level(strength: strength))
    return levels.count - 1
  }
}
