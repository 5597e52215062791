import { houseStyle } from '../typst/house-style';
import { viewStyle } from '../typst/view-style';
import { blockStyle } from './block-style';

/**
 * The documents of a product in Typst: pages of blocks. Everything printed arrives as text in `sheet.json`; kept as a
 * string so that it travels with the code into any bundle.
 */
export const productTemplate = String.raw`${houseStyle}${viewStyle}
#let block-level = 2
#let name-size = sheet.nameSize * 1pt
#set page(
  paper: sheet.paper,
  margin: (x: 46pt, top: 72pt, bottom: 52pt),
  header-ascent: 26pt,
  header: grid(columns: (1fr, auto), align: horizon, wordmark(11pt), text(size: 9pt, fill: soft, sheet.kind)),
  footer: grid(
    columns: (1fr, auto), column-gutter: 12pt, align: horizon,
    small(sheet.foot),
    small(context counter(page).display("1 / 1", both: true)),
  ),
)
#show heading.where(level: 1): it => block(width: 92%, below: 8pt,
  text(size: name-size, weight: 300, tracking: -0.01em, it.body))
#show heading.where(level: 2): it => block(above: 18pt, below: 8pt, sticky: true,
  text(size: 9.5pt, weight: 600, it.body))

${blockStyle}
#text(size: 9pt, fill: soft, sheet.collection)
#v(5pt, weak: true)
#heading(level: 1, sheet.name)
#block(below: 16pt, {
  if sheet.code != "" { text(size: 9pt, weight: 500, tracking: 0.04em, sheet.code); h(12pt) }
  text(fill: soft, sheet.line)
})
#for (at, blocks) in sheet.pages.enumerate() {
  if at > 0 { pagebreak() }
  for b in blocks { (kinds.at(b.kind))(b) }
}
`;
