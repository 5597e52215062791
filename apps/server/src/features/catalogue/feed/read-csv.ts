import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { FeedSyntaxError } from './problem';

export interface CsvRow {
  /** The line on which the row ends. */
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Reads a CSV file (comma, quotes doubled inside quotes, UTF-8, a header line) in batches. Yields the header first,
 * as a batch of one. Throws FeedSyntaxError with the line of a row that cannot be read or has another width.
 */
export async function* readCsv(path: string): AsyncGenerator<readonly CsvRow[]> {
  const parser = createReadStream(path).pipe(
    parse({ bom: true, info: true, skip_empty_lines: true, max_record_size: 1 << 20 }),
  );
  let batch: CsvRow[] = [];
  let header = true;
  try {
    for await (const each of parser) {
      const { info, record } = each as { info: { lines: number }; record: string[] };
      batch.push({ line: info.lines, fields: record });
      if (header || batch.length >= 500) {
        yield batch;
        batch = [];
        header = false;
      }
    }
  } catch (cause) {
    const { lines, message } = cause as { lines?: number; message: string };
    throw new FeedSyntaxError(lines ?? 1, message);
  }
  if (batch.length > 0) yield batch;
}
