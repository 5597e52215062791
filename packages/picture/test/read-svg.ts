/** What a strict reader finds in a drawing; throws on text that is not well-formed. */
export interface ReadSvg {
  elements: string[];
  attributes: string[];
  ids: string[];
  /** Ids that the drawing refers to, in fills, masks and href. */
  references: string[];
}

const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;

export function readSvg(text: string): ReadSvg {
  const open: string[] = [];
  const found: ReadSvg = { elements: [], attributes: [], ids: [], references: [] };
  let position = 0;
  while (position < text.length) {
    tag.lastIndex = position;
    const match = tag.exec(text);
    if (!match) throw new Error(`Not well-formed at ${position}: ${text.slice(position, position + 60)}`);
    const [whole, closing, name = '', attributes = '', empty] = match;
    position += whole.length;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes another element at ${position}`);
      continue;
    }
    found.elements.push(name);
    for (const [, key = '', value = ''] of attributes.matchAll(/([A-Za-z][\w:-]*)="([^"]*)"/g)) {
      found.attributes.push(key);
      if (/NaN|Infinity|undefined/.test(value)) throw new Error(`${name} has ${key}="${value}"`);
      if (key === 'id') found.ids.push(value);
      const reference = /url\(#([^)]+)\)/.exec(value)?.[1] ?? (key === 'href' ? value.slice(1) : undefined);
      if (reference) found.references.push(reference);
    }
    if (!empty) open.push(name);
    if (open.length === 0 && position < text.length) throw new Error('More than one root');
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(' ')}`);
  return found;
}
