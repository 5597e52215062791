/** The table of a luminaire schedule in Typst, and a cell of it: columns with words of any length share the room that the others leave. */
export const scheduleStyle = String.raw`
#let cell-of(cell) = if type(cell) != dictionary { [#cell] } else {
  image(bytes(cell.svg), format: "svg", width: cell.width * 1pt, height: cell.height * 1pt, fit: "stretch", alt: cell.alt)
}
#let schedule-table(columns, wide, cells) = {
  set text(size: 6.5pt)
  table(
    columns: columns.enumerate().map(((at, _)) => if at in wide { 1fr } else { auto }),
    inset: (x, y) => (left: if x == 0 { 0pt } else { 4pt }, right: 0pt, y: 4.5pt),
    stroke: (x, y) => (bottom: if y == 0 { 0.75pt + ink } else { rule }),
    table.header(..columns.map(small)),
    ..cells.flatten(),
  )
}
`;
