/** An element of XML, written. */
export type Xml = string;

/** What no XML can hold: control characters but tab and new line, and what is no character. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .replace(unwritable, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export type Attributes = Readonly<Record<string, string | number>>;

/** An element with what is in it, in its order; what is null is left out. */
export function element(name: string, attributes: Attributes, ...inside: readonly (Xml | null)[]): Xml {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const content = inside.filter((each) => each !== null).join('');
  return content === '' ? `<${name}${told.join('')}/>` : `<${name}${told.join('')}>${content}</${name}>`;
}

/** An element that holds a text or a number; null where there is none. */
export const textElement = (
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): Xml | null =>
  text === null || text === undefined || text === ''
    ? null
    : element(name, attributes, escaped(String(text)));

/** An element, or nothing where nothing is in it. */
export const unlessEmpty = (
  name: string,
  attributes: Attributes,
  ...inside: readonly (Xml | null)[]
): Xml | null =>
  inside.some((each) => each !== null && each !== '') ? element(name, attributes, ...inside) : null;

export const xmlFile = (root: Xml): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, 'utf8');
