/** What our addresses are made of; everything else in one is a value: an id, a code, a token, what was typed. */
const word = /^(?:[a-z][a-z-]{0,30}|v\d|[a-z]+v\d|config\.json)$/;

/** The address of a call for a report: its path, without origin and query, with `*` for each value in it. */
export function pathOf(address: string): string {
  const [path = ''] = address.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/);
  const parts = path.split('/').map((part) => (part === '' || word.test(part) ? part : '*'));
  return parts.join('/').slice(0, 200);
}
