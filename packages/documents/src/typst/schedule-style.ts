/** The table of a luminaire schedule in Typst, and a cell of it: columns with a share divide the room that the others leave. */
export const scheduleStyle = String.raw`
// A row whose first cell is whole is not parted by the end of a page.
#let whole-cell(isWhole, body) = if isWhole { table.cell(breakable: false, body) } else { body }
#let cell-of(cell) = if type(cell) != dictionary { [#cell] } else {
  image(bytes(cell.svg), format: "svg", width: cell.width * 1pt, height: cell.height * 1pt, fit: "stretch", alt: cell.alt)
}
#let schedule-table(columns, shares, cells) = {
  set text(size: 6.5pt)
  table(
    columns: shares.map(share => if share == none { auto } else { share * 1fr }),
    inset: (x, y) => (left: if x == 0 { 0pt } else { 4pt }, right: 0pt, y: 4.5pt),
    stroke: (x, y) => (bottom: if y == 0 { 0.75pt + ink } else { rule }),
    table.header(..columns.map(each => table.cell(align: bottom, small(each)))),
    ..cells.flatten(),
  )
}
`;
