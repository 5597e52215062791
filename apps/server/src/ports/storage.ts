import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

export interface ListedFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Where documents and uploads are kept, by key: words of [a-z0-9._-] between slashes. */
export interface Storage {
  /** Whether all nodes use the same one: then none of them is worse off than the others while it is away. */
  readonly isShared: boolean;
  /**
   * Writes or replaces; resolved only when the bytes are safe. A stream is passed on as it comes, so that memory never holds
   * it whole; when it fails, nothing is stored.
   */
  put(key: string, content: Uint8Array | Readable, type: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** All files whose keys begin with the prefix, in no order. */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /** Rejects when nothing can be written. */
  check(): Promise<void>;
  /**
   * Bytes that may be written before the disk, which the database may share, runs short; none are left at 0 or less.
   * Null where the store does not tell.
   */
  room(): Promise<number | null>;
  /** Removes what was left by writers that died: done once a day. */
  sweep(): Promise<void>;
  close(): void;
}
