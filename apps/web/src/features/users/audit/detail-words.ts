/** What an id says to nobody. */
const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);

/**
 * The particulars of an event as short words: rights by their names with + for given and − for taken, other values as
 * they are. Ids and what was there before are left out.
 */
export function detailWords(
  detail: Readonly<Record<string, unknown>>,
  nameRight: (right: string) => string,
  /** The way of somebody who signed in without another service. */
  withPassword: string,
): string[] {
  return Object.entries(detail).flatMap(([name, value]) => {
    if (name === 'before' || name === 'roleId') return [];
    if (Array.isArray(value)) {
      const sign = name === 'given' ? '+ ' : name === 'taken' ? '− ' : '';
      return value.map((each) => `${sign}${nameRight(String(each))}`);
    }
    if (name === 'by' && value === 'password') return [withPassword];
    if (typeof value === 'number') return [String(value)];
    return typeof value === 'string' && value !== '' && !isId(value) ? [value] : [];
  });
}
