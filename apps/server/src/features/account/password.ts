import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fairQueue } from './fair-queue';

/** argon2id (the library's default) with OWASP's second choice: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing fills a core, so one core is left to everybody else, and two of the pool's four threads at least. */
const maxAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
const inTurn = fairQueue(maxAtOnce);

/** `place`: where it was asked from; places take turns. */
export function hashPassword(password: string, place = ''): Promise<string> {
  return inTurn(place, () => hash(password, cost));
}

const inBase64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
const { memoryCost, timeCost, parallelism } = cost;
/** A hash of nothing, at the same cost. */
const decoy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${inBase64(16)}$${inBase64(32)}`;

/**
 * Checks a password. Without a hash it takes as long as with one and is false: nobody learns who has an account.
 * `place`: where it was asked from; places take turns.
 */
export async function isPassword(kept: string | null, password: string, place = ''): Promise<boolean> {
  const same = await inTurn(place, () => verify(kept ?? decoy, password));
  return kept !== null && same;
}
