import { blockStyle } from '../product/block-style';
import { houseStyle } from '../typst/house-style';
import { scheduleStyle } from '../typst/schedule-style';
import { viewStyle } from '../typst/view-style';

/**
 * A submittal in Typst: a cover with room for the reviewer, the schedule on its side, and each type on pages of its own. It is set in
 * parts: the frame has cover, schedule, and head and foot of all pages; types and makers' documents are without those.
 */
export const submittalTemplate = String.raw`${houseStyle}${viewStyle}${scheduleStyle}
#let block-level = 3
#let is-frame = "pages" in sheet
#let makers = if is-frame { sheet.makers.documents } else { () }
// Pages of others come behind those that are counted here.
#let last-inserted = makers.fold(0, (last, each) => if each.pages == none { last } else { each.pages })
#set page(
  paper: sheet.paper,
  margin: (x: 46pt, top: 72pt, bottom: 52pt),
  header-ascent: 26pt,
  header: if is-frame {
    grid(columns: (auto, 1fr), column-gutter: 24pt, align: (left + horizon, right + horizon),
      wordmark(11pt), text(size: 9pt, fill: soft, sheet.kind + " · " + sheet.project))
  },
  footer: if is-frame {
    grid(
      columns: (1fr, auto), column-gutter: 12pt, align: horizon,
      small(sheet.foot),
      small(context counter(page).display() + " / " + str(counter(page).final().first() + last-inserted)),
    )
  },
)
#show heading.where(level: 1): it => block(width: 92%, below: 8pt, it.body)
#show heading.where(level: 2): it => block(above: 0pt, below: 14pt, text(size: 12pt, weight: 500, it.body))
#show heading.where(level: 3): it => block(above: 18pt, below: 8pt, sticky: true,
  text(size: 9.5pt, weight: 600, it.body))
#let name-of(body, size) = text(size: size * 1pt, weight: 300, tracking: -0.01em, body)

${blockStyle}
#let tag(at) = std.label("type-" + str(at))
#let maker-tag(at) = std.label("maker-" + str(at))

// Where a chapter begins, for the frame.
#let begins = context [#metadata(here().page())<begins>]

#let cover() = {
  v(70pt)
  text(size: 11pt, fill: soft, sheet.kind)
  v(6pt)
  heading(level: 1, name-of(sheet.project, sheet.projectSize * 1.25))
  v(20pt)
  block(width: 75%, rows-of(sheet.facts))
  v(1fr)
  block(width: 100%, breakable: false, stroke: 0.75pt + ink, inset: 16pt, {
    text(size: 9.5pt, weight: 600, sheet.approval.title)
    v(8pt)
    grid(columns: (1fr, 1fr), row-gutter: 9pt, ..sheet.approval.choices.map(each =>
      grid(columns: (10pt, 1fr), column-gutter: 8pt, align: horizon, box(width: 10pt, height: 10pt, stroke: 0.75pt + ink), each)))
    v(26pt)
    grid(columns: sheet.approval.fields.map(_ => 1fr), column-gutter: 18pt,
      ..sheet.approval.fields.map(each => stack(spacing: 5pt, line(length: 100%, stroke: 0.5pt + ink), small(each))))
  })
}

#let schedule() = {
  page(flipped: true, {
    heading(level: 1, name-of(sheet.schedule.title, 22))
    v(6pt)
    schedule-table(sheet.schedule.columns, sheet.schedule.shares, sheet.schedule.rows.enumerate().map(((at, row)) => (
      whole-cell(row.isWhole, link(tag(at), text(weight: 600, cell-of(row.cells.first())))),
      ..row.cells.slice(1).map(cell-of),
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
}

// The pages of the parts, with head and foot alone.
#let places() = {
  for (at, count) in sheet.pages.types.enumerate() {
    for number in range(count) { page(if number == 0 [#metadata(none)#tag(at)]) }
  }
  let before = 0
  let counts = sheet.pages.makers
  for (at, each) in makers.enumerate() {
    if each.pages != none {
      let count = counts.remove(0)
      for number in range(count) {
        page({
          if number == 0 {
            if before > 0 { let added = before; counter(page).update(number => number + added) }
            [#metadata(none)#maker-tag(at)]
          }
          if number == count - 1 { context [#metadata(here().page())<inserted>] }
        })
      }
      before = each.pages
    }
  }
}

#let types-of(types) = {
  for (at, type) in types.enumerate() {
    for (place, section) in type.sections.enumerate() {
      if at > 0 or place > 0 { pagebreak(weak: true) }
      if place == 0 {
        begins
        text(size: 9pt, fill: soft, type.collection)
        v(5pt, weak: true)
        heading(level: 1, bookmarked: true, outlined: true, {
          if type.mark != "" { box(fill: accent, radius: 2pt, inset: (x: 7pt, y: 4pt), text(size: 13pt, weight: 600, fill: on-accent, type.mark)); h(10pt) }
          name-of(type.name, type.nameSize)
        })
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
}

// A page of ours before the pages of each.
#let makers-of(documents) = {
  for (at, each) in documents.enumerate() {
    if at > 0 { pagebreak(weak: true) }
    begins
    v(70pt)
    text(size: 9pt, fill: soft, sheet.makersTitle)
    v(5pt)
    heading(level: 1, name-of(each.title, 22))
    v(14pt)
    block(width: 75%, rows-of(each.facts))
    v(10pt)
    block(width: 75%, text(fill: soft, sheet.lead))
  }
}

#if is-frame { cover(); schedule(); places() }
#if "types" in sheet { types-of(sheet.types) }
#if "lead" in sheet { makers-of(sheet.makers) }
`;
