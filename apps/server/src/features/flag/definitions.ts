import { readFile, stat } from 'node:fs/promises';

/** A place that definitions come from. */
export interface Source {
  readonly name: string;
  /** The definitions, or null when they are those of last time. Rejects when they cannot be had. */
  read(): Promise<string | null>;
}

const timeoutMs = 10_000;
const largest = 1_000_000;

/** Definitions in a file; read again when it was written. */
export function fileSource(file: string): Source {
  let readAt = -1;
  return {
    name: file,
    async read() {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === readAt) return null;
      const text = await readFile(file, 'utf8');
      readAt = mtimeMs;
      return text;
    },
  };
}

/** Definitions at an address, asked for by their tag; the token is sent as a bearer's. */
export function remoteSource(url: string, token: string | undefined): Source {
  let etag: string | null = null;
  return {
    name: new URL(url).origin,
    async read() {
      const response = await fetch(url, {
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(etag && { 'if-none-match': etag }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 304) return null;
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const text = await response.text();
      if (text.length > largest) throw new Error(`is larger than ${largest} characters`);
      etag = response.headers.get('etag');
      return text;
    },
  };
}
