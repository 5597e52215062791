import { markets, tellsPrice, type LanguageCode } from '@lucerna/engine';
import { streamFiles, type NamedFile, type StreamedFile } from '@lucerna/scene/zip';
import { writeCsv } from '@lucerna/spreadsheet';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import texts from '../../../texts/eproject/documents.json';
import schedule from '../../../texts/eproject/schedule.json';
import type { AppContext } from '../../app-context';
import { no, notFound, sendFile, type Answer, type Trouble } from '../../http/answer';
import { inSlices, timeSlices } from '../../http/time-slice';
import { turns } from '../../http/turns';
import type { StoredFile } from '../../ports/storage';
import type { Viewer } from '../../viewer';
import { downloadRight, type DownloadRight } from './download-right';
import { fileKey, filesOf, findDownload, loseFile, referenceOf } from './store';
import type { CountedDownload, DownloadFile } from './store';
import { documentProgress } from '@lucerna/contract';

/** Bytes: an archive has room for four gigabytes (APPNOTE 4.4.8), and the list of what is in it. */
const largestArchive = 4_000_000_000;

/** Media types that hold less when they are packed again; the others are. */
const packed: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'application/zip'];

/** Archives that are written at the same time, while they are read: as many of one account as a browser has connections. */
const archiveTurns = turns({ atOnce: 96, maxOfOne: 6, most: 96 });

interface Call {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

/**
 * The file of one document, or all that are ready as one archive with a list of what is in it and what is not: what failed, and
 * creations of projects that the viewer may not download any more, nor prices that it may not see any more. Refuses with `documentNotReady`, with 'Missing file
 * buffer' where the file is gone (spec P8), which may be made again then, and an archive too many as `turns` does.
 */
export async function readFiles(
  ctx: AppContext,
  { viewer, request }: Call,
  { id, position }: { readonly id: string; readonly position?: number | undefined },
): Promise<Answer<never>> {
  const { pool } = ctx;
  const download = await findDownload(pool, viewer.accountId, id);
  if (!download) return notFound();
  const right = downloadRight(pool, viewer);
  const refusal = await right(download.projectId);
  if (refusal) return no(refusal);
  const ofFile = fileRight(viewer, right);
  const files = await filesOf(pool, id);
  if (position !== undefined)
    return fileOf(
      ctx,
      ofFile,
      files.find((file) => file.position === position),
    );
  const { raw } = request;
  return whileRead(
    viewer.accountId,
    () => archiveOf(ctx, ofFile, download, files),
    () => raw.socket.destroyed,
  );
}

type FileRight = (file: DownloadFile) => Promise<Trouble | null>;

/** Why a viewer may not read a file that was made for it: its rights are those of now. */
const fileRight =
  (viewer: Viewer, right: DownloadRight): FileRight =>
  async ({ projectId, format }) =>
    (await right(projectId)) ??
    (tellsPrice(format) && !viewer.can('price.view') ? { code: 'forbidden' } : null);

/** Gives an archive in its turn, which lasts until it was read or given up. */
function whileRead(
  accountId: string,
  make: () => Promise<Answer<never>>,
  isGone: () => boolean,
): Promise<Answer<never>> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const made = await make();
      resolve(made);
      const body = made.ok ? made.file?.body : undefined;
      if (body instanceof Readable) await finished(body).catch(() => undefined);
      return made;
    };
    archiveTurns.take(accountId, work, isGone).then(resolve, reject);
  });
}

const missing = { ...no({ code: 'fileMissing' }), status: 404 };

/** The stored bytes of a document; where they are gone it has failed, and may be made again. */
async function storedOf({ pool, storage }: AppContext, file: DownloadFile): Promise<StoredFile | null> {
  const stored = await storage.get(fileKey(file.downloadId, file.position));
  if (!stored) await loseFile(pool, file);
  return stored;
}

async function fileOf(
  ctx: AppContext,
  right: FileRight,
  file: DownloadFile | undefined,
): Promise<Answer<never>> {
  if (!file) return notFound();
  const refusal = await right(file);
  if (refusal) return no(refusal);
  if (file.progress !== documentProgress.ready || file.fileName === null)
    return file.progress === documentProgress.failed ? missing : no({ code: 'documentNotReady' });
  const stored = await storedOf(ctx, file);
  if (!stored) return missing;
  const { stream: body, type, size } = stored;
  return sendFile({ body, type, name: file.fileName, size });
}

async function archiveOf(
  ctx: AppContext,
  right: FileRight,
  download: CountedDownload,
  files: readonly DownloadFile[],
): Promise<Answer<never>> {
  if (download.state === 'making') return no({ code: 'documentNotReady' });
  if (download.readyCount === 0) return missing;
  if (download.bytes > largestArchive) return no({ code: 'tooLarge', data: { limit: largestArchive } });
  let refusal: Trouble | null = null;
  const allowed: DownloadFile[] = [];
  for (const file of files) {
    const own = await right(file);
    if (own) refusal = own;
    else allowed.push(file);
  }
  const named = withNames(allowed);
  // Before the first byte is sent: what is all gone, or not allowed any more, is told as such.
  if (!(await isAnyStored(ctx, named))) return refusal ? no(refusal) : missing;
  return sendFile({
    body: Readable.from(streamFiles(contents(ctx, download, named, files)), {
      objectMode: false,
    }),
    type: 'application/zip',
    name: `${download.name}.zip`,
  });
}

async function isAnyStored(ctx: AppContext, named: readonly Named[]): Promise<boolean> {
  for (const { file } of named) {
    const stored = await storedOf(ctx, file);
    stored?.stream.destroy();
    if (stored) return true;
  }
  return false;
}

interface Named {
  readonly name: string;
  readonly file: DownloadFile;
}

/** The ready files with names that no other of the archive has. */
function withNames(files: readonly DownloadFile[]): readonly Named[] {
  const taken = new Set<string>(['manifest.csv']);
  return files.flatMap((file) => {
    if (file.progress !== documentProgress.ready || file.fileName === null) return [];
    const dot = file.fileName.lastIndexOf('.');
    const [stem, end] = [file.fileName.slice(0, dot), file.fileName.slice(dot)];
    let name = file.fileName;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${end}`;
    taken.add(name.toLowerCase());
    return [{ name, file }];
  });
}

async function* contents(
  ctx: AppContext,
  { language, catalogId }: CountedDownload,
  named: readonly Named[],
  files: readonly DownloadFile[],
): AsyncGenerator<NamedFile | StreamedFile> {
  const names = new Map<number, string>();
  for (const { name, file } of named) {
    const stored = await storedOf(ctx, file);
    if (!stored) continue;
    names.set(file.position, name);
    yield { name, parts: inTurn(stored.stream), isPacked: packed.includes(stored.type) };
  }
  const rows = manifestOf(files, names, language);
  const list = await inSlices(writeCsv(rows, markets[catalogId].csvSeparator));
  yield { name: 'manifest.csv', bytes: Buffer.from(list) };
}

/** The parts of a file as they are read, others in between: each is compressed in one piece. */
async function* inTurn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const slice = timeSlices();
  for await (const part of stream) {
    yield part;
    const wait = slice();
    if (wait) await wait;
  }
}

/** What is in an archive, and what is not and why: a row for each document that was wanted. */
function manifestOf(
  files: readonly DownloadFile[],
  names: ReadonlyMap<number, string>,
  language: LanguageCode,
): readonly (string | number)[][] {
  const heading = [
    texts['documents.column.document'][language],
    schedule['schedule.column.name'][language],
    schedule['schedule.column.reference'][language],
    texts['documents.column.file'][language],
    texts['documents.column.bytes'][language],
  ];
  const rows = files.map(({ position, subType, format, name, subject, bytes }) => {
    const file = names.get(position);
    return [
      `${texts[`documents.kind.${subType}`][language]} (${format})`,
      name,
      referenceOf(subject),
      file ?? texts['documents.missing'][language],
      file === undefined ? '' : (bytes ?? ''),
    ];
  });
  return [heading, ...rows];
}
