import { houseStyle } from '../typst/house-style';
import { scheduleStyle } from '../typst/schedule-style';

/** A luminaire schedule in Typst: the block of the project, and its types as one table, those of an area below its name. */
export const scheduleTemplate = String.raw`${houseStyle}${scheduleStyle}
#set page(
  paper: sheet.paper,
  flipped: true,
  margin: (x: 46pt, top: 72pt, bottom: 52pt),
  header-ascent: 26pt,
  header: grid(columns: (auto, 1fr), column-gutter: 24pt, align: (left + horizon, right + horizon),
    wordmark(11pt), text(size: 9pt, fill: soft, sheet.kind)),
  footer: grid(
    columns: (1fr, auto), column-gutter: 12pt, align: horizon,
    small(sheet.foot),
    small(context counter(page).display("1 / 1", both: true)),
  ),
)
#let name-size = sheet.projectSize * 1pt
#show heading.where(level: 1): it => block(width: 92%, below: 18pt,
  text(size: name-size, weight: 300, tracking: -0.01em, it.body))
#heading(level: 1, sheet.project)
#let each-row = calc.max(1, calc.min(sheet.facts.len(), 5))
#block(below: 16pt, grid(
  columns: range(each-row).map(_ => 1fr), column-gutter: 14pt, row-gutter: 12pt,
  ..sheet.facts.map(((label, value)) => stack(spacing: 5pt, small(label), text(size: 9pt, weight: 500, value))),
))
#schedule-table(sheet.columns, sheet.shares, sheet.groups.map(group => (
  ..if group.title == "" { () } else {
    (table.cell(colspan: sheet.columns.len(), inset: (left: 0pt, right: 0pt, top: 12pt, bottom: 4.5pt), breakable: false,
      text(size: 8pt, weight: 600, group.title)),)
  },
  ..group.rows.map(row => (
    whole-cell(row.isWhole, text(weight: 600, cell-of(row.cells.first()))),
    ..row.cells.slice(1).map(cell-of),
  )).flatten(),
)))
`;
