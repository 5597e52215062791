import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd } from './at-end';
import { writeOtherMaker } from './other-maker';

/** Where the feed of the demo maker is. */
export const demoCatalogue = fileURLToPath(new URL('../../../catalogue', import.meta.url));

type Change = (text: string) => string;
const isChange = (content: string | object): content is Change => typeof content === 'function';

/** Files of a feed by their names: the text, what is written as JSON, or the text made of the one that is there. */
export type FeedFiles = Readonly<Record<string, string | object | Change>>;

/** A new folder that is gone when the test file ends. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-feed-'));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function writeFiles(folder: string, files: FeedFiles): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (isChange(content)) writeFileSync(file, content(readFileSync(file, 'utf8')));
    else writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** A copy of the feed of the demo maker, with some files changed or beside its own. */
export function demoFeed(files: FeedFiles = {}): string {
  const folder = newFolder();
  cpSync(demoCatalogue, folder, { recursive: true });
  return writeFiles(folder, files);
}

/** The feed of the other maker, with some files changed or beside its own. */
export function otherFeed(files: FeedFiles = {}): string {
  const folder = newFolder();
  writeOtherMaker(folder);
  return writeFiles(folder, files);
}

/** A feed that changes the one in force by these files. */
export const partialFeed = (files: FeedFiles): string =>
  writeFiles(newFolder(), { 'feed.json': { format: 1, partial: true }, ...files });
