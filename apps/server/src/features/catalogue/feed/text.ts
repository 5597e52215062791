import { isUtf8 } from 'node:buffer';

/** The text of bytes, or the place of the first byte that is not UTF-8. A byte order mark at the start is left out. */
export type Decoded =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly at: number };

const mark = '\ufeff';

/** Reads bytes strictly as UTF-8: what another encoding wrote is refused, not replaced. */
export function decode(bytes: Buffer): Decoded {
  if (!isUtf8(bytes)) return { ok: false, at: firstBroken(bytes) };
  const text = bytes.toString('utf8');
  return { ok: true, text: text.startsWith(mark) ? text.slice(1) : text };
}

/** How many bytes the character at a place takes, 0 where none begins. The first bytes are those of RFC 3629. */
function width(bytes: Buffer, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const size =
    first >= 0xc2 && first < 0xe0
      ? 2
      : first >= 0xe0 && first < 0xf0
        ? 3
        : first >= 0xf0 && first < 0xf5
          ? 4
          : 0;
  return size > 0 && at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)) ? size : 0;
}

function firstBroken(bytes: Buffer): number {
  let at = 0;
  for (let size = 1; size > 0; at += size) size = width(bytes, at);
  return at;
}

export const byteName = (byte: number): string => `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** The line, counted from 0, on which a byte stands. */
export function lineOfByte(bytes: Buffer, at: number): number {
  let lines = 0;
  for (let each = bytes.indexOf(0x0a); each >= 0 && each < at; each = bytes.indexOf(0x0a, each + 1))
    lines += 1;
  return lines;
}

const unstorable = /\0|\p{Surrogate}/u;

/** The name of the first character that a text cannot be stored with: NUL, or half of a character. */
export function unstorableIn(text: string): string | null {
  const found = unstorable.exec(text)?.[0];
  if (found === undefined) return null;
  return found === '\0' ? 'NUL' : `The lone surrogate U+${found.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Whether JSON may hold such a character: written as an escape, since the bytes themselves are no UTF-8 or no JSON. */
export const mayBeUnstorable = (json: string): boolean => /\\u(0000|d[89a-f])/i.test(json);

/** Every text and every name in a value of JSON, with its path. */
export function* textsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ readonly path: readonly PropertyKey[]; readonly text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (!Array.isArray(value)) yield { path, text: name };
    yield* textsOf(each, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}
