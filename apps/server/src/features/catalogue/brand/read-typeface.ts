/** A file of the maker's typeface, as a revision keeps it. */
export interface TypefaceFile {
  readonly format: 'woff2' | 'truetype' | 'opentype';
  /** The weights that it is for, 100 to 900. */
  readonly from: number;
  readonly to: number;
  /** The name that documents ask for it by; null of a file for pages only. */
  readonly family: string | null;
  readonly base64: string;
}

/** Why a file is no typeface that can be taken, for whoever brings it. */
export class TypefaceFault extends Error {}

export const typefaceLimits = { woff2: 400_000, other: 800_000, files: 8 } as const;

/** `brand/typeface-400.ttf` is for one weight, `brand/typeface-100-900.woff2` for all between two. */
export const typefaceName = /^brand\/typeface-([1-9]00)(?:-([1-9]00))?\.(woff2|ttf|otf)$/;

/** Without these no program can set a text: characters, shapes, measures and name. */
const required = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2'] as const;

/** Reads what must be known of a typeface, and that the file is whole. Throws TypefaceFault. */
export function readTypeface(name: string, bytes: Buffer): TypefaceFile {
  const [, first = '', last, ending = ''] = typefaceName.exec(name) ?? [];
  const [from, to] = [Number(first), Number(last ?? first)];
  if (to < from) throw new TypefaceFault('the weights of its name fall');
  const base64 = bytes.toString('base64');
  const signature = bytes.toString('latin1', 0, 4);
  if (ending === 'woff2') {
    if (bytes.length < 48 || signature !== 'wOF2') throw new TypefaceFault('it is no WOFF2');
    if (bytes.readUInt32BE(8) !== bytes.length) throw new TypefaceFault('it is cut off');
    return { format: 'woff2', from, to, family: null, base64 };
  }
  if (signature === 'ttcf') throw new TypefaceFault('it is a collection of several typefaces');
  if (signature !== '\0\x01\0\0' && signature !== 'OTTO' && signature !== 'true')
    throw new TypefaceFault('it is neither TrueType nor OpenType');
  const tables = tablesOf(bytes);
  for (const table of required) if (!tables.has(table)) throw new TypefaceFault(`it has no table ${table}`);
  if (!tables.has('glyf') && !tables.has('CFF ')) throw new TypefaceFault('it has no shapes');
  if (tables.has('fvar'))
    throw new TypefaceFault('documents take no variable typeface: bring each weight as a file');
  const format = signature === 'OTTO' ? 'opentype' : 'truetype';
  return { format, from, to, family: familyOf(tables.get('name')!), base64 };
}

function tablesOf(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const count = bytes.length < 12 ? 0 : bytes.readUInt16BE(4);
  if (12 + count * 16 > bytes.length) throw new TypefaceFault('it is cut off');
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = 12 + at * 16;
      const [offset, length] = [bytes.readUInt32BE(entry + 8), bytes.readUInt32BE(entry + 12)];
      if (offset + length > bytes.length) throw new TypefaceFault('it is cut off');
      return [bytes.toString('latin1', entry, entry + 4), bytes.subarray(offset, offset + length)] as const;
    }),
  );
}

/** The family that all weights share: the typographic one (16), else the plain one (1), in Unicode. */
function familyOf(table: Buffer): string {
  if (table.length < 6) throw new TypefaceFault('it has no name');
  const [count, strings] = [table.readUInt16BE(2), table.readUInt16BE(4)];
  const names = new Map<number, string>();
  for (let at = 0; at < count && 18 + at * 12 <= table.length; at += 1) {
    const entry = 6 + at * 12;
    const [platform, id] = [table.readUInt16BE(entry), table.readUInt16BE(entry + 6)];
    const [length, offset] = [table.readUInt16BE(entry + 8), table.readUInt16BE(entry + 10)];
    const text = table.subarray(strings + offset, strings + offset + length);
    if ((platform === 3 || platform === 0) && text.length === length && !names.has(id))
      names.set(
        id,
        Buffer.from(text.subarray(0, length & ~1))
          .swap16()
          .toString('utf16le'),
      );
  }
  const family = (names.get(16) ?? names.get(1) ?? '').trim();
  if (!/^[\p{L}\p{N} ._&+-]{1,60}$/u.test(family)) throw new TypefaceFault('it has no name');
  return family;
}
