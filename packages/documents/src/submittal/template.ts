import { blockStyle } from '../product/block-style';
import { houseStyle } from '../typst/house-style';
import { scheduleStyle } from '../typst/schedule-style';
import { viewStyle } from '../typst/view-style';

/** A submittal in Typst: a cover with room for the reviewer, the schedule on its side, and each type on pages of its own. */
export const submittalTemplate = String.raw`${houseStyle}${viewStyle}${scheduleStyle}
#let block-level = 3
#let makers = sheet.makers.documents
#let inserted = makers.filter(each => each.pages != none)
// Pages of others come behind those that are counted here.
#let last-inserted = if inserted.len() > 0 { inserted.last().pages } else { 0 }
#set page(
  paper: sheet.paper,
  margin: (x: 46pt, top: 72pt, bottom: 52pt),
  header-ascent: 26pt,
  header: grid(columns: (auto, 1fr), column-gutter: 24pt, align: (left + horizon, right + horizon),
    wordmark(11pt), text(size: 9pt, fill: soft, sheet.kind + " · " + sheet.project)),
  footer: grid(
    columns: (1fr, auto), column-gutter: 12pt, align: horizon,
    small(sheet.foot),
    small(context counter(page).display() + " / " + str(counter(page).final().first() + last-inserted)),
  ),
)
#show heading.where(level: 1): it => block(width: 92%, below: 8pt, it.body)
#show heading.where(level: 2): it => block(above: 0pt, below: 14pt, text(size: 12pt, weight: 500, it.body))
#show heading.where(level: 3): it => block(above: 18pt, below: 8pt, sticky: true,
  text(size: 9.5pt, weight: 600, it.body))
#let name-of(body, size) = text(size: size * 1pt, weight: 300, tracking: -0.01em, body)

${blockStyle}
#let tag(at) = std.label("type-" + str(at))
#let maker-tag(at) = std.label("maker-" + str(at))

// Cover
#v(70pt)
#text(size: 11pt, fill: soft, sheet.kind)
#v(6pt)
#heading(level: 1, name-of(sheet.project, sheet.projectSize * 1.25))
#v(20pt)
#block(width: 75%, rows-of(sheet.facts))
#v(1fr)
#block(width: 100%, breakable: false, stroke: 0.75pt + ink, inset: 16pt, {
  text(size: 9.5pt, weight: 600, sheet.approval.title)
  v(8pt)
  grid(columns: (1fr, 1fr), row-gutter: 9pt, ..sheet.approval.choices.map(each =>
    grid(columns: (10pt, 1fr), column-gutter: 8pt, align: horizon, box(width: 10pt, height: 10pt, stroke: 0.75pt + ink), each)))
  v(26pt)
  grid(columns: sheet.approval.fields.map(_ => 1fr), column-gutter: 18pt,
    ..sheet.approval.fields.map(each => stack(spacing: 5pt, line(length: 100%, stroke: 0.5pt + ink), small(each))))
})

// Schedule
#page(flipped: true, {
  heading(level: 1, name-of(sheet.schedule.title, 22))
  v(6pt)
  schedule-table(sheet.schedule.columns, sheet.schedule.wide, sheet.schedule.rows.enumerate().map(((at, row)) => (
    link(tag(at), text(weight: 600, cell-of(row.first()))),
    ..row.slice(1).map(cell-of),
    context link(tag(at), str(counter(page).at(tag(at)).first())),
  )))
  set text(size: 6.5pt)
  if makers.len() > 0 {
    block(above: 22pt, below: 8pt, sticky: true, heading(level: 2, outlined: false, bookmarked: false, sheet.makers.title))
    table(
      columns: (1fr, 1fr, auto, auto),
      inset: (x, y) => (left: if x == 0 { 0pt } else { 10pt }, right: 0pt, y: 4.5pt),
      stroke: (x, y) => (bottom: if y == 0 { 0.75pt + ink } else { rule }),
      table.header(..sheet.makers.columns.map(small)),
      ..makers.enumerate().map(((at, each)) => if each.pages == none {
        ([#each.title], [#each.types], table.cell(colspan: 2, each.note))
      } else {
        (
          link(maker-tag(at), text(weight: 600, each.title)), [#each.types], str(each.pages),
          context link(maker-tag(at), str(counter(page).at(maker-tag(at)).first())),
        )
      }).flatten(),
    )
  }
})

// Types
#for (at, type) in sheet.types.enumerate() {
  for (place, section) in type.sections.enumerate() {
    if at > 0 or place > 0 { pagebreak(weak: true) }
    if place == 0 {
      text(size: 9pt, fill: soft, type.collection)
      v(5pt, weak: true)
      [#heading(level: 1, bookmarked: true, outlined: true, {
        if type.mark != "" { box(fill: accent, radius: 2pt, inset: (x: 7pt, y: 4pt), text(size: 13pt, weight: 600, fill: on-accent, type.mark)); h(10pt) }
        name-of(type.name, type.nameSize)
      })#tag(at)]
    } else {
      text(size: 9pt, fill: soft, (type.mark, type.name).filter(each => each != "").join(" · "))
      v(5pt, weak: true)
    }
    block(below: 12pt, {
      text(size: 9pt, weight: 500, tracking: 0.04em, type.code)
      h(12pt)
      text(fill: soft, section.line)
    })
    heading(level: 2, section.title)
    for (number, blocks) in section.pages.enumerate() {
      if number > 0 { pagebreak() }
      for b in blocks { (kinds.at(b.kind))(b) }
    }
  }
}

// Documents of the maker: a page of ours before the pages of each
#let before = 0
#for (at, each) in makers.enumerate() {
  if each.pages != none {
    pagebreak(weak: true)
    if before > 0 { counter(page).update(number => number + before) }
    before = each.pages
    v(70pt)
    text(size: 9pt, fill: soft, sheet.makers.title)
    v(5pt)
    [#heading(level: 1, name-of(each.title, 22))#maker-tag(at)]
    v(14pt)
    block(width: 75%, rows-of(each.facts))
    v(10pt)
    block(width: 75%, text(fill: soft, sheet.makers.lead))
    [#context [#metadata(here().page())<inserted>]]
  }
}
`;
