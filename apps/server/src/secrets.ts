import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env';
import { codeOf } from './thrown';

export interface Secrets {
  /** Key of the access tokens. */
  readonly signing: Uint8Array;
}

/**
 * Reads a secret of the data folder, or makes and keeps one that only its owner can read.
 * Two processes that start together end with the same one.
 */
export function keptSecret(home: string, name: string, make: () => string): string {
  const file = path.join(home, name);
  try {
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

/** The secrets of this installation: from SECRET, else generated and kept in the data folder. */
export function openSecrets(env: Env): Secrets {
  const secret = env.secret ?? keptSecret(env.home, 'secret', () => randomBytes(32).toString('base64url'));
  return { signing: new TextEncoder().encode(secret) };
}
