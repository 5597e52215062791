import { typeface } from './fonts';

/**
 * What all documents look alike in, as the beginning of a template in Typst: `sheet` with what is printed, colours,
 * lines, text, and the wordmark of the brand.
 */
export const houseStyle = String.raw`
#let sheet = json(bytes(sys.inputs.sheet))
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
