import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What is older was left by a process that died: no upload and no document takes that long. */
const oldMs = 3_600_000;

/** Makes the folder, and removes what a process that died has left in it. */
async function open(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const facts = await stat(left).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > oldMs) await rm(left, { recursive: true, force: true });
  }
}

/** Gives work a folder of its own, for files that are too large for memory. */
export type Scratch = <T>(work: (folder: string) => Promise<T>) => Promise<T>;

const opened = new Map<string, Promise<void>>();

/** Scratch folders under a home; each is removed with all that is in it when its work has ended. */
export function scratchIn(home: string): Scratch {
  const folder = path.join(home, 'scratch');
  return async (work) => {
    const opening = opened.get(folder) ?? open(folder);
    opened.set(folder, opening);
    await opening;
    const own = await mkdtemp(path.join(folder, 'work-'));
    try {
      return await work(own);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  };
}
