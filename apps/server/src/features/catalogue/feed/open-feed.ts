import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFeed, type FeedFile } from './files';
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
  /** Formulas of a workbook of which the stored values were taken. */
  readonly formulas: { readonly count: number; readonly file: string } | null;
  /** Removes what was unpacked. */
  readonly close: () => Promise<void>;
}

/** Whether a file is taken as a feed by itself, by its name. */
export const isFeedFile = (file: string) => /\.xlsx$/i.test(file);

const isWorkbook = (name: string) => /^[^/~][^/]*\.xlsx$/i.test(name);

/** Opens a feed: a folder, a workbook, or a folder with one workbook beside the files that are no tables. */
export async function openFeed(given: string): Promise<OpenedFeed> {
  let placed = (at: FeedPlace): FeedPlace => at;
  const place = (at: FeedPlace) => placed(at);
  const problems = new FeedProblems(place);
  const isFolder = (await stat(given)).isDirectory();
  const listed = isFolder ? await listFeed(given) : { files: [], ignored: [] };
  const workbooks = isFolder ? listed.ignored.filter(isWorkbook) : [path.basename(given)];
  const [workbook] = workbooks;
  const shared = { problems, placed: place };
  if (workbook === undefined)
    return { ...listed, ...shared, isOpen: true, formulas: null, close: () => Promise.resolve() };
  if (workbooks.length > 1) problems.add('workbookTwice', { file: workbooks.join(', ') });
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'lucerna-workbook-'));
  const close = () => rm(scratch, { recursive: true, force: true });
  try {
    const unpacked = await unpackWorkbook(isFolder ? path.join(given, workbook) : given, scratch, problems);
    const inside = await listFeed(scratch);
    const beside = new Set(listed.files.map(({ name }) => name));
    for (const { name } of inside.files) if (beside.has(name)) problems.add('fileTwice', { file: name });
    placed = unpacked?.placed ?? placed;
    const files = [...listed.files, ...inside.files].sort((a, b) => (a.name < b.name ? -1 : 1));
    const ignored = [...listed.ignored.filter((name) => name !== workbook), ...(unpacked?.ignored ?? [])];
    const formulas = unpacked && unpacked.formulas > 0 ? { count: unpacked.formulas, file: workbook } : null;
    return { ...shared, files, ignored, isOpen: unpacked !== null, formulas, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
