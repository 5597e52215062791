import { typefaces } from './fonts';

const families = typefaces.map((family) => JSON.stringify(family)).join(', ');

/**
 * What all documents look alike in, as the beginning of a template in Typst: `sheet` with what is printed, colours,
 * lines, text, and the logo of the brand, or its name.
 */
export const houseStyle = String.raw`
// Room to break a long word is no sign: written as one it would belong to the letter before it, wherever that letter stands.
// Of no width at all it would be left out.
#let softened(value) = if type(value) == str {
  if value.contains("\u{200b}") { value.split("\u{200b}").join(h(0.001pt)) } else { value }
} else if type(value) == array { value.map(softened) } else if type(value) == dictionary {
  value.pairs().map(((key, each)) => (key, softened(each))).to-dict()
} else { value }
#let sheet = softened(json("/sheet.json"))
#let ink = rgb("#2b3038")
#let soft = rgb("#5d6673")
#let line-colour = rgb("#d9dbdf")
#let rule = 0.5pt + line-colour
#let ground = rgb("#f5f4f1")
#let look = json("/look.json")
#let accent = rgb(look.accent)
#let on-accent = rgb(look.onAccent)

// Everything that is laid out is remembered with the rules that hold where it stands, and with all that those name. So none names what
// is another one in the next document: title and name hold for nothing that follows, and no rule names the whole sheet.
#[#set document(title: sheet.title, author: sheet.brand, date: auto)]
#set text(font: (..look.families, ${families}), size: 8.5pt, fill: ink, lang: sheet.language, number-width: "tabular", hyphenate: false)
#set par(leading: 0.5em, spacing: 0.6em)

#let small(body) = text(size: 7pt, fill: soft, body)
#let brand = sheet.brand
// A logo has about as much ink as the name in words, whatever its proportion.
#let wordmark(size) = if look.logo == none {
  text(size: size, weight: 500, tracking: 0.36em, upper(brand))
} else {
  let ratio = look.logo.width / look.logo.height
  let height = calc.min(calc.sqrt(6 / ratio), 2.4, 12 / ratio) * size
  image(bytes(look.logo.svg), format: "svg", height: height, alt: brand)
}
`;
