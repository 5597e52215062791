/** PDF, archives and workbooks. */
const compressed = /^application\/(pdf|zip|vnd\.openxmlformats)/;

/** Names under which an answer carries money or what it is made of. */
const priced =
  /price|pvp|gross|net$|^net|amount|discount|surcharge|increment|^(eur|usd)\d*$|^iva|^sub_?total|percent$/i;
/** Names that look alike and are none: weights, the sign that prices are left out, the code of a row of prices. */
const harmless = /weight|^pricesHidden$|^priceReference$/i;

/**
 * Where in an answer a price, a discount or a total stands: paths of every number above zero, or text that holds one,
 * under such a name. Empty when it shows none. An answer that is no JSON is searched for sums of money,
 * but a compressed one, whose bytes may be anything: tests of their own read those.
 */
export function shownPrices(text: string, type: string): string[] {
  if (compressed.test(type)) return [];
  if (!type.startsWith('application/json'))
    return /\d[\d.,]*\s?(€|EUR|USD)|[€$]\s?\d/.test(text) ? ['text'] : [];
  const found: string[] = [];
  const walk = (value: unknown, path: string, isPrice: boolean): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        const named = Array.isArray(value) ? isPrice : isPrice || priced.test(name);
        if (!harmless.test(name)) walk(each, `${path}.${name}`, named);
      }
    } else if (isPrice && (typeof value === 'number' ? value !== 0 : /[1-9]/.test(String(value))))
      found.push(path);
  };
  walk(JSON.parse(text === '' ? 'null' : text), '', false);
  return found;
}
