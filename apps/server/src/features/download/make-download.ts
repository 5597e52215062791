import { documentProgress } from '@lucerna/contract';
import type pg from 'pg';
import { Readable, Transform } from 'node:stream';
import { z } from 'zod';
import { isUnwritable } from '../../database/away';
import type { Frame } from '../../frame';
import type { FileAnswer, Trouble } from '../../http/answer';
import { inLane, taskOf } from '../../jobs/lanes';
import { StorageAwayError, StorageFullError } from '../../storage/storage';
import { codeOf } from '../../thrown';
import type { Viewer } from '../../viewer';
import { viewOf } from '../catalogue';
import { findAccess } from '../project';
import { documentsOf } from './documents-of';
import { problemOf } from './problem-of';
import { progressNotices } from './progress-notices';
import type { ProgressNotices } from './progress-notices';
import { endDownload, fileKey, nextFile, setFile } from './store';
import type { DownloadFile } from './store';

/** Documents of a download that takes moments; what has more has a lane of its own, so that it is not waited for. */
const mostShort = 12;
/** How long a download is worked on before those of others have their turn: some documents, or one that takes longer. */
const turnMs = 3000;
/** Attempts at a document that may fail, or end with the process. */
const maxAttempts = 3;
/** Where the store is away it is waited for, half a day. */
const maxAway = 12;

const tasks = { short: 'makeDownload', long: 'makeLongDownload' } as const;

const { started, failed, intermediate, ready } = documentProgress;

/** Adds the job that makes what is left of a download, in turn with those of other accounts. */
export async function askJob(
  { jobs }: Pick<Frame, 'jobs'>,
  tx: pg.Pool | pg.PoolClient,
  { id, ownerId, documents }: { readonly id: string; readonly ownerId: string; readonly documents: number },
): Promise<void> {
  const task = documents > mostShort ? tasks.long : tasks.short;
  await jobs.add(tx, task, { id }, { key: keyOf(id), account: ownerId });
}

const keyOf = (id: string): string => `download:${id}`;

/** Whether nobody makes a download any more that is not done: its job used up its attempts. */
export const isJobLost = async (
  { jobs }: Pick<Frame, 'jobs'>,
  tx: pg.PoolClient,
  id: string,
): Promise<boolean> => (await jobs.ahead(tx, keyOf(id))) === null;

type Work = { readonly frame: Frame; readonly notices: ProgressNotices };

/** The job: makes the documents of a download one after the other, as long as its turn lasts; then asks for the next turn. */
async function make(id: string, frame: Frame, lane: keyof typeof tasks): Promise<void> {
  const { pool, sockets } = frame;
  const began = Date.now();
  const first = await nextFile(pool, id);
  if (!first) return;
  const { ownerId, projectId, catalogId, language } = first.download;
  const notices = progressNotices(id, (notice) => sockets.tell(ownerId, 'download', notice));
  const viewer = await frame.viewers.findOfAccount(ownerId);
  const refusal = await refusalOf(frame, viewer, projectId);
  for (let next: typeof first | null = first; next; next = await nextFile(pool, id)) {
    const { file } = next;
    if (!file) {
      if (await endDownload(pool, id)) notices.end('ready');
      return;
    }
    if (Date.now() - began > turnMs) {
      await frame.jobs.add(pool, tasks[lane], { id }, { key: keyOf(id), account: ownerId });
      return;
    }
    if (!viewer || refusal) await fail({ frame, notices }, file, refusal ?? { code: 'forbidden' });
    else {
      const view = viewOf(frame, { viewer, language, query: { catalogId } });
      await makeOne({ frame, notices }, file, () =>
        documentsOf(frame).make(
          { frame, viewer, view },
          { subject: file.subject, subType: file.subType, format: file.format },
        ),
      );
    }
  }
}

/** Why an account may download nothing of a project any more; null where it may, and where there is none. */
async function refusalOf(
  { pool }: Frame,
  viewer: Viewer | null,
  projectId: string | null,
): Promise<Trouble | null> {
  if (!viewer?.can('downloads.view')) return { code: 'forbidden' };
  if (projectId === null) return null;
  const access = await findAccess(pool, viewer, projectId);
  return access?.may.has('download') ? null : { code: access ? 'projectForbidden' : 'notFound' };
}

type Made = Awaited<ReturnType<ReturnType<typeof documentsOf>['make']>>;

/** One document, to its end: ready, failed with what stands against it, or tried again when it comes to its turn anew. */
async function makeOne(
  { frame, notices }: Work,
  file: DownloadFile,
  act: () => Promise<Made>,
): Promise<void> {
  const attempts = file.attempts + 1;
  const { position, downloadId: id } = file;
  if (attempts > maxAway) return fail({ frame, notices }, file, { code: 'unavailable' });
  if (!(await setFile(frame.pool, file, { progress: started, attempts }))) return;
  notices.moved(position, started);
  try {
    const made = await act();
    if (!made.ok) return await fail({ frame, notices }, file, made.problems[0] ?? { code: 'notFound' });
    notices.moved(position, intermediate);
    const { name, type } = made.file;
    const bytes = await store(frame, fileKey(id, position), made.file);
    const done = { progress: ready, fileName: name, type, bytes, problem: null };
    if (await setFile(frame.pool, file, done)) notices.moved(position, ready);
    // It was cancelled while this was made.
    else await frame.storage.remove(fileKey(id, position));
  } catch (error) {
    if (isFull(error)) return fail({ frame, notices }, file, { code: 'cannotSave' });
    if (error instanceof StorageAwayError) throw error;
    frame.log.error({ err: error, download: id, position }, 'A document of a download cannot be made');
    if (attempts >= maxAttempts) await fail({ frame, notices }, file, { code: 'unavailable' });
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof StorageFullError ||
  isUnwritable(error) ||
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

async function fail({ frame, notices }: Work, file: DownloadFile, trouble: Trouble): Promise<void> {
  const problem = problemOf(trouble);
  if (await setFile(frame.pool, file, { progress: failed, problem })) notices.moved(file.position, failed);
}

/** Stores a file, and says how many bytes it has. */
async function store({ storage }: Frame, key: string, { body, type }: FileAnswer): Promise<number> {
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
    [tasks.short]: taskOf(payload, ({ id }, frame) => make(id, frame, 'short')),
  }),
  ...inLane('long', { [tasks.long]: taskOf(payload, ({ id }, frame) => make(id, frame, 'long')) }),
};
