import { decodeText } from './decode-text';
import { readDelimited } from './read-delimited';
import { readWorkbook } from './read-workbook';
import { tableLimits, TableRefusal, type Table, type TableRead } from './table';

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

/** What a table is read with. */
interface Asked {
  /** Rows that hold something, its heading among them; a table of more is refused before the rest of it is read. */
  readonly maxRows: number;
  /** Of a workbook; without it the first one that holds something. */
  readonly sheet?: number;
}

function attempt(read: () => Table): TableRead {
  try {
    const table = read();
    return table.rows.length > 0 ? { ok: true, table } : { ok: false, problem: { code: 'table-empty' } };
  } catch (error) {
    if (error instanceof TableRefusal) return { ok: false, problem: error.problem };
    // An archive or an XML that is broken.
    return { ok: false, problem: { code: 'table-unreadable' } };
  }
}

/** Signs that no text of rows holds near its beginning. */
const hasControls = (text: string): boolean =>
  [...text.slice(0, 10_000)].some((sign) => sign < '\t' || (sign > '\r' && sign < '\u001b'));

/** Reads a text that was pasted: rows of a spreadsheet, or CSV. */
export function readTableText(text: string, { maxRows }: Asked): TableRead {
  return attempt(() => readDelimited(text, maxRows));
}

/**
 * Reads a file by what it holds, whatever its name says: XLSX (also with macros, which are not looked at), or text whose
 * fields tab, semicolon, comma or bar part, in UTF-8, UTF-16 or Windows-1252. Never evaluates anything; memory and time
 * are bounded by `tableLimits` and `maxRows`.
 */
export function readTable(bytes: Uint8Array, asked: Asked): TableRead {
  return attempt(() => {
    if (bytes.length > tableLimits.bytes) {
      throw new TableRefusal({ code: 'table-too-large', most: tableLimits.bytes });
    }
    // The compound files of Excel before 2007, and of workbooks with a password.
    if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableRefusal({ code: 'table-old' });
    if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes, asked.maxRows, asked.sheet);
    const text = decodeText(bytes);
    // A text holds no such signs; a picture or a PDF does.
    if (hasControls(text) || text.startsWith('%PDF')) {
      throw new TableRefusal({ code: 'table-other' });
    }
    return readDelimited(text, asked.maxRows);
  });
}
