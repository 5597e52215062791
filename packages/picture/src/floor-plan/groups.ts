/** A group of a DXF file: what its value means, and the value. */
export interface Group {
  readonly code: number;
  readonly value: string;
}

/** The mark that may stand before a text, as it reads in UTF-8 and byte by byte. */
const byteOrderMark = /^(?:\ufeff|\xef\xbb\xbf)/;

/** The groups of a DXF text, one after another; ends where a code is no number. */
export function* groupsOf(text: string): Generator<Group> {
  let at = byteOrderMark.exec(text)?.[0].length ?? 0;
  const line = (): string | null => {
    if (at >= text.length) return null;
    const end = text.indexOf('\n', at);
    const found = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return found.trim();
  };
  for (;;) {
    const code = line();
    const value = line();
    if (code === null || value === null || !/^-?\d{1,4}$/.test(code)) return;
    yield { code: Number(code), value };
  }
}
