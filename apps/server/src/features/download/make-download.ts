import { documentProgress, isProjectFile, projectFileKinds } from '@lucerna/contract';
import { documentSubTypes, subTypesOf } from '@lucerna/engine';
import type pg from 'pg';
import { Readable, Transform } from 'node:stream';
import { z } from 'zod';
import { isUnwritable } from '../../database/away';
import type { AppContext } from '../../app-context';
import { no, type Answer, type FileAnswer, type Trouble } from '../../http/answer';
import { inLane, taskOf } from '../../jobs/lanes';
import type { WorkSteps } from '../../jobs/work-steps';
import { ProcessFullError } from '../../jobs/worker-process';
import { StorageAwayError, StorageFullError } from '../../storage/storage';
import { codeOf } from '../../thrown';
import { viewOf } from '../catalogue';
import { documentsOf } from './documents-of';
import { downloadRight } from './download-right';
import { fileSteps } from './file-steps';
import { problemOf } from './problem-of';
import { makeProjectFile } from './project-files';
import { dropNotices, progressNotices, type ProgressNotices } from './progress-notices';
import { bytesHeldBy, endDownload, fileKey, findMaking, maxHeldBytes, nextFile, setFile } from './store';
import type { DownloadFile } from './store';

/** Documents of a download that takes moments; what has more has a lane of its own, so that it is not waited for. */
const maxShort = 12;
/** How long a download is worked on before those of others have their turn: some documents, or one that takes longer. */
const turnMs = 3000;
/** Attempts at a document that may fail, or end with the process. */
const maxAttempts = 3;
/** Where the store is away it is waited for, half a day: other attempts than those. */
const maxAway = 12;

const tasks = { short: 'makeDownload', long: 'makeLongDownload' } as const;

const { started, failed, intermediate, ready } = documentProgress;

/** About how many documents of products would take as long: a file of a project takes as long as what it has. */
export const weightOf = (files: readonly Pick<DownloadFile, 'firstSteps'>[]): number =>
  files.reduce((sum, { firstSteps }) => sum + (firstSteps?.all ?? 1), 0);

/** Adds the job that makes what is left of a download, in turn with those of other accounts. */
export async function askJob(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: pg.Pool | pg.PoolClient,
  { id, ownerId, documents }: { readonly id: string; readonly ownerId: string; readonly documents: number },
): Promise<void> {
  await askTurn(jobs, tx, documents > maxShort ? 'long' : 'short', { id, ownerId });
}

const askTurn = (
  jobs: AppContext['jobs'],
  tx: pg.Pool | pg.PoolClient,
  lane: keyof typeof tasks,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<void> => jobs.add(tx, tasks[lane], { id }, { key: keyOf(id), turn: { account: ownerId, lane } });

const keyOf = (id: string): string => `download:${id}`;

/** Whether nobody makes a download any more that is not done: its job used up its attempts. */
export const isJobLost = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: pg.PoolClient,
  id: string,
): Promise<boolean> => (await jobs.ahead(tx, keyOf(id))) === null;

type Work = { readonly ctx: AppContext; readonly notices: ProgressNotices };

/** Kinds of documents that are made beside each other, as photographs and pages have processes of their own. */
const photographs = subTypesOf('imagehd');
const kinds: readonly (readonly DownloadFile['subType'][])[] = [
  photographs,
  [...documentSubTypes.filter((subType) => !photographs.includes(subType)), ...projectFileKinds],
];
/** Documents of these kinds in work at once: while one is read from the catalogue or stored, its process makes another one. */
const atOnce = 2;

/** The job: makes the documents of a download, some at once, as long as its turn lasts; then asks for the next turn. */
async function make(id: string, ctx: AppContext, lane: keyof typeof tasks): Promise<void> {
  const { pool, sockets } = ctx;
  const until = Date.now() + turnMs;
  const download = await findMaking(pool, id);
  if (!download) return dropNotices(id);
  const { ownerId, projectId, catalogId, units, language } = download;
  const notices = progressNotices(id, (notice) => sockets.tell(ownerId, 'download', notice));
  const viewer = await ctx.viewers.findOfAccount(ownerId);
  const right = viewer && downloadRight(pool, viewer);
  const view = viewer && viewOf(ctx, { viewer, language, query: { catalogId, units } });
  const makeFile = async (file: DownloadFile): Promise<boolean> => {
    const refusal = right ? ((await right(projectId)) ?? (await right(file.projectId))) : forbidden;
    if (view && !refusal)
      return makeOne({ ctx, notices, ownerId }, file, (steps) => {
        const { subject, subType, format } = file;
        if (!isProjectFile(subType) && !('project' in subject))
          return documentsOf(ctx).make({ ctx, viewer, view }, { subject, subType, format });
        if (file.projectId === null || !('project' in subject))
          return Promise.resolve(no({ code: 'notFound' }));
        const context = { ctx, viewer, language, units: units ?? undefined, projectId: file.projectId };
        return makeProjectFile(context, { subType, format, params: subject.project }, steps);
      });
    await fail({ ctx, notices }, file, refusal ?? forbidden);
    return true;
  };
  /** What was begun in this turn: what failed is tried again when the others had theirs. */
  const taken = new Set<number>();
  let taking: Promise<unknown> = Promise.resolve();
  const take = (subTypes: readonly DownloadFile['subType'][]): Promise<DownloadFile | null> => {
    const next = taking.then(async () => {
      const file = await nextFile(pool, id, subTypes, taken);
      if (file) taken.add(file.position);
      return file;
    });
    taking = next.catch(() => undefined);
    return next;
  };
  /** False where documents of these kinds are left for another turn. */
  const makeAll = async (subTypes: readonly DownloadFile['subType'][]): Promise<boolean> => {
    for (;;) {
      const file = await take(subTypes);
      if (!file) return true;
      if (Date.now() > until || !(await makeFile(file))) return false;
    }
  };
  const made = await Promise.allSettled(
    kinds.flatMap((subTypes) => Array.from({ length: atOnce }, () => makeAll(subTypes))),
  );
  for (const each of made) if (each.status === 'rejected') throw each.reason;
  if (made.some((each) => each.status === 'fulfilled' && !each.value))
    return askTurn(ctx.jobs, pool, lane, { id, ownerId });
  if (await endDownload(pool, id)) notices.end('ready');
  // It was removed meanwhile.
  else dropNotices(id);
}

const forbidden: Trouble = { code: 'forbidden' };
const full: Trouble = { code: 'downloadsFull', data: { gigabytes: maxHeldBytes / 1e9 } };

/** Why no document of an account can be stored: the disk, or the account, has no room. */
async function noRoom({ storage, pool }: AppContext, ownerId: string): Promise<Trouble | null> {
  const room = await storage.room();
  if (room !== null && room <= 0) return { code: 'cannotSave' };
  return (await bytesHeldBy(pool, ownerId)) < maxHeldBytes ? null : full;
}

/** One document, to its end: ready, or failed with what stands against it. False where it is to be tried again in another turn. */
async function makeOne(
  { ctx, notices, ownerId }: Work & { readonly ownerId: string },
  file: DownloadFile,
  act: (steps: WorkSteps) => Promise<Answer<never>>,
): Promise<boolean> {
  const attempts = file.attempts + 1;
  const { position, downloadId: id } = file;
  const failWith = async (trouble: Trouble): Promise<true> => {
    await fail({ ctx, notices }, file, trouble);
    return true;
  };
  if (attempts > maxAttempts || file.away >= maxAway) return failWith({ code: 'unavailable' });
  const lack = await noRoom(ctx, ownerId);
  if (lack) return failWith(lack);
  if (!(await setFile(ctx.pool, file, { progress: started, attempts }))) return true;
  // Of how many, too: who hears only the socket has no other figure before its first step is done.
  notices.moved(position, started, file.steps ?? undefined);
  const steps = fileSteps({ ctx, notices }, file);
  try {
    const made = await act(steps);
    if (!made.ok) return await failWith(made.problems[0] ?? { code: 'notFound' });
    if (!made.file) return await failWith({ code: 'notFound' });
    // A stream is made while it is stored.
    const isMade = !(made.file.body instanceof Readable);
    if (isMade) notices.moved(position, intermediate);
    const { name, type } = made.file;
    const bytes = await store(ctx, fileKey(id, position), made.file);
    if (!isMade) notices.moved(position, intermediate);
    const done = { progress: ready, steps: steps.told(), fileName: name, type, bytes, problem: null };
    if (await setFile(ctx.pool, file, done)) notices.moved(position, ready);
    // It was cancelled while this was made.
    else await ctx.storage.remove(fileKey(id, position));
    return true;
  } catch (error) {
    if (steps.signal.aborted) return true;
    // A file of a project would be so at the next attempt, too.
    if (isProjectFile(file.subType) && error instanceof ProcessFullError)
      return failWith({ code: 'documentTooLarge' });
    if (isFull(error)) return failWith({ code: 'cannotSave' });
    if (error instanceof StorageAwayError) {
      await setFile(ctx.pool, file, { attempts: file.attempts, away: file.away + 1 });
      throw error;
    }
    ctx.log.error({ err: error, download: id, position }, 'A document of a download cannot be made');
    return attempts >= maxAttempts && failWith({ code: 'unavailable' });
  } finally {
    steps.end();
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof StorageFullError ||
  isUnwritable(error) ||
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

async function fail({ ctx, notices }: Work, file: DownloadFile, trouble: Trouble): Promise<void> {
  const problem = problemOf(trouble);
  if (await setFile(ctx.pool, file, { progress: failed, steps: file.firstSteps, problem }))
    notices.moved(file.position, failed);
}

/** Stores a file, and says how many bytes it has. */
async function store({ storage }: AppContext, key: string, { body, type }: FileAnswer): Promise<number> {
  if (!(body instanceof Readable)) {
    await storage.put(key, body, type);
    return body.length;
  }
  let bytes = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, next) {
      bytes += part.length;
      next(null, part);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  await storage.put(key, body.pipe(counted), type);
  return bytes;
}

const payload = z.object({ id: z.uuid() });

export const downloadTasks = {
  ...inLane('short', {
    [tasks.short]: taskOf(payload, ({ id }, ctx) => make(id, ctx, 'short')),
  }),
  ...inLane('long', { [tasks.long]: taskOf(payload, ({ id }, ctx) => make(id, ctx, 'long')) }),
};
