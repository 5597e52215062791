import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

/** Where documents and uploads are kept, by key: words of [a-z0-9._-] between slashes. */
export interface Storage {
  /** Writes or replaces; resolved only when the bytes are safe on disk. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** The keys of all files, in no order. */
  keys(): AsyncIterable<string>;
  /** Rejects when nothing can be written. */
  check(): Promise<void>;
}
