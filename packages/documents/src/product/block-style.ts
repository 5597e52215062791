/**
 * The pieces of a page about a product in Typst, by their kind in `kinds`. Their titles are headings of `block-level`, which the
 * template that uses them defines before.
 */
export const blockStyle = String.raw`
#let picture(svg, width, height, mark) = block(width: width, height: height, fill: ground, radius: 4pt, clip: true,
  place(top + center, image(bytes(svg), format: "svg", height: height, alt: mark)))
#let drawing(svg, mark, ..size) = image(bytes(svg), format: "svg", alt: mark, ..size)

// Only a label with a word that may be longer than its column is hyphenated.
#let label-text(words) = text(size: 8pt, fill: soft, hyphenate: words.contains(regex("\S{20,}")), words)
// What something is, and its value: a table of two columns.
#let rows-of(rows) = if rows.len() > 0 {
  table(
    columns: (42%, 1fr),
    inset: ((left: 0pt, right: 8pt, y: 4pt), (left: 0pt, right: 0pt, y: 4pt)),
    stroke: (rest: none, bottom: rule),
    ..rows.map(((label, value)) => (
      table.cell(breakable: false, label-text(label)),
      table.cell(breakable: false, text(weight: 500, value)),
    )).flatten(),
  )
}
// Two columns, the left one filled first.
#let columns-of(rows) = {
  let half = calc.ceil(rows.len() / 2)
  grid(columns: (1fr, 1fr), column-gutter: 22pt, rows-of(rows.slice(0, half)), rows-of(rows.slice(half)))
}

#let hero(b) = if b.views.len() == 0 {
  block(width: 100%, radius: 4pt, clip: true, drawing(b.picture, b.alt, width: 100%))
} else {
  grid(columns: (220pt, 1fr), column-gutter: 30pt,
    picture(b.picture, 220pt, 275pt, b.alt),
    stack(spacing: 12pt, ..b.views.map(view), small(b.scale)))
}
#let facts(b) = { heading(level: block-level, b.title); columns-of(b.rows) }
#let code(b) = {
  heading(level: block-level, b.title)
  // Each part with what it stands for below it: so it is read.
  block(width: 100%, fill: ground, radius: 4pt, inset: (x: 14pt, y: 12pt), breakable: false, grid(
    columns: b.parts.map(each => if each.label == "" { auto } else { 1fr }), column-gutter: 5pt,
    ..b.parts.map(each => if each.label == "" {
      text(size: 15pt, weight: 300, fill: soft, each.text)
    } else {
      stack(
        spacing: 5pt, text(size: 15pt, weight: 500, tracking: 0.04em, each.text),
        v(7pt), line(length: 100%, stroke: 1.5pt + accent), pad(right: 6pt, small(each.label)), pad(right: 6pt, text(size: 8pt, each.value)),
      )
    }),
  ))
}
#let tick = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 9'><path d='M1 5l2.8 2.8L9 1.4' fill='none' stroke='" + on-accent.to-hex() + "' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'/></svg>"
// In a line of text: a grid for each of some dozen values takes longer than all else on the page.
#let value-of(each, chosen) = box(inset: (right: 12pt, y: 2pt), {
  // The name says what the swatch shows.
  if "swatch" in each { box(baseline: 3.5pt, pdf.artifact(image(bytes(each.swatch), format: "svg", width: 13pt))); h(5pt) }
  if each.code != "" { text(size: 7.5pt, fill: soft, tracking: 0.03em, each.code); h(4pt) }
  if each.isChosen { box(baseline: 0.5pt, fill: accent, radius: 2pt, inset: (x: 3pt, y: 0pt), outset: (y: 2.5pt), {
    box(baseline: 0.5pt, image(bytes(tick.replace("#2b3038", look.onAccent)), format: "svg", height: 5.5pt, alt: chosen))
    h(3pt)
    text(weight: 600, fill: on-accent, each.name)
  }) }
  else { each.name }
})
#let options(b) = {
  heading(level: block-level, b.title)
  for group in b.groups {
    block(width: 100%, inset: (y: 4pt), stroke: (bottom: rule), breakable: false, grid(
      columns: (21%, 1fr), column-gutter: 8pt, text(size: 8pt, fill: soft, group.label),
      par(leading: 0.75em, group.values.map(each => value-of(each, b.chosen)).join([ ])),
    ))
  }
}
#let diagram(b) = {
  heading(level: block-level, b.title)
  block(breakable: false, grid(columns: (220pt, 1fr), column-gutter: 30pt,
    stack(spacing: 6pt, drawing(b.drawing, b.title, width: 196pt), small(b.note)),
    rows-of(b.rows),
  ))
}
#let diagrams(b) = block(above: 18pt, breakable: false, grid(
  columns: (1fr, 1fr), column-gutter: 30pt,
  ..b.diagrams.map(each => {
    heading(level: block-level, each.title)
    stack(spacing: 6pt, drawing(each.drawing, each.title, width: 100%), small(each.note))
  }),
))
#let steps(b) = {
  heading(level: block-level, b.title)
  for (at, step) in b.steps.enumerate() {
    block(width: 100%, inset: (y: 5pt), stroke: (bottom: rule), breakable: false, grid(
      columns: (22pt, 1fr), text(weight: 600, fill: soft, str(at + 1)), par(leading: 0.62em, text(size: 9pt, step)),
    ))
  }
}
#let mark(b) = block(above: 14pt, breakable: false, grid(columns: (auto, 1fr), column-gutter: 10pt, align: horizon,
  pdf.artifact(image(bytes(b.drawing), format: "svg", height: b.height * 1pt)), text(size: 8.5pt, b.text)))
#let label(b) = block(above: 6pt, breakable: false, grid(
  columns: b.drawings.map(_ => auto), column-gutter: 26pt, align: bottom,
  ..b.drawings.map(each => drawing(each.svg, each.alt, width: each.width * 1mm)),
))
#let head-line = (rest: none, bottom: 0.75pt + ink)
#let table-block(b, above: 18pt) = {
  let dense = b.at("isDense", default: false)
  let gap = if dense { 3pt } else { 4.5pt }
  let others = b.columns.len() - 1
  let beside = if others > 12 { 2pt } else { 6pt }
  // Some rows of figures stand on one page.
  // Its heading has no room above it within the block.
  block(above: above, width: 100%, breakable: not dense, {
    heading(level: block-level, b.title)
    set text(size: 7.5pt) if dense
    // Lists, not functions of a place: each call of one would be kept for every cell.
    table(
      columns: (1.4fr,) + (1fr,) * others,
      inset: ((left: 0pt, right: 0pt, y: gap),) + ((left: beside, right: 0pt, y: gap),) * others,
      align: (left,) + (if dense { right } else { left },) * others,
      stroke: (rest: none, bottom: rule),
      table.header(..b.columns.map(each => table.cell(stroke: head-line, small(each)))),
      ..b.rows.flatten(),
    )
  })
}
#let tables(b) = block(above: 18pt, width: 100%, breakable: false, grid(
  columns: (1fr,) * b.tables.len(), column-gutter: 30pt, ..b.tables.map(table-block.with(above: 0pt)),
))
#let link-block(b) = if b.qr != none {
  block(above: 16pt, breakable: false, grid(columns: (54pt, 1fr), column-gutter: 10pt, align: horizon,
    drawing(b.qr, b.address, width: 54pt),
    stack(spacing: 4pt, text(weight: 500, b.text), small(link(b.address, b.address))),
  ))
}
#let text-block(b) = block(above: 10pt, par(leading: 0.62em, b.text))
#let kinds = (
  hero: hero, facts: facts, code: code, options: options, diagram: diagram, diagrams: diagrams, steps: steps, mark: mark, label: label,
  table: table-block, tables: tables, link: link-block, text: text-block,
)
`;
