import { houseStyle } from '../typst/house-style';

/**
 * The page of quotes and orders in Typst. Everything it prints arrives as text in `sheet.json`; kept as a string so that it
 * travels with the code into any bundle.
 */
export const budgetTemplate = String.raw`${houseStyle}
#let frame = (width: 54pt, height: 67.5pt)
// A picture is what its frame is filled with. An image of its own in each row would be one more place to be tagged, so that no
// row is like another: twice the memory of long quotes. The words beside it say what it shows.
#let pictures = sheet.pictures.pairs().map(((key, svg)) => (
  key,
  tiling(size: (frame.width, frame.height), relative: "self", block(fill: ground, ..frame,
    image(bytes(svg), format: "svg", ..frame, fit: "contain"))),
)).to-dict()

#let title = sheet.title
#set page(
  paper: sheet.paper,
  margin: (x: 46pt, top: 78pt, bottom: 64pt),
  header-ascent: 24pt,
  header: context if counter(page).get().first() > 1 {
    grid(columns: (1fr, auto), align: horizon, wordmark(8pt), small(title))
  },
  footer: grid(
    columns: (1fr, auto), column-gutter: 12pt, align: horizon,
    small(sheet.project),
    small(context counter(page).display("1 / 1", both: true)),
  ),
)

#v(-38pt)
#grid(
  columns: (1fr, auto), align: (left + horizon, right + horizon),
  wordmark(13pt),
  text(size: 10pt)[#sheet.heading #h(0.4em) #text(weight: 500, sheet.number)],
)
#v(36pt)
// Each looks as its place has it.
#show heading: it => it.body
#let project = heading(text(size: 28pt, weight: 300, tracking: -0.01em, sheet.project))
#if sheet.netTotal == none { block(width: 88%, project) } else {
  grid(
    columns: (1fr, auto), column-gutter: 26pt, align: (left + bottom, right + bottom),
    project,
    stack(spacing: 6pt,
      small(sheet.netTotal.at(0)),
      box(stroke: (bottom: 3pt + accent), inset: (bottom: 6pt), text(size: 18pt, weight: 500, sheet.netTotal.at(1))),
    ),
  )
}
#v(18pt)
#let fact(label, value) = stack(spacing: 5pt, small(label), text(size: 9pt, weight: 500, value))
#let party(of) = stack(spacing: 5pt,
  small(of.label),
  text(size: 9pt, weight: 600, of.name),
  ..of.lines.map(line => text(size: 8pt, line)),
)
#if sheet.parties.len() == 0 {
  grid(
    columns: range(calc.min(sheet.facts.len(), 4)).map(_ => 1fr), column-gutter: 14pt, row-gutter: 12pt,
    ..sheet.facts.map(((label, value)) => fact(label, value)),
  )
} else {
  grid(
    columns: sheet.parties.map(_ => 1fr) + (1.15fr,), column-gutter: 22pt,
    ..sheet.parties.map(party),
    grid(
      columns: (auto, 1fr), column-gutter: 10pt, row-gutter: 6pt, align: (left, left),
      ..sheet.facts.map(((label, value)) => (pad(top: 1pt, small(label)), text(size: 8pt, weight: 500, value))).flatten(),
    ),
  )
}
#if sheet.places.len() > 0 {
  v(16pt)
  grid(
    // As wide as what stands above them.
    columns: (1fr, 1fr, 1.15fr), column-gutter: 22pt,
    ..sheet.places.map(party),
  )
}
#v(22pt)

#let parts(rows) = block(above: 2pt, text(size: 7pt, grid(
  columns: (auto, 1fr), column-gutter: 5pt, row-gutter: 3.5pt, align: (right, left),
  ..rows.map(((pieces, name, code)) => (text(fill: soft, pieces), [#name #h(0.4em) #text(fill: soft, code)])).flatten(),
)))
#let lines(texts) = texts.join(linebreak())
#let dense(entry) = {
  let more = (entry.area, ..entry.notes).filter(each => each != "")
  stack(
    spacing: 3.5pt,
    [#text(size: 8.5pt, weight: 600, entry.name) #h(0.4em) #text(size: 7.5pt, weight: 500, tracking: 0.04em, entry.reference)],
    ..(entry.details, entry.light).filter(each => each != "").map(each => text(size: 7pt, each)),
    ..if more.len() == 0 { () } else { (text(size: 6.5pt, fill: soft, more.join(" · ")),) },
    ..if entry.parts.len() == 0 { () } else { (parts(entry.parts),) },
    ..if entry.remark.len() == 0 { () } else { (text(size: 7pt, lines(entry.remark)),) },
  )
}
#let product(entry) = stack(
  spacing: 5.5pt,
  ..if entry.mark == "" and entry.area == "" { () } else {
    (text(size: 7.5pt)[#text(weight: 600, entry.mark)#if entry.mark != "" and entry.area != "" { h(0.7em) }#text(fill: soft, entry.area)],)
  },
  text(size: 10pt, weight: 600, entry.name),
  ..if entry.details == "" { () } else { (text(size: 8pt, entry.details),) },
  ..if entry.light == "" { () } else { (text(size: 8pt, entry.light),) },
  text(size: 7.5pt, weight: 500, tracking: 0.04em, entry.reference),
  ..if entry.parts.len() == 0 { () } else { (parts(entry.parts),) },
  ..if entry.remark.len() == 0 { () } else { (text(size: 7.5pt, lines(entry.remark)),) },
  ..entry.notes.map(note => text(size: 6.5pt, fill: soft, note)),
)

#let totals = if sheet.netTotal != none { block(width: 100%, align(right, block(width: 250pt, {
  set align(left)
  grid(
    columns: (1fr, auto), row-gutter: 7pt, align: (left, right),
    ..sheet.totals.map(((label, value)) => (text(fill: soft, label), value)).flatten(),
  )
  v(9pt, weak: true)
  rect(width: 100%, height: 3pt, fill: accent, stroke: none)
  v(9pt, weak: true)
  grid(
    columns: (1fr, auto), align: (left + horizon, right + horizon),
    text(size: 10pt, weight: 500, sheet.netTotal.at(0)),
    text(size: 18pt, weight: 500, sheet.netTotal.at(1)),
  )
}))) }

// A cell without a width beside the rows that a page keeps together; the totals are the last of them, so that no page holds
// the totals alone.
#let bare = table.cell.with(inset: 0pt, stroke: none)
#let gap = if sheet.isDense { 5pt } else { 9pt }
#let first = if not sheet.isDense { frame.width + 9pt } else if sheet.hasMarks { 31pt } else { 0pt }
// The place of the total among the figures. Not worked out within a row: each would be weighed with the whole sheet.
#let total-at = if sheet.netTotal == none { -1 } else { sheet.columns.len() - 2 }
#let figure(place, words) = text(size: 8.5pt, weight: if place == total-at { 600 } else { 400 }, words)
#let gutters-of(columns) = (if first > 0pt { 5pt } else { 0pt }, ..columns.slice(2).map(_ => 10pt))
// Blocks beside each other. A grid would keep a place for the tags of each of its cells, thousands of which are the same: some
// times the memory. Only what goes over the end of a page needs one.
#let line-of(columns, is-long, ..cells, gutters: none, words: 2) = {
  let gutters = if gutters == none { gutters-of(columns) } else { gutters }
  let aligned = columns.enumerate().map(((at, _)) => if at < words { left } else { right })
  if is-long { grid(columns: columns, column-gutter: gutters, align: aligned, ..cells) } else {
    stack(dir: ltr, ..cells.pos().enumerate().map(((at, cell)) => (
      block(width: columns.at(at), align(aligned.at(at), cell)),
      h(gutters.at(at, default: 0pt)),
    )).flatten())
  }
}
#let row(columns, entry) = {
  let cell = table.cell.with(breakable: entry.isLong)
  let figures(values) = values.enumerate().map(((place, words)) => pad(top: 1pt, figure(place, words)))
  let line = if entry.kind == "product" and sheet.isDense {
    cell(line-of(columns, entry.isLong, pad(top: 1pt, text(size: 8pt, weight: 600, entry.mark)), dense(entry), ..figures(entry.figures)))
  } else if entry.kind == "product" {
    cell(line-of(
      columns, entry.isLong,
      rect(..frame, radius: 3pt, stroke: none, fill: pictures.at(if entry.picture == none { "" } else { entry.picture }, default: ground)),
      product(entry),
      ..figures(entry.figures),
    ))
  } else if entry.kind == "free" {
    let (mark, name, ..others) = columns
    let (gutter, ..gutters) = gutters-of(columns)
    cell(line-of(
      (mark + gutter + name, ..others), entry.isLong, gutters: gutters, words: 1,
      text(size: 9pt, lines(entry.text)), ..figures(entry.figures),
    ))
  } else if entry.kind == "section" {
    cell(inset: (top: 16pt, bottom: 6pt), stroke: (bottom: 0.75pt + ink),
      heading(level: 2, text(size: 11pt, weight: 600, entry.name)))
  } else {
    cell(align(right, {
      text(size: 8.5pt, fill: soft, entry.label)
      h(10pt)
      box(width: columns.last(), text(size: 8.5pt, weight: 600, entry.amount))
    }))
  }
  if entry.keeps == 0 { (line,) } else { (line, bare(rowspan: entry.keeps, breakable: entry.keeps == 1)[]) }
}
// Each row is one cell of the table, with a grid of its own: a table with a cell for each figure takes some times the
// memory. So the columns of all of them are measured before, by their labels and the widest figures.
#let rows-table(rows, widest, ..end) = layout(size => {
  let others = widest.enumerate().map(((place, each)) => calc.max(
    measure(small(sheet.columns.at(place + 1))).width,
    ..each.map(words => measure(figure(place, words)).width),
  ))
  let taken = (first, ..others, ..gutters-of((first, 0pt, ..others))).sum()
  let columns = (first, size.width - taken, ..others)
  table(
    columns: (1fr, 0pt),
    inset: (x: 0pt, y: gap),
    align: left + top,
    stroke: (rest: none, bottom: rule),
    table.header(
      table.cell(inset: (x: 0pt, y: 5pt), stroke: (bottom: 0.75pt + ink), line-of(columns, false, [], ..sheet.columns.map(small))),
      bare[],
    ),
    ..rows.map(entry => row(columns, entry)).flatten(),
    ..end,
  )
})
#if sheet.keepsTotals {
  rows-table(sheet.rows, sheet.widest, bare(breakable: false, pad(top: 16pt, totals)))
} else {
  rows-table(sheet.rows, sheet.widest)
  if totals != none {
    v(16pt)
    block(breakable: false, totals)
  }
}
#if sheet.options != none {
  v(22pt)
  block(sticky: true, below: 4pt, heading(level: 2, text(size: 11pt, weight: 600, sheet.options.title)))
  rows-table(sheet.options.rows, sheet.options.widest)
}

#let passage(title, body) = {
  block(sticky: true, below: 7pt, heading(level: 2, text(size: 9pt, weight: 600, title)))
  body
}
#v(20pt)
#set text(size: 8pt)
#if sheet.comments != none {
  passage(sheet.comments.title, block(width: 82%, lines(sheet.comments.lines)))
  v(14pt)
}
#block(breakable: false, passage(sheet.conditions.title, {
  set text(fill: soft)
  let half = calc.ceil(sheet.conditions.sentences.len() / 2)
  grid(
    columns: (1fr, 1fr), column-gutter: 28pt,
    ..sheet.conditions.sentences.chunks(half).map(part => stack(spacing: 7pt, ..part)),
  )
}))
#if sheet.acceptance != none {
  v(22pt)
  block(breakable: false, width: 100%, fill: ground, inset: (x: 16pt, top: 14pt, bottom: 12pt), {
    box(heading(level: 2, text(size: 9pt, weight: 600, sheet.acceptance.title)))
    h(0.9em)
    text(size: 8pt, fill: soft, sheet.acceptance.text)
    v(4pt)
    grid(
      columns: (1fr, 1fr), column-gutter: 28pt, row-gutter: 10pt,
      ..sheet.acceptance.fields.map(label => stack(
        spacing: 4pt, v(24pt), line(length: 100%, stroke: 0.5pt + soft), small(label),
      )),
    )
  })
}
#if sheet.imprint.len() > 0 {
  v(1fr)
  block(breakable: false, above: 20pt, width: 100%, stroke: (top: rule), inset: (top: 7pt), {
    set text(size: 6.5pt, fill: soft)
    stack(spacing: 4.5pt, ..sheet.imprint)
  })
}
`;
