import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptLetter, Mail } from '../ports/mail';
import { z } from 'zod';

/** A letter as its file holds it. */
const storedLetter: z.ZodType<KeptLetter> = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

const maxLetters = 200;
/** So many more are swept together: to look into the folder costs more than a letter. */
const spareLetters = 50;

/** Keeps letters as files that only their owner can read, the last two hundred of them. */
export function openOutbox(folder: string): Mail {
  const names = async () => {
    const all = await readdir(folder).catch(() => []);
    return all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  };
  /** Letters in the folder, as far as it was looked into; null before. Several processes may write, so that it is looked into again. */
  let count: number | null = null;
  const sweep = async () => {
    const all = await names();
    for (const old of all.slice(maxLetters)) await rm(path.join(folder, old), { force: true });
    count = Math.min(all.length, maxLetters);
  };
  return {
    async send(letter, name) {
      // A folder that somebody takes away meanwhile is made anew when the job tries again.
      if (count === null) await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = name.at.toISOString();
      const id = `${at.replace(/[-:.]/g, '')}-${name.id.slice(0, 12)}`;
      const file = path.join(folder, `${id}.json`);
      const kept: KeptLetter = { id, at, ...letter };
      const scratch = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(scratch, JSON.stringify(kept), { mode: 0o600 });
        await rename(scratch, file);
      } catch (error) {
        count = null;
        throw error;
      }
      if (count === null || count >= maxLetters + spareLetters) await sweep();
      else count += 1;
    },
    async kept() {
      const letters = (await names()).slice(0, maxLetters).map(async (name) => {
        const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
        return text === null ? [] : [storedLetter.parse(JSON.parse(text))];
      });
      return (await Promise.all(letters)).flat();
    },
    close: () => undefined,
  };
}
