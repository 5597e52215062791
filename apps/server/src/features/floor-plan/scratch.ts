import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What is older was left by a process that died: an upload takes a minute. */
const oldMs = 3_600_000;

/** Makes the folder of unfinished uploads, and removes what a process that died has left in it; gives its path. */
export async function openScratch(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > oldMs) await rm(file, { force: true });
  }
  return folder;
}
