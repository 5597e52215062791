import { inflateRawSync } from 'node:zlib';

/** Why an archive is not read, for whoever brings it. */
export class ArchiveFault extends Error {}

export const archiveLimits = {
  /** Bytes of an archive as it comes. */
  bytes: 200 * 1_048_576,
  /** Bytes of all its files unpacked. */
  unpacked: 1_000_000_000,
  files: 20_000,
} as const;

/** A file of an archive, unpacked when it is asked for. */
export interface ArchivedFile {
  readonly name: string;
  readonly size: number;
  readonly read: () => Buffer;
}

const endSign = 0x06054b50;
const entrySign = 0x02014b50;
const localSign = 0x04034b50;
/** The end of an archive with its longest comment. */
const longestEnd = 65_557;

/** The upper half of code page 850, in which names stand that are not marked as UTF-8. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const nameOf = (bytes: Buffer, isUtf8: boolean): string =>
  isUtf8
    ? bytes.toString('utf8')
    : [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128])).join('');

/** Names that lead out of the folder into which an archive is unpacked, or that programs read differently. */
const climbs = (name: string): boolean =>
  /^[/\\]|^[A-Za-z]:|\\/.test(name) || name.includes('\0') || name.split('/').some((part) => part === '..');

/**
 * The files of a ZIP by its directory. Nothing is unpacked before it is asked for, and nothing beyond what its entry says. Throws
 * ArchiveFault: of what is no ZIP, encrypted, larger than may be, or has a name that climbs out of its folder.
 */
export function readArchive(bytes: Buffer): readonly ArchivedFile[] {
  if (bytes.length > archiveLimits.bytes)
    throw new ArchiveFault(`it has more than ${archiveLimits.bytes} bytes`);
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== endSign) {
    end -= 1;
    if (bytes.length - end > longestEnd) end = -1;
  }
  if (end < 0) throw new ArchiveFault('it is no ZIP archive, or its end is missing');
  const count = bytes.readUInt16LE(end + 10);
  if (count > archiveLimits.files) throw new ArchiveFault(`it holds more than ${archiveLimits.files} files`);
  const files: ArchivedFile[] = [];
  const names = new Set<string>();
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySign)
      throw new ArchiveFault('its directory is broken');
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [named, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const name = nameOf(bytes.subarray(at + 46, at + 46 + named), (flags & 0x800) !== 0);
    at += 46 + named + extra + comment;
    if (name.endsWith('/')) continue;
    if (climbs(name))
      throw new ArchiveFault(`the name ${JSON.stringify(name.slice(0, 80))} leads out of its folder`);
    if (names.has(name)) throw new ArchiveFault(`${name.slice(0, 80)} stands there twice`);
    if ((flags & 1) !== 0) throw new ArchiveFault('it is encrypted');
    if (method !== 0 && method !== 8)
      throw new ArchiveFault(`${name.slice(0, 80)} is packed in a way that few programs read`);
    names.add(name);
    total += size;
    if (total > archiveLimits.unpacked)
      throw new ArchiveFault(`unpacked it has more than ${archiveLimits.unpacked} bytes`);
    files.push({ name, size, read: () => unpack(bytes, { name, local, method, packed, size }) });
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly local: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
}

function unpack(bytes: Buffer, { name, local, method, packed, size }: Entry): Buffer {
  const broken = () => new ArchiveFault(`${name.slice(0, 80)} cannot be unpacked, or is larger than it says`);
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localSign) throw broken();
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const own = bytes.subarray(from, from + packed);
  if (method === 0 && own.length !== size) throw broken();
  if (method === 0) return own;
  try {
    const unpacked = inflateRawSync(own, { maxOutputLength: Math.max(1, size) });
    if (unpacked.length === size) return unpacked;
  } catch {
    // Told below, as a size that differs is.
  }
  throw broken();
}
