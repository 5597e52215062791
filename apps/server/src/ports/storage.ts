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

/** A file to be kept whose bytes are in memory. */
export interface NewFile {
  readonly key: string;
  readonly content: Uint8Array;
  readonly type: string;
}

/** Where the bytes of a stored file are on this machine. */
export interface LocalFile {
  readonly file: string;
  /** Bytes of the file that are before them. */
  readonly start: number;
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
  /** The same for several at once; resolved only when the bytes of all are safe. When it fails, some may be stored. */
  putAll(files: readonly NewFile[]): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Where to read a file without the server: by a process beside it. Null where there is none, or where it is not on this machine. */
  local(key: string): Promise<LocalFile | null>;
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
