/// What a symbol of the tableau stands for.
enum SymbolKind: UInt8 {
  case free
  /// A variable of the layout: any value.
  case external
  /// The room an inequality leaves: not negative.
  case slack
  /// How far a constraint that is not required is missed, in one direction: not negative.
  case error
  /// Marks a required equation: always 0.
  case dummy
}

/// A linear system in solved form: each basic symbol equals a row over the others, which are 0.
///
/// Rows are found by symbol through `columns`, so that a pivot touches only the rows that
/// contain the symbol.
struct Tableau {
  private(set) var kinds: ContiguousArray<SymbolKind> = []
  /// Row of each symbol, −1 where it is not basic.
  private(set) var rowOfSymbol: ContiguousArray<Int32> = []
  /// Rows that may contain the symbol: all that do, perhaps some that no longer do.
  private var columns: ContiguousArray<ContiguousArray<Int32>> = []
  private var freeSymbols: ContiguousArray<Int32> = []

  private(set) var rows: ContiguousArray<Row> = []
  /// Basic symbol of each row, −1 where the row is unused.
  private(set) var symbolOfRow: ContiguousArray<Int32> = []
  private var freeRows: ContiguousArray<Int32> = []

  /// What to make as small as possible, the most important first.
  var objective = Objective()
  /// Rows whose restricted symbol may have become negative.
  var infeasibleRows: ContiguousArray<Int32> = []
  private(set) var pivots = 0
  /// Rows rewritten so far.
  private(set) var operations = 0

  private var scratch: ContiguousArray<Cell> = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(-1)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  /// The symbol must be neither basic nor in any row.
  mutating func releaseSymbol(_ symbol: Int32) {
    guard kinds[Int(symbol)] != .free else { return }
    kinds[Int(symbol)] = .free
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    freeSymbols.append(symbol)
  }

  func row(of symbol: Int32) -> Int32? {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? nil : row
  }

  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// A restricted symbol must not become negative.
  func isRestricted(_ symbol: Int32) -> Bool { kinds[Int(symbol)] != .external }

  /// A tableau with the same external symbols and nothing else.
  func emptied() -> Tableau {
    var empty = Tableau()
    for index in kinds.indices {
      empty.kinds.append(kinds[index] == .external ? .external : .free)
      empty.rowOfSymbol.append(-1)
      empty.columns.append([])
      if kinds[index] != .external { empty.freeSymbols.append(Int32(index)) }
    }
    empty.pivots = pivots
    empty.operations = operations
    return empty
  }

  // MARK: Rows

  /// Adds `coefficient · symbol` to a row that is not in the tableau, by its row if it is basic.
  mutating func substitute(_ symbol: Int32, times coefficient: Double, into target: inout Row) {
    let row = rowOfSymbol[Int(symbol)]
    operations += 1
    guard row >= 0 else { return target.add(symbol, times: coefficient) }
    target.add(rows[Int(row)], times: coefficient, scratch: &scratch) { _ in }
  }

  /// Makes `symbol` basic with this row, which contains no basic symbol.
  mutating func insert(_ row: Row, for symbol: Int32) {
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(index)] = row
      symbolOfRow[Int(index)] = symbol
    } else {
      index = Int32(rows.count)
      rows.append(row)
      symbolOfRow.append(symbol)
    }
    rowOfSymbol[Int(symbol)] = index
    for cell in row.cells { columns[Int(cell.symbol)].append(index) }
  }

  @discardableResult
  mutating func removeRow(of symbol: Int32) -> Row? {
    let index = rowOfSymbol[Int(symbol)]
    guard index >= 0 else { return nil }
    rowOfSymbol[Int(symbol)] = -1
    symbolOfRow[Int(index)] = -1
    freeRows.append(index)
    var row = Row()
    swap(&row, &rows[Int(index)])
    return row
  }

  /// Rows that contain the symbol, each once, ascending.
  mutating func rows(containing symbol: Int32) -> ContiguousArray<Int32> {
    var found = columns[Int(symbol)]
    found.removeAll { rows[Int($0)].coefficient(of: symbol) == 0 }
    found.sort()
    var unique = 0
    for index in found.indices where index == 0 || found[index] != found[index - 1] {
      found[unique] = found[index]
      unique += 1
    }
    found.removeLast(found.count - unique)
    columns[Int(symbol)] = found
    return found
  }

  /// Replaces the symbol by what it equals, in every row and in the objective.
  mutating func substitute(_ symbol: Int32, by source: Row) {
    var column: ContiguousArray<Int32> = []
    swap(&column, &columns[Int(symbol)])
    var work: ContiguousArray<Cell> = []
    swap(&work, &scratch)
    for index in column {
      let coefficient = rows[Int(index)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      operations += 1
      var row = Row()
      swap(&row, &rows[Int(index)])
      row.add(source, times: coefficient, excluding: symbol, scratch: &work) {
        columns[Int($0)].append(index)
      }
      swap(&row, &rows[Int(index)])
      noteIfInfeasible(index)
    }
    objective.substitute(symbol, by: source, scratch: &work)
    swap(&work, &scratch)
  }

  /// Makes `entering` basic in this row, in place of the symbol that was.
  mutating func pivot(_ index: Int32, entering: Int32) {
    pivots += 1
    let leaving = symbolOfRow[Int(index)]
    var row = Row()
    swap(&row, &rows[Int(index)])
    row.solve(for: entering, leaving: leaving)
    rowOfSymbol[Int(leaving)] = -1
    columns[Int(leaving)].append(index)
    substitute(entering, by: row)
    rows[Int(index)] = row
    symbolOfRow[Int(index)] = entering
    rowOfSymbol[Int(entering)] = index
  }

  /// Takes the symbol, which is not basic, out of every row: it is 0 for good.
  mutating func dropColumn(_ symbol: Int32) {
    for index in columns[Int(symbol)] { rows[Int(index)].remove(symbol) }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    objective.drop(symbol)
  }

  mutating func addToConstant(_ amount: Double, ofRow index: Int32) {
    operations += 1
    rows[Int(index)].constant += amount
    noteIfInfeasible(index)
  }

  private mutating func noteIfInfeasible(_ index: Int32) {
    switch kinds[Int(symbolOfRow[Int(index)])] {
    case .external: return
    case .dummy: break
    default: if rows[Int(index)].constant >= 0 { return }
    }
    infeasibleRows.append(index)
  }
}
