import { typeface } from './fonts';

/**
 * What all documents look alike in, as the beginning of a template in Typst: `sheet` with what is printed, colours,
 * lines, text, and the wordmark of the brand.
 */
export const houseStyle = String.raw`
// Room to break a long word is no sign: written as one it would belong to the letter before it, wherever that letter stands.
// Of no width at all it would be left out.
#let softened(value) = if type(value) == str {
  if value.contains("\u{200b}") { value.split("\u{200b}").join(h(0.001pt)) } else { value }
} else if type(value) == array { value.map(softened) } else if type(value) == dictionary {
  value.pairs().map(((key, each)) => (key, softened(each))).to-dict()
} else { value }
#let sheet = softened(json(bytes(sys.inputs.sheet)))
#let ink = rgb("#2b3038")
#let soft = rgb("#5d6673")
#let line-colour = rgb("#d9dbdf")
#let rule = 0.5pt + line-colour
#let ground = rgb("#f5f4f1")
#let lime = rgb("#dceb00")

#set document(title: sheet.title, author: sheet.brand, date: auto)
#set text(font: "${typeface}", size: 8.5pt, fill: ink, lang: sheet.language, number-width: "tabular", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)

#let small(body) = text(size: 7pt, fill: soft, body)
#let wordmark(size) = text(size: size, weight: 500, tracking: 0.36em, upper(sheet.brand))
`;
