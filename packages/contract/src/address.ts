/** The places and the query of a call. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Fills `:name` places with encoded values and adds the query: `/a/:id` with `{id: 'x/y'}` is `/a/x%2Fy`. */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const isWritten = typeof each === 'number' || typeof each === 'boolean' || typeof each === 'string';
      if (isWritten && each !== '') pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(each)}`);
    }
  }
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
