import { readXml } from '@lucerna/spreadsheet';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, with single spaces. */
  readonly text: string;
}

/** Why a text is no XML that is taken. */
export class XmlFault extends Error {}

export const xmlLimits = { bytes: 20_000_000, elements: 200_000, depth: 60 } as const;

/** A text in the encoding that its first bytes say, whatever it says of itself. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlFault('its text is not in the encoding that it begins with');
  }
}

/** The tree of an XML document. A document type is refused: nothing that it declares is ever looked at. Throws XmlFault. */
export function readXmlTree(bytes: Buffer): XmlElement {
  if (bytes.length > xmlLimits.bytes) throw new XmlFault(`it has more than ${xmlLimits.bytes} bytes`);
  const text = decoded(bytes);
  if (/<!DOCTYPE/i.test(text)) throw new XmlFault('it declares a document type');
  interface Open {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly children: Open[];
    text: string;
  }
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  const xml = readXml({
    open(name, attributes) {
      elements += 1;
      if (elements > xmlLimits.elements)
        throw new XmlFault(`it has more than ${xmlLimits.elements} elements`);
      if (open.length > xmlLimits.depth) throw new XmlFault('its elements stand too deep in each other');
      const element: Open = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(more) {
      const inner = open.at(-1);
      if (inner) inner.text += more;
    },
    close() {
      const closed = open.pop();
      if (closed) closed.text = closed.text.replace(/\s+/g, ' ').trim();
    },
  });
  try {
    xml.write(text);
    xml.close();
  } catch (cause) {
    if (cause instanceof XmlFault) throw cause;
    throw new XmlFault(
      cause instanceof Error ? `it is broken: ${cause.message.split('\n')[0] ?? ''}` : 'it is broken',
    );
  }
  const [first] = root.children;
  if (!first) throw new XmlFault('it is empty');
  return first;
}

/** The first element on a path of names below another. */
export const within = (
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>(
    (found, name) => found?.children.find((each) => each.name === name),
    element,
  );

/** All elements of a name below the first on the path before it. */
export function allWithin(
  element: XmlElement | undefined,
  ...names: readonly string[]
): readonly XmlElement[] {
  const parent = within(element, ...names.slice(0, -1));
  return parent?.children.filter(({ name }) => name === names.at(-1)) ?? [];
}
