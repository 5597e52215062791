import { readFile } from 'node:fs/promises';
import { memberOf } from '../../../../records';
import type { FeedFile } from '../files';
import { readJson } from '../json-text';

/** Whether a feed says of itself that it only changes the revision in force; what is wrong with its manifest is told elsewhere. */
export async function isPartial(files: readonly FeedFile[]): Promise<boolean> {
  const manifest = files.find(({ name }) => name === 'feed.json');
  if (!manifest) return false;
  const read = readJson(await readFile(manifest.path));
  return read.ok && memberOf(read.value, 'partial') === true;
}
