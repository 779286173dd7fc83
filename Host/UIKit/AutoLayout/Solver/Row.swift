/// One coefficient of a row.
struct Cell {
  var symbol: Int32
  var coefficient: Double
}

/// `constant + Σ coefficient · symbol`, the cells in ascending order of symbol, none of them 0.
struct Row {
  /// Smaller coefficients are what is left of a cancellation, and count as 0.
  static let negligible = 1e-8

  /// A row is not solved for a symbol with a smaller coefficient if there is another way: the
  /// division would make rounding errors large.
  static let smallestPivot = 1e-6

  var constant: Double = 0
  var cells: ContiguousArray<Cell> = []

  /// Where the symbol is, or would have to be inserted.
  private func position(of symbol: Int32) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) >> 1
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Int32) -> Double {
    let index = position(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  mutating func add(_ symbol: Int32, times coefficient: Double) {
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(coefficient) > Row.negligible {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    cells[index].coefficient += coefficient
    if abs(cells[index].coefficient) <= Row.negligible { cells.remove(at: index) }
  }

  /// Removes the symbol and returns the coefficient it had.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Double {
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Read as `0 = row`, turns the row into what `symbol` equals.
  mutating func solve(for symbol: Int32) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Read as `old = row`, turns the row into what `new` equals.
  mutating func solve(for new: Int32, leaving old: Int32) {
    add(old, times: -1)
    solve(for: new)
  }

  /// Adds `factor · source`, leaves out `excluded`, and names each symbol the row did not have.
  ///
  /// `scratch` is memory to work in; its content does not matter.
  @inline(__always)
  mutating func add(
    _ source: Row, times factor: Double, excluding excluded: Int32 = -1,
    scratch: inout ContiguousArray<Cell>, appeared: (Int32) -> Void
  ) {
    constant += source.constant * factor
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(cells.count + source.cells.count)
    cells.withUnsafeBufferPointer { mine in
      source.cells.withUnsafeBufferPointer { theirs in
        var left = 0
        var right = 0
        while left < mine.count || right < theirs.count {
          if right == theirs.count
            || (left < mine.count && mine[left].symbol < theirs[right].symbol)
          {
            if mine[left].symbol != excluded { scratch.append(mine[left]) }
            left += 1
            continue
          }
          var cell = theirs[right]
          cell.coefficient *= factor
          let isShared = left < mine.count && mine[left].symbol == cell.symbol
          if isShared { cell.coefficient += mine[left].coefficient }
          left += isShared ? 1 : 0
          right += 1
          if abs(cell.coefficient) > Row.negligible {
            scratch.append(cell)
            if !isShared { appeared(cell.symbol) }
          }
        }
      }
    }
    swap(&cells, &scratch)
  }
}
