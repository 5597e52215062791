import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's second choice: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing fills a core, so only this many run at once; the rest wait and other calls stay quick. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a hash it takes as long as with one and is false: nobody learns who has an account. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = kept ?? (await decoy);
  const same = await inTurn(() => verify(against, password));
  return kept !== null && same;
}
