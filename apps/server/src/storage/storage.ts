/** A store that does not answer, or answers that it cannot: the same call may work later. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

/** A store that answers, but has no room. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** What the keys of downloads begin with: they are kept a day, and in no backup. */
export const downloadPrefix = 'downloads/';

const goodKey = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

export const isStorageKey = (key: string): boolean => goodKey.test(key);

export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
}

/** What an interrupted upload left is removed when it is older: no upload takes a day. */
export const leftoverAgeMs = 86_400_000;
