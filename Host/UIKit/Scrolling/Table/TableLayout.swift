import Foundation

/// Where the rows, headers and footers of a table are: heights, and what they add up to.
///
/// Points, from the top of the content. Sections and rows that do not exist have empty rectangles.
package struct TableLayout: Equatable {
  package struct Row: Equatable {
    package var height: CGFloat
    /// Whether the height is a guess until the cell has been measured.
    package var isEstimate = false
    /// Whether the height is the cell's to say.
    package var isSelfSized = false

    package init(height: CGFloat, isEstimate: Bool = false) {
      (self.height, self.isEstimate, isSelfSized) = (height, isEstimate, isEstimate)
    }
  }

  package struct Section: Equatable {
    /// Room above the header.
    package var padding: CGFloat = 0
    package var header: CGFloat = 0
    package var rows: [Row] = []
    package var footer: CGFloat = 0

    package init(
      padding: CGFloat = 0, header: CGFloat = 0, rows: [Row] = [], footer: CGFloat = 0
    ) {
      (self.padding, self.header, self.rows, self.footer) = (padding, header, rows, footer)
    }
  }

  /// Height of the table's own header view.
  package var top: CGFloat = 0
  /// Height of the table's own footer view.
  package var bottom: CGFloat = 0
  package private(set) var sections: [Section] = []
  /// Per section: where it begins, and where each of its rows does; the last is the rows' end.
  private var starts: [CGFloat] = []
  private var rowStarts: [[CGFloat]] = []
  package private(set) var height: CGFloat = 0

  package init() {}

  package init(top: CGFloat, sections: [Section], bottom: CGFloat) {
    (self.top, self.bottom, self.sections) = (top, bottom, sections)
    addUp(from: 0)
  }

  /// Sums everything from a section on.
  private mutating func addUp(from first: Int) {
    starts.removeLast(max(0, starts.count - first))
    rowStarts.removeLast(max(0, rowStarts.count - first))
    var y = first == 0 ? top : sectionEnd(first - 1)
    for section in sections[first...] {
      starts.append(y)
      y += section.padding + section.header
      var places: [CGFloat] = []
      places.reserveCapacity(section.rows.count + 1)
      for row in section.rows {
        places.append(y)
        y += row.height
      }
      places.append(y)
      rowStarts.append(places)
      y += section.footer
    }
    height = y + bottom
  }

  private func sectionEnd(_ section: Int) -> CGFloat {
    (rowStarts[section].last ?? starts[section]) + sections[section].footer
  }

  /// Gives a row its measured height. Whether that changes anything.
  package mutating func measure(_ path: IndexPath, _ height: CGFloat) -> Bool {
    guard has(path) else { return false }
    let old = sections[path.section].rows[path.row]
    sections[path.section].rows[path.row].height = height
    sections[path.section].rows[path.row].isEstimate = false
    guard old.height != height else { return false }
    addUp(from: path.section)
    return true
  }

  package func row(_ path: IndexPath) -> Row? {
    has(path) ? sections[path.section].rows[path.row] : nil
  }

  package func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  // MARK: Places

  /// From the top to the height of each.
  package func span(ofRow path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    guard has(path) else { return (0, 0) }
    return (rowStarts[path.section][path.row], sections[path.section].rows[path.row].height)
  }

  package func span(ofHeader section: Int) -> (y: CGFloat, height: CGFloat) {
    guard sections.indices.contains(section) else { return (0, 0) }
    return (starts[section] + sections[section].padding, sections[section].header)
  }

  package func span(ofFooter section: Int) -> (y: CGFloat, height: CGFloat) {
    guard sections.indices.contains(section) else { return (0, 0) }
    return (rowStarts[section].last ?? starts[section], sections[section].footer)
  }

  package func span(ofSection section: Int) -> (y: CGFloat, height: CGFloat) {
    guard sections.indices.contains(section) else { return (0, 0) }
    return (starts[section], sectionEnd(section) - starts[section])
  }

  /// Where the table's own footer view begins.
  package var bottomStart: CGFloat { height - bottom }

  // MARK: Searching

  /// The rows that touch the span, in order.
  package func rows(from y: CGFloat, to end: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    guard end > y, var section = section(at: y) else { return found }
    while section < sections.count, starts[section] < end {
      let places = rowStarts[section]
      var row = firstRow(in: places, endingAfter: y)
      while row < sections[section].rows.count, places[row] < end {
        found.append(IndexPath(row: row, section: section))
        row += 1
      }
      section += 1
    }
    return found
  }

  package func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y.nextUp).first { span(ofRow: $0).height > 0 }
  }

  /// The sections that touch the span.
  package func sections(from y: CGFloat, to end: CGFloat) -> [Int] {
    guard end > y, let first = section(at: y) else { return [] }
    return Array(sections.indices[first...].prefix { starts[$0] < end })
  }

  /// The first section that ends after `y`.
  private func section(at y: CGFloat) -> Int? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sectionEnd(middle) > y { high = middle } else { low = middle + 1 }
    }
    return low < sections.count ? low : nil
  }

  private func firstRow(in places: [CGFloat], endingAfter y: CGFloat) -> Int {
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if places[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
