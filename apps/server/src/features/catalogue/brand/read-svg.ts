/** An element of a drawing with what stands in it. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SvgElement | string)[];
}

/** Why a text is no drawing that can be taken, for whoever brings it. */
export class SvgFault extends Error {}

export const svgLimits = { bytes: 200_000, elements: 5000, depth: 40 } as const;

const name = /[A-Za-z_][\w.:-]*/y;
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text with its references written out. Entities of a document type are refused: they may stand for anything. */
function plain(text: string): string {
  return text.replace(/&([^;\s]{0,10});?/g, (_, entity: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(entity) ?? [];
    const code = hex ? parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    if (code > 31 && code < 0xd800) return String.fromCodePoint(code);
    const known = entities[entity];
    if (known === undefined) throw new SvgFault(`the reference &${entity}; is not known`);
    return known;
  });
}

/** Reads the XML of a drawing: elements, attributes and texts. Comments and instructions are left out. Throws SvgFault. */
export function readSvg(text: string): SvgElement {
  if (text.length > svgLimits.bytes) throw new SvgFault(`more than ${svgLimits.bytes} bytes`);
  interface Open {
    name: string;
    attributes: Map<string, string>;
    children: (SvgElement | string)[];
  }
  const open: Open[] = [{ name: '', attributes: new Map(), children: [] }];
  const inner = () => open[open.length - 1]!;
  let [at, elements] = [0, 0];
  const until = (end: string, what: string): string => {
    const found = text.indexOf(end, at);
    if (found < 0) throw new SvgFault(`${what} has no end`);
    const passed = text.slice(at, found);
    at = found + end.length;
    return passed;
  };
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next < 0 ? text.length : next;
      const said = plain(text.slice(at, end));
      if (open.length > 1) inner().children.push(said);
      else if (said.trim() !== '' && said !== '\ufeff') throw new SvgFault('it does not begin with <svg>');
      at = end;
    } else if (text.startsWith('<!--', at)) until('-->', 'a comment');
    else if (text.startsWith('<?', at)) until('?>', 'an instruction');
    else if (text.startsWith('<![CDATA[', at)) {
      at += 9;
      inner().children.push(until(']]>', 'a section'));
    } else if (text.startsWith('<!', at)) {
      if (until('>', 'the document type').includes('['))
        throw new SvgFault('it declares entities of its own');
    } else if (text.startsWith('</', at)) {
      at += 2;
      const closed = until('>', 'an element').trim();
      const done = open.pop();
      if (open.length === 0 || done?.name !== closed)
        throw new SvgFault(`</${closed.slice(0, 40)}> closes nothing`);
      inner().children.push(done);
    } else {
      at += 1;
      name.lastIndex = at;
      const [called] = name.exec(text) ?? [];
      if (called === undefined) throw new SvgFault('a sign < stands where no element begins');
      at += called.length;
      const attributes = new Map<string, string>();
      for (;;) {
        attribute.lastIndex = at;
        const found = attribute.exec(text);
        if (!found) break;
        const [whole, key = '', value = ''] = found;
        attributes.set(key, plain(value.slice(1, -1)));
        at += whole.length;
      }
      const [end] = /\s*\/?>/y.exec(text.slice(at, at + 200)) ?? [];
      if (end === undefined) throw new SvgFault(`<${called.slice(0, 40)}> cannot be read`);
      at += end.length;
      elements += 1;
      if (elements > svgLimits.elements) throw new SvgFault(`more than ${svgLimits.elements} elements`);
      const element: Open = { name: called, attributes, children: [] };
      if (end.includes('/')) inner().children.push(element);
      else if (open.length > svgLimits.depth) throw new SvgFault('its elements stand too deep in each other');
      else open.push(element);
    }
  }
  const roots = inner().children.filter((each): each is SvgElement => typeof each !== 'string');
  if (open.length !== 1) throw new SvgFault(`<${inner().name.slice(0, 40)}> has no end`);
  const [root] = roots;
  if (!root || roots.length > 1 || root.name !== 'svg') throw new SvgFault('it does not begin with <svg>');
  return root;
}
