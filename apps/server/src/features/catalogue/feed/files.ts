import { catalogIds } from '@lucerna/engine';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RowKind } from '../../../database/tables/catalogue';
import { typefaceName } from '../brand/read-typeface';
import { pictureName } from '../pictures/picture-index';

export type { RowKind };
export type FileKind =
  RowKind | 'document' | 'photometry' | 'drawing' | 'typeface' | 'picture' | 'pdf' | 'glb' | 'field';

/** A file of the feed. `name` is its path inside the folder, with slashes. */
export interface FeedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly kind: FileKind;
}

const inCatalog = `(${catalogIds.join('|')})`;

/** Articles of a subfamily in a catalogue. */
export const articleFile = new RegExp(`^byFamily/\\d+_${inCatalog}\\.json$`);
/** Variations of a model in a catalogue. */
export const variationFile = new RegExp(`^variations/\\d{4}_${inCatalog}\\.json$`);

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/^models(-[\w-]+)?\.json$/, 'model'],
  [articleFile, 'article'],
  [variationFile, 'variation'],
  [/^variations(-[\w-]+)?\.csv$/, 'variation'],
  [typefaceName, 'typeface'],
  [pictureName, 'picture'],
  [/^(lead-times|availability|related-models|technical-texts)\.csv$/, 'field'],
  [/^prices(-[\w-]+)?\.(json|csv)$/, 'price'],
  [/^rules\/\d+\.json$/, 'rule'],
  [/^named-rules\/\d+\.json$/, 'namedRule'],
  [/^photometry\/[\w-]+\.(ies|ldt)$/, 'photometry'],
  [/^brand\/(logo|logo-dark|icon)\.svg$/, 'drawing'],
  [/^documents\/[\w-]{1,80}\.pdf$/, 'pdf'],
  [/^bodies\/[a-z0-9-]{1,60}\.glb$/, 'glb'],
  [
    /^(accessories\/\d+|documents\/index|pictures\/index|photometry\/index|bodies\/[a-z0-9-]+)\.json$/,
    'document',
  ],
  [
    /^(feed|brand|brands|contacts|legal-pages|sellers|days-off|catalogs|rates|discounts|discount-limits|dictionaries|preconfigs|drivers|driver-articles)\.json$/,
    'document',
  ],
  [
    /^(gldf-models|canopies|drawn-systems|finishes|ceiling-materials|lamp-size-families|application-locations|excluded-application-ids)\.json$/,
    'document',
  ],
  [/^(Subfamilies|collections|collection-texts|decision-trees|support-topics)\.json$/, 'document'],
];

/** What a file of a feed is by its name; undefined where it is no part of one. */
export const fileKind = (name: string): FileKind | undefined =>
  kinds.find(([pattern]) => pattern.test(name))?.[1];

/** Lists a feed folder in the order of names: the files that the import reads, and the names of those it does not. */
export async function listFeed(
  folder: string,
): Promise<{ readonly files: readonly FeedFile[]; readonly ignored: readonly string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: FeedFile[] = [];
  const ignored: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, full).split(path.sep).join('/');
    const kind = fileKind(name);
    if (kind) files.push({ name, path: full, bytes: (await stat(full)).size, kind });
    else ignored.push(name);
  }
  const byName = (a: string, b: string) => (a < b ? -1 : 1);
  return { files: files.sort((a, b) => byName(a.name, b.name)), ignored: ignored.sort(byName) };
}
