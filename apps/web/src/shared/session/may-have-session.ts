import { sessionMark } from '@lucerna/contract/session-mark';
import { readLocal } from '../local-storage/local-storage';

/**
 * Whether this browser was signed in and still has the cookies of it. A session that began before there was a mark is
 * found by asking, as that of any browser.
 */
export function mayHaveSession(): boolean {
  const cookies = globalThis.document?.cookie ?? '';
  return readLocal<boolean>('hasBeenActive') === true && cookies.includes(`${sessionMark}=`);
}
