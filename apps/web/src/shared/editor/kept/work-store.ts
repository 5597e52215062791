import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** The work of one editor, as this browser keeps it. */
export interface KeptWork {
  /** What is edited: at most 100 letters, digits, `_`, `:` and `-`. */
  readonly key: string;
  /** As the editor stores it; read again by the engine, which refuses what is broken. */
  readonly stored: unknown;
  /** The account that it was made with; null for a stranger's. */
  readonly owner: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface WorkDatabase extends DBSchema {
  readonly work: {
    readonly key: string;
    readonly value: KeptWork;
    readonly indexes: { readonly at: number };
  };
}

/** Work that nobody went on with for so long is forgotten. */
const keptForMs = 90 * 86_400_000;

let opened: Promise<IDBPDatabase<WorkDatabase> | null> | null = null;

/** The database, or null where the browser keeps nothing (private window, full disk): all works without. */
function database(): Promise<IDBPDatabase<WorkDatabase> | null> {
  opened ??= openDB<WorkDatabase>('lucerna-work', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('work', { keyPath: 'key' }).createIndex('at', 'at');
    },
    terminated() {
      opened = null;
    },
  }).catch(() => null);
  return opened;
}

/** What is kept under a key; undefined when nothing is. */
export async function readWork(key: string): Promise<KeptWork | undefined> {
  try {
    return await (await database())?.get('work', key);
  } catch {
    return undefined;
  }
}

/** Keeps work in place of what was kept under its key. Answers whether it is kept. */
export async function writeWork(work: KeptWork): Promise<boolean> {
  try {
    const kept = await database();
    await kept?.put('work', work);
    return kept !== null;
  } catch {
    return false;
  }
}

export async function removeWork(key: string): Promise<void> {
  try {
    const kept = await database();
    if (!kept) return;
    await kept.delete('work', key);
    const old = IDBKeyRange.upperBound(Date.now() - keptForMs);
    for (const each of await kept.getAllKeysFromIndex('work', 'at', old)) await kept.delete('work', each);
  } catch {
    // What cannot be removed is replaced by the next work under its key.
  }
}
