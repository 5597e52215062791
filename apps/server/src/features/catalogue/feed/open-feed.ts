import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFeed, type FeedFile } from './files';
import type { GldfBase } from './gldf/gldf-feed';
import { unpackGldf, type FeedNote } from './gldf/unpack-gldf';
import { FeedProblems, type FeedPlace } from './problem';
import { unpackWorkbook } from './workbook/unpack-workbook';

/** A feed as files that can be read one by one, whatever it was given as. */
export interface OpenedFeed {
  readonly files: readonly FeedFile[];
  /** Names of what is no part of a feed. */
  readonly ignored: readonly string[];
  /** The faults that opening it found; those that are added later are placed in what was given. */
  readonly problems: FeedProblems;
  readonly placed: (at: FeedPlace) => FeedPlace;
  /** It could be read at all. */
  readonly isOpen: boolean;
  /** What opening it found that refuses nothing. */
  readonly notes: readonly FeedNote[];
  /** It was made for the revision in force, and is of no use for another. */
  readonly isOfBase: boolean;
  /** Removes what was unpacked. */
  readonly close: () => Promise<void>;
}

const isGldf = (name: string) => /^[^/]+\.gldf$/i.test(name);
const isWorkbook = (name: string) => /^[^/~][^/]*\.xlsx$/i.test(name);

/** Whether a file is taken as a feed by itself, by its name. */
export const isFeedFile = (file: string) => /\.(xlsx|gldf)$/i.test(file);

/** Gives work a folder that is removed when it fails. */
async function inScratch(work: (scratch: string) => Promise<Omit<OpenedFeed, 'close'>>): Promise<OpenedFeed> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'lucerna-feed-'));
  const close = () => rm(scratch, { recursive: true, force: true });
  try {
    return { ...(await work(scratch)), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/**
 * Opens a feed: a folder, a workbook, a folder with one workbook beside the files that are no tables, a GLDF or a folder of them.
 * `base` is asked for where GLDF is added to the catalogue in force.
 */
export async function openFeed(given: string, base: () => Promise<GldfBase | null>): Promise<OpenedFeed> {
  let placed = (at: FeedPlace): FeedPlace => at;
  const place = (at: FeedPlace) => placed(at);
  const shared = {
    problems: new FeedProblems(place),
    placed: place,
    isOpen: true,
    notes: [],
    isOfBase: false,
  };
  const { problems } = shared;
  const isFolder = (await stat(given)).isDirectory();
  const folder = isFolder ? given : path.dirname(given);
  const listed = isFolder ? await listFeed(given) : { files: [], ignored: [path.basename(given)] };
  const gldf = listed.ignored.filter(isGldf);
  if (gldf.length > 0 && listed.files.length === 0)
    return inScratch(async (scratch) => {
      const inForce = await base();
      if (!inForce) problems.add('gldfAlone', { file: gldf[0] ?? '' });
      const files = gldf.map((name) => path.join(folder, name));
      const notes = inForce ? await unpackGldf(files, scratch, inForce, problems) : [];
      const ignored = listed.ignored.filter((name) => !isGldf(name));
      return {
        ...shared,
        ...(await listFeed(scratch)),
        ignored,
        isOpen: problems.total === 0,
        notes,
        isOfBase: true,
      };
    });
  const workbooks = listed.ignored.filter(isWorkbook);
  const [workbook] = workbooks;
  if (workbook === undefined) return { ...listed, ...shared, close: () => Promise.resolve() };
  if (workbooks.length > 1) problems.add('workbookTwice', { file: workbooks.join(', ') });
  return inScratch(async (scratch) => {
    const unpacked = await unpackWorkbook(path.join(folder, workbook), scratch, problems);
    const inside = await listFeed(scratch);
    const beside = new Set(listed.files.map(({ name }) => name));
    for (const { name } of inside.files) if (beside.has(name)) problems.add('fileTwice', { file: name });
    placed = unpacked?.placed ?? placed;
    const files = [...listed.files, ...inside.files].sort((a, b) => (a.name < b.name ? -1 : 1));
    const ignored = [...listed.ignored.filter((name) => name !== workbook), ...(unpacked?.ignored ?? [])];
    const notes: FeedNote[] =
      unpacked && unpacked.formulas > 0
        ? [{ code: 'formulasRead', at: { file: workbook }, data: { count: unpacked.formulas } }]
        : [];
    return { ...shared, files, ignored, isOpen: unpacked !== null, notes };
  });
}
