import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { FeedSyntaxError, type FeedProblemCode } from './problem';
import { byteName, decode, unstorableIn } from './text';
import { memberOf } from '../../../records';
import { codeOf, errorOf } from '../../../thrown';

export interface CsvRow {
  /** The line on which the row starts. */
  readonly line: number;
  /** The number of the row after the header, from 1; 0 for the header. */
  readonly row: number;
  readonly fields: readonly string[];
  /** The first cell whose text cannot be taken. */
  readonly broken: {
    readonly column: number;
    readonly code: FeedProblemCode;
    readonly data: Readonly<Record<string, string>>;
  } | null;
}

// eslint-disable-next-line no-control-regex -- NUL is what is looked for.
const special = /[\0\x80-\xff]/;

async function* withoutMark(path: string): AsyncGenerator<Buffer> {
  let first = true;
  const bytes: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of bytes) {
    const marked = first && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    first = false;
    yield marked ? chunk.subarray(3) : chunk;
  }
}

/** A record as the parser gives it, with the line that it ends on. */
interface ParsedRow {
  readonly info: { readonly lines: number };
  readonly record: string[];
}

/** Decodes the cells, which were read byte by byte, strictly as UTF-8. */
function decoded(cells: readonly string[]): Pick<CsvRow, 'fields' | 'broken'> {
  let broken: CsvRow['broken'] = null;
  if (!cells.some((cell) => special.test(cell))) return { fields: cells, broken };
  const fields = cells.map((cell, column) => {
    if (!special.test(cell)) return cell;
    const bytes = Buffer.from(cell, 'latin1');
    const read = decode(bytes);
    if (!read.ok) broken ??= { column, code: 'encoding', data: { byte: byteName(bytes[read.at] ?? 0) } };
    const name = read.ok ? unstorableIn(read.text) : null;
    if (name !== null) broken ??= { column, code: 'character', data: { name } };
    return read.ok ? read.text : cell;
  });
  return { fields, broken };
}

const count = (cells: readonly string[], what: string) =>
  cells.reduce((sum, cell) => sum + (cell.includes(what) ? cell.split(what).length - 1 : 0), 0);

/**
 * Reads a CSV file (comma, quotes doubled inside quotes, UTF-8, a header line) in batches. Yields the header first,
 * as a batch of one. Throws FeedSyntaxError with the line of a row that cannot be read or has another width.
 */
export async function* readCsv(path: string): AsyncGenerator<readonly CsvRow[]> {
  const parser = parse({ encoding: 'latin1', info: true, skip_empty_lines: true, max_record_size: 1 << 20 });
  const source = Readable.from(withoutMark(path), { objectMode: false });
  source.on('error', (cause) => parser.destroy(cause)).pipe(parser);
  let batch: CsvRow[] = [];
  let row = 0;
  let ended = 0;
  // The parser counts a line feed after a carriage return inside quotes as a line of its own.
  let twice = 0;
  try {
    const records: AsyncIterable<ParsedRow> = parser;
    for await (const { info, record } of records) {
      let line = info.lines - twice;
      if (line !== ended + 1) {
        const pairs = count(record, '\r\n');
        twice += pairs;
        line -= pairs + count(record, '\n');
      }
      ended = info.lines - twice;
      batch.push({ line, row, ...decoded(record) });
      if (row === 0 || batch.length >= 500) {
        yield batch;
        batch = [];
      }
      row += 1;
    }
  } catch (cause) {
    if (!codeOf(cause)?.startsWith('CSV_')) throw cause;
    const lines = Number(memberOf(cause, 'lines') ?? 1);
    throw new FeedSyntaxError(lines - twice, errorOf(cause).message, row || null);
  } finally {
    source.destroy();
  }
  if (batch.length > 0) yield batch;
}
