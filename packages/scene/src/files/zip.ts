import { Zip, ZipDeflate, ZipPassThrough, zipSync, type ZipOptions, type Zippable } from 'fflate';

/** A file of an archive. The name is ASCII, and no other of the archive has it. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file of an archive that is written while it is read. */
export interface StreamedFile {
  readonly name: string;
  readonly parts: AsyncIterable<Uint8Array>;
  /** It is not compressed again. */
  readonly isPacked: boolean;
}

/** Bytes: to compress more of them takes longer than to send them. */
const maxCompressed = 12e6;
/** The first day that an archive can tell: the same files give the same bytes on every day. */
const mtime = new Date(1980, 0, 1);
/** The head of a file in an archive before its name, with that of one extra field. */
const headLength = 34;
const alignment = 64;

function zip(
  files: readonly NamedFile[],
  optionsOf: (file: NamedFile) => ZipOptions,
): Uint8Array<ArrayBuffer> {
  const entries = files.map((file) => [file.name, [file.bytes, optionsOf(file)]] as const);
  return zipSync(Object.fromEntries(entries) as Zippable, { mtime });
}

/** An archive of files in their order, none compressed: for pictures and documents, which already are. */
export function zipFiles(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  return zip(files, () => ({ level: 0 }));
}

/** An archive of files in their order, each compressed when it is not too long for that. */
export function compressFiles(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  return zip(files, ({ bytes }) => ({ level: bytes.length > maxCompressed ? 0 : 1 }));
}

/** An archive as a USDZ package wants it: not compressed, the bytes of each file at a multiple of 64. */
export function alignFiles(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  let offset = 0;
  return zip(files, ({ name, bytes }) => {
    const start = offset + headLength + name.length;
    const gap = (alignment - (start % alignment)) % alignment;
    offset = start + gap + bytes.length;
    return { level: 0, extra: { 12345: new Uint8Array(gap) } };
  });
}

/**
 * The bytes of an archive while its files are being made or read, each compressed unless it is packed already: it never holds
 * more than one of them, and of one that is read a part. A name may have any letters. What `files` throws, it throws.
 */
export async function* streamFiles(
  files: AsyncIterable<NamedFile | StreamedFile> | Iterable<NamedFile | StreamedFile>,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const taken = function* () {
    const ready = written;
    written = [];
    yield* ready;
  };
  for await (const each of files) {
    const isPacked = 'parts' in each && each.isPacked;
    const file = isPacked ? new ZipPassThrough(each.name) : new ZipDeflate(each.name, { level: 1 });
    file.mtime = mtime;
    archive.add(file);
    if ('bytes' in each) file.push(each.bytes, true);
    else {
      for await (const part of each.parts) {
        file.push(part, false);
        yield* taken();
      }
      file.push(new Uint8Array(), true);
    }
    yield* taken();
  }
  archive.end();
  yield* taken();
}
