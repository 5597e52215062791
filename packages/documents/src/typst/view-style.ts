/** How a view of a product is set with its measures, as Typst: `view` of a drawing that `setDrawing` made. */
export const viewStyle = String.raw`
#let measure-line = 0.35pt + rgb("#8a929d")
// Ticks at both ends and the words in a gap of the line; words that are longer than the line stand beside it.
#let words-of(words) = box(fill: white, inset: (x: 3pt), text(size: 7pt, words))
#let tick = line(end: (0pt, 5pt), stroke: measure-line)
#let flat-tick = line(end: (5pt, 0pt), stroke: measure-line)
#let across(width, words) = context {
  let fits = measure(words-of(words)).width + 10pt < width
  box(width: width, height: if fits { 8pt } else { 17pt }, {
    place(left + top, dy: 4pt, line(length: width, stroke: measure-line))
    place(left + top, dy: 1.5pt, tick)
    place(right + top, dy: 1.5pt, tick)
    if fits { place(center + top, dy: 0.5pt, words-of(words)) }
    else { place(center + bottom, box(width: 80pt, align(center, words-of(words)))) }
  })
}
#let upright(height, words) = context {
  let fits = measure(words-of(words)).width + 10pt < height
  box(width: 8pt, height: height, {
    place(center + top, line(end: (0pt, height), stroke: measure-line))
    place(center + top, flat-tick)
    place(center + bottom, flat-tick)
    if fits { place(center + horizon, rotate(-90deg, reflow: true, words-of(words))) }
    else { place(right + horizon, dx: -8pt, rotate(-90deg, reflow: true, words-of(words))) }
  })
}
#let view(drawing) = {
  let (width, height) = (drawing.width * 1pt, drawing.height * 1pt)
  stack(
    spacing: 6pt,
    small(drawing.title),
    grid(
      columns: (8pt, width), column-gutter: 6pt, row-gutter: 5pt,
      upright(height, drawing.upright),
      image(bytes(drawing.svg), format: "svg", width: width, height: height, fit: "stretch", alt: drawing.title),
      [], across(width, drawing.across),
    ),
  )
}
`;
