import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOutbox } from './outbox';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lucerna-outbox-')), 'outbox');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const letter = (nth: number) => ({
  to: 'a@b.test',
  subject: `Letter ${nth}`,
  text: 'Hello',
  html: '<p>Hello</p>',
});
const nameOf = (nth: number) => ({
  id: String(nth).padStart(12, '0'),
  at: new Date(Date.UTC(2030, 0, 1, 0, 0, nth)),
});

it('shows the last two hundred letters, newest first, and keeps few more on disk', async () => {
  const outbox = openOutbox(folder);
  for (let nth = 0; nth < 320; nth += 1) await outbox.send(letter(nth), nameOf(nth));
  const kept = (await outbox.kept?.()) ?? [];
  expect(kept.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 200 }, (_, nth) => `Letter ${319 - nth}`),
  );
  expect(readdirSync(folder).length).toBeLessThanOrEqual(250);
});

it('takes letters again once its folder is back', async () => {
  const outbox = openOutbox(folder);
  await outbox.send(letter(1), nameOf(1));
  rmSync(folder, { recursive: true });
  // The job of a letter tries again.
  await expect(outbox.send(letter(2), nameOf(2))).rejects.toThrow('ENOENT');
  await outbox.send(letter(2), nameOf(2));
  expect(readdirSync(folder)).toHaveLength(1);
});
