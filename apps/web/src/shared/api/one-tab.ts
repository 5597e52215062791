/**
 * Renews the session in one tab after the other, where the browser can lock (a secure context). The server takes the token
 * before the last exchange for parallel tabs, but ends the session for the one before that: many tabs that are restored
 * at once would send such a one.
 */
export function oneTabAtATime<T>(renew: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request('lucerna.renewal', renew) : renew();
}
