import { hash } from 'node:crypto';

/** The tag of a body: weak, since a proxy or the server may send the same body compressed. */
export const entityTag = (body: string | Uint8Array, before = ''): string =>
  `W/"${before}${hash('sha256', body, 'base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names a tag: one of several, weak or strong (RFC 9110, 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag));
}
