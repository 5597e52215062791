import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | null;

const special = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return special.test(value) ? value.replace(/[\\\n\r\t]/g, (each) => escapes[each]!) : value;
}

/** Writes rows into a table by COPY, in pieces of 256 kB, waiting whenever the database is behind. */
export class RowCopy {
  readonly #stream;
  readonly #done: Promise<void>;
  #lines: string[] = [];
  #size = 0;
  #failure: Error | undefined;
  rows = 0;

  constructor(client: pg.PoolClient, table: string, columns: readonly string[]) {
    this.#stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    this.#done = new Promise((resolve, reject) => {
      this.#stream.once('finish', resolve);
      // A lost connection may be told more than once; an event that nobody hears would end the process.
      this.#stream.on('error', (error: Error) => {
        this.#failure ??= error;
        reject(error);
      });
    });
    this.#done.catch(() => undefined);
  }

  add(values: readonly CopyValue[]): void {
    let line = field(values[0] ?? null);
    for (let at = 1; at < values.length; at += 1) line += '\t' + field(values[at]!);
    this.#lines.push(line);
    this.#size += line.length + 1;
    this.rows += 1;
  }

  /** Hands over what has gathered; called after each batch. Rejects when the database refused. */
  async flush(least = 1 << 18): Promise<void> {
    if (this.#size < least || this.#lines.length === 0) return;
    const piece = this.#lines.join('\n') + '\n';
    this.#lines = [];
    this.#size = 0;
    this.#refuseAfterFailure();
    if (!this.#stream.write(piece)) await Promise.race([once(this.#stream, 'drain'), this.#done]);
  }

  async end(): Promise<number> {
    await this.flush(0);
    this.#refuseAfterFailure();
    this.#stream.end();
    await this.#done;
    return this.rows;
  }

  /** The stream has let go of its connection when the database refused; a write would say that and not the reason. */
  #refuseAfterFailure(): void {
    if (this.#failure) throw this.#failure;
  }
}
