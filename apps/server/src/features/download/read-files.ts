import type { LanguageCode } from '@lucerna/engine';
import { markets } from '@lucerna/engine';
import { streamFiles } from '@lucerna/scene/zip';
import type { NamedFile, StreamedFile } from '@lucerna/scene/zip';
import { writeCsv } from '@lucerna/spreadsheet';
import { Readable } from 'node:stream';
import texts from '../../../texts/eproject/documents.json';
import schedule from '../../../texts/eproject/schedule.json';
import type { Frame } from '../../frame';
import { no, notFound, sendFile } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { inSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { findAccess } from '../project';
import { fileKey, filesOf, findDownload } from './store';
import type { CountedDownload, DownloadFile } from './store';
import { documentProgress } from '@lucerna/contract';

/** Bytes: an archive has room for four gigabytes (APPNOTE 4.4.8), and the list of what is in it. */
const largestArchive = 4_000_000_000;

/** Media types that hold less when they are packed again; the others are. */
const packed: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg', 'application/zip'];

/**
 * The file of one document, or all that are ready as one archive with a list of what is in it and what failed. Refuses with
 * `documentNotReady`, and with 'Missing file buffer' where the file is gone (spec P8).
 */
export async function readFiles(
  frame: Frame,
  viewer: Viewer,
  { id, position }: { readonly id: string; readonly position?: number | undefined },
): Promise<Answer<never>> {
  const { pool } = frame;
  const download = await findDownload(pool, viewer.accountId, id);
  if (!download) return notFound();
  if (download.projectId !== null) {
    const access = await findAccess(pool, viewer, download.projectId);
    if (!access?.may.has('download')) return no({ code: access ? 'projectForbidden' : 'notFound' });
  }
  const files = await filesOf(pool, id);
  return position === undefined ? archiveOf(frame, download, files) : fileOf(frame, files[position]);
}

const missing = { ...no({ code: 'fileMissing' }), status: 404 };

async function fileOf({ storage }: Frame, file: DownloadFile | undefined): Promise<Answer<never>> {
  if (!file) return notFound();
  if (file.progress !== documentProgress.ready || file.fileName === null)
    return file.progress === documentProgress.failed ? missing : no({ code: 'documentNotReady' });
  const stored = await storage.get(fileKey(file.downloadId, file.position));
  if (!stored) return missing;
  const { stream: body, type, size } = stored;
  return sendFile({ body, type, name: file.fileName, size });
}

async function archiveOf(
  frame: Frame,
  download: CountedDownload,
  files: readonly DownloadFile[],
): Promise<Answer<never>> {
  if (download.state === 'making') return no({ code: 'documentNotReady' });
  if (download.readyCount === 0) return missing;
  if (download.bytes > largestArchive) return no({ code: 'tooLarge', data: { limit: largestArchive } });
  const named = withNames(files);
  const [first] = named;
  // Before the first byte is sent: what is all gone is told as such.
  if (first) {
    const stored = await frame.storage.get(fileKey(first.file.downloadId, first.file.position));
    if (!stored) return missing;
    stored.stream.destroy();
  }
  return sendFile({
    body: Readable.from(streamFiles(contents(frame, download, named, files)), {
      objectMode: false,
    }),
    type: 'application/zip',
    name: `${download.name}.zip`,
  });
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
  { storage }: Frame,
  { language, catalogId }: CountedDownload,
  named: readonly Named[],
  files: readonly DownloadFile[],
): AsyncGenerator<NamedFile | StreamedFile> {
  const names = new Map<number, string>();
  for (const { name, file } of named) {
    const stored = await storage.get(fileKey(file.downloadId, file.position));
    if (!stored) continue;
    names.set(file.position, name);
    yield { name, parts: stored.stream, isPacked: packed.includes(stored.type) };
  }
  const rows = manifestOf(files, names, language);
  const list = await inSlices(writeCsv(rows, markets[catalogId].csvSeparator));
  yield { name: 'manifest.csv', bytes: Buffer.from(list) };
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
      Object.values(subject).join(''),
      file ?? texts['documents.missing'][language],
      file === undefined ? '' : (bytes ?? ''),
    ];
  });
  return [heading, ...rows];
}
