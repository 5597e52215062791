import type { MakerPicture } from '@lucerna/engine';
import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import { picture } from '../../../database/tables/picture';
import { batchesOf, typed } from '../../../database/typed';
import type { Catalogue, MakerPictures } from '../../../ports/catalogue';
import { documentOf } from '../revision/documents';
import type { IndexedPicture } from './picture-index';
import { isPicture } from './warn-of-pictures';

/** More of one model nobody looks at; more broken ones have one cause. */
const maxOfOne = 200;
const maxBroken = 1000;

interface FollowedPictures {
  now(): MakerPictures;
  /** Reads the pictures of these contents again, with commas between them; all of them for null. */
  read(contents: string | null): Promise<void>;
}

type Row = Pick<
  typeof picture.$inferSelect,
  'content' | 'state' | 'reason' | 'width' | 'height' | 'widths' | 'placeholder'
>;

const nobodys: MakerPictures = {
  of: () => [],
  ofCollection: () => [],
  sample: () => null,
  isAnyOfModels: false,
  collections: [],
  progress: { total: 0, made: 0, avifWaiting: 0, broken: [] },
};

export const noMakerPictures: FollowedPictures = { now: () => nobodys, read: async () => undefined };

/** What the index of a revision says of its pictures, beside what was made of them so far. */
export async function openMakerPictures(pool: pg.Pool, catalogue: Catalogue): Promise<FollowedPictures> {
  const index = documentOf(catalogue, 'pictures/index') ?? [];
  if (index.length === 0) return noMakerPictures;
  const files = new Map(
    index.flatMap(({ file }) => {
      const name = `pictures/${file}`;
      const stored = isPicture(name) ? documentOf(catalogue, name) : undefined;
      return stored ? [[file, stored.content] as const] : [];
    }),
  );
  const rows = new Map<string, Row>();
  const { content, state, reason, width, height, widths, placeholder } = picture;
  const readRows = async (contents: readonly string[]) => {
    for (const batch of batchesOf([...new Set(contents)])) {
      const found = await typed(pool)
        .select({ content, state, reason, width, height, widths, placeholder })
        .from(picture)
        .where(inArray(content, batch));
      for (const row of found) rows.set(row.content, row);
    }
  };
  await readRows([...files.values()]);
  let latest = picturesOf(index, files, rows);
  return {
    now: () => latest,
    async read(contents) {
      const own = new Set(files.values());
      const changed = contents === null ? [...own] : contents.split(',').filter((each) => own.has(each));
      if (changed.length === 0) return;
      await readRows(changed);
      latest = picturesOf(index, files, rows);
    },
  };
}

function picturesOf(
  index: readonly IndexedPicture[],
  files: ReadonlyMap<string, string>,
  rows: ReadonlyMap<string, Row>,
): MakerPictures {
  const ofModels = new Map<string, MakerPicture[]>();
  const ofCollections = new Map<number, MakerPicture[]>();
  const samples = new Map<string, MakerPicture>();
  const add = <Key>(map: Map<Key, MakerPicture[]>, key: Key, made: MakerPicture) => {
    const known = map.get(key);
    if (!known) map.set(key, [made]);
    else if (known.length < maxOfOne) known.push(made);
  };
  for (const row of index) {
    const stored = rows.get(files.get(row.file) ?? '');
    const made = stored && shown(row, stored);
    if (!made) continue;
    if (row.role === 'sample') samples.set(row.finish, made);
    else for (const model of row.models) add(ofModels, model, made);
    if (row.role === 'ambient' && row.subFamilyId !== undefined) add(ofCollections, row.subFamilyId, made);
  }
  const stored = [...new Map([...files].map(([file, content]) => [content, file])).entries()];
  const broken = stored.flatMap(([content, file]) => {
    const row = rows.get(content);
    return row?.state === 'broken' ? [{ file: `pictures/${file}`, reason: row.reason ?? '' }] : [];
  });
  return {
    of: (model) => ofModels.get(model) ?? [],
    ofCollection: (subFamilyId) => ofCollections.get(subFamilyId) ?? [],
    sample: (finish) => samples.get(finish) ?? null,
    isAnyOfModels: index.some(({ role }) => role === 'product'),
    collections: [...ofCollections.keys()],
    progress: {
      total: stored.length,
      made: stored.filter(([content]) => isShown(rows.get(content))).length,
      avifWaiting: stored.filter(([content]) => rows.get(content)?.state === 'webp').length,
      broken: broken.slice(0, maxBroken),
    },
  };
}

const isShown = (row: Row | undefined): boolean =>
  row !== undefined && row.state !== 'waiting' && row.state !== 'broken';

function shown(row: IndexedPicture, stored: Row): MakerPicture | null {
  const { content, state, width, height, widths, placeholder } = stored;
  if (!isShown(stored) || placeholder === null) return null;
  const layer = row.role === 'product' ? row.layer : undefined;
  const temperature = row.role === 'sample' ? undefined : row.temperature;
  return {
    ...{ content, role: row.role, width, height, widths, hasAvif: state === 'made', placeholder },
    ...(row.finish !== undefined && { finish: row.finish }),
    ...(temperature !== undefined && { temperature }),
    ...(layer !== undefined && { layer }),
  };
}
