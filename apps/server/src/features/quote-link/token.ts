import { createHmac } from 'node:crypto';
import type { Secrets } from '../../secrets';
import { tokenHash } from '../account';

/** 192 bits: whoever tries a thousand million a second finds none while the sun shines. */
const tokenLength = 32;

/**
 * The secret of a link's address. It follows from the link and the secret of the installation, so that it can be copied again
 * and is stored nowhere.
 */
export const tokenOf = ({ signing }: Secrets, linkId: string): string =>
  createHmac('sha256', signing).update(`quote link ${linkId}`).digest('base64url').slice(0, tokenLength);

/** The same where it is still what the link was made with: not after the secret of the installation was changed. */
export function knownToken(secrets: Secrets, id: string, stored: Buffer): string | null {
  const token = tokenOf(secrets, id);
  return tokenHash(token).equals(stored) ? token : null;
}
