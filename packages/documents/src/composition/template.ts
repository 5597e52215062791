import { houseStyle } from '../typst/house-style';
import { viewStyle } from '../typst/view-style';

/**
 * The sheets of compositions in Typst. Everything printed arrives as text in `sheet.json`; kept as a string so
 * that it travels with the code into any bundle.
 */
export const compositionTemplate = String.raw`${houseStyle}${viewStyle}
#set page(
  paper: sheet.paper,
  margin: (x: 46pt, top: 72pt, bottom: 52pt),
  header-ascent: 26pt,
  header: wordmark(11pt),
  footer: grid(
    columns: (1fr, auto), column-gutter: 12pt, align: horizon,
    small(sheet.date),
    small(context counter(page).display("1 / 1", both: true)),
  ),
)

#show heading: it => it.body

#let head(collection) = grid(columns: (1fr, auto), align: horizon, wordmark(11pt), text(size: 10pt, collection))

// Upright it is 4 by 5, across the page 8 by 5: its floor may be cut off, never its ceiling.
#let picture(key, mark, ratio, width, height) = block(width: width, height: height, fill: ground, radius: 4pt, clip: true,
  place(top, image(bytes(sheet.pictures.at(key)), format: "svg", width: width, height: width / ratio,
    alt: mark)))

#let drawings(entry) = stack(spacing: 12pt, ..entry.drawings.map(view), small(entry.scale))

#let table-of(entry) = table(
  columns: (auto, 1fr, auto, ..if entry.price == none { () } else { (auto,) }),
  inset: (x, y) => (
    left: if x == 0 { 0pt } else { 6pt },
    right: if x == entry.columns.len() - 1 { 0pt } else { 6pt },
    y: if y == 0 { 5pt } else { 4.5pt },
  ),
  align: (x, y) => if x == 0 or x == 3 { right + top } else { left + top },
  stroke: (x, y) => (bottom: if y == 0 { 0.75pt + ink } else { rule }),
  table.header(..entry.columns.map(small)),
  ..entry.parts.map(part => (
    text(fill: soft, part.quantity),
    [#text(weight: 500, part.name)#if part.details != "" [ #h(0.3em) #text(size: 7.5pt, fill: soft, part.details)]],
    text(size: 7.5pt, tracking: 0.03em, part.reference),
    ..if entry.price == none { () } else { (if part.total == none [] else [#part.total],) },
  )).flatten(),
)

#for entry in sheet.pages {
  page(header: head(entry.collection), {
    block(width: 92%, below: 9pt, heading(text(size: 26pt, weight: 300, tracking: -0.01em, entry.name)))
    block(below: 18pt, {
      if entry.hasCode { text(size: 9pt, weight: 500, tracking: 0.04em, entry.code); h(12pt) }
      text(size: 8.5pt, fill: soft, entry.details)
      if not entry.hasCode { linebreak(); small(entry.code) }
    })
    let (width, height) = entry.pictureSize.map(each => each * 1pt)
    if entry.layout == "beside" {
      grid(
        columns: (width, 1fr), column-gutter: 30pt,
        picture(entry.picture, entry.alt, 0.8, width, height),
        drawings(entry),
      )
    } else {
      picture(entry.picture, entry.alt, 1.6, width, height)
      v(14pt, weak: true)
      pad(left: 26pt, drawings(entry))
    }
    block(width: 100%, above: 18pt, inset: (y: 11pt), stroke: (top: rule, bottom: rule), grid(
      columns: (1fr,) * 5, column-gutter: 12pt, row-gutter: 12pt,
      ..entry.facts.map(((label, value)) => stack(spacing: 5pt, small(label), text(size: 9.5pt, weight: 500, value))),
    ))
    if entry.price != none {
      let (label, value, note) = entry.price
      block(width: 100%, above: 14pt, grid(
        columns: (1fr, auto), align: (left + bottom, right + bottom), row-gutter: 7pt,
        stack(spacing: 5pt, text(size: 9pt, weight: 500, label), small(note)),
        text(size: 18pt, weight: 500, value),
        grid.cell(colspan: 2, rect(width: 100%, height: 3pt, fill: accent, stroke: none)),
      ))
    }
    v(12pt, weak: true)
    table-of(entry)
  })
}
`;
