import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { removeLocal, writeLocal, localNames, readLocal } from '../../local-storage/local-storage';
import { accountSignedOut, hasSignedOut } from '../../local-storage/signed-out-accounts';
import type { StoredSteps } from './stored-steps';

/** The work of one editor, as this browser keeps it. */
export interface LocalDraft {
  /** What is edited: at most 100 letters, digits, `_`, `:` and `-`. */
  readonly key: string;
  /** As the editor stores it; read again by the engine, which refuses what is broken. */
  readonly stored: unknown;
  /** The account that it was made with; null for a stranger's. Each has work of its own under a key. */
  readonly owner: string | null;
  /** When it was last changed, milliseconds since 1970. */
  readonly at: number;
  /** Where it is edited. */
  readonly page?: { readonly path: string; readonly title: string };
  /** What undo and redo can bring back; only this browser keeps it. */
  readonly steps?: StoredSteps;
}

/** What this browser knows of the draft of an account on the server. */
export interface SentDraft {
  /** The version that was last read or written here; 0 before the first answer. */
  readonly version: number;
  /** The `at` of the work in that version. */
  readonly at: number;
  /** The `at` of work that was sent since without an answer so far. */
  readonly sending: number | null;
  /** It was forgotten at `at`, while a write may still have been on its way: what is kept of before, here or there, is gone. */
  readonly isForgotten?: boolean;
}

/** Where the work of this browser is kept. Nothing of it ever fails: a browser that keeps nothing answers so. */
export interface LocalDrafts {
  readonly read: (key: string, owner: string | null) => Promise<LocalDraft | undefined>;
  /** Keeps work in place of what its owner kept under its key. Answers whether it is kept. */
  readonly write: (work: LocalDraft) => Promise<boolean>;
  /** Removes work; what is known of the server's draft stays. */
  readonly remove: (key: string, owner: string | null) => Promise<void>;
  readonly readSent: (key: string, owner: string) => Promise<SentDraft | undefined>;
  readonly writeSent: (key: string, owner: string, sent: SentDraft) => Promise<void>;
}

/** The works of an account, for its sign-out. */
export interface AccountDrafts {
  /** All that is kept of it, with what is known of each on the server. */
  readonly all: (owner: string) => Promise<readonly AccountDraft[]>;
  /** Removes all that is kept of it; nothing more of it is kept until `accountSignedIn`. */
  readonly removeAll: (owner: string) => Promise<void>;
}

export interface AccountDraft {
  readonly work: LocalDraft & { readonly owner: string };
  readonly sent: SentDraft | undefined;
}

interface WorkDatabase extends DBSchema {
  readonly work: {
    readonly key: string;
    readonly value: LocalDraft;
    readonly indexes: { readonly at: number };
  };
  readonly sent: { readonly key: string; readonly value: SentDraft };
}

/** Work that nobody went on with for so long is forgotten. */
const keptForMs = 90 * 86_400_000;

/** Held here too, for a browser that keeps nothing. */
const sent = new Map<string, SentDraft>();

let opened: Promise<IDBPDatabase<WorkDatabase> | null> | null = null;

/** The database, or null where the browser keeps nothing (private window, full disk): all works without. */
function database(): Promise<IDBPDatabase<WorkDatabase> | null> {
  opened ??= openDB<WorkDatabase>('lucerna-work', 2, {
    upgrade(fresh, before) {
      if (before < 1) fresh.createObjectStore('work', { keyPath: 'key' }).createIndex('at', 'at');
      if (before < 2) fresh.createObjectStore('sent');
    },
    // Another tab with a newer release waits for this one to let go.
    blocking(_before, _after, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  }).catch(() => null);
  return opened;
}

/** A stranger's work stands under its key alone; no key holds a space. */
const placeOf = (key: string, owner: string | null) => (owner === null ? key : `${key} ${owner}`);

/** Does something with the database; `otherwise` where it cannot. */
async function attempt<T>(act: (kept: IDBPDatabase<WorkDatabase>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    const kept = await database();
    return kept ? await act(kept) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Whether the page is on its way out. */
let isLeaving = false;
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (isLeaving = true), { capture: true });
  window.addEventListener('pageshow', () => (isLeaving = false));
}

/**
 * Under which name localStorage holds what a page writes on its way out. IndexedDB writes later, and a busy browser may
 * drop that with the page.
 */
const lastOf = (place: string) => `lastWork.${place}`;

/** What a page wrote on its way out; null where the database has something newer, and then it is forgotten. */
function readLast(place: string, row: LocalDraft | undefined): LocalDraft | null {
  const last = readLocal<LocalDraft>(lastOf(place));
  if (last && (!row || last.at >= row.at)) return last;
  if (last) removeLocal(lastOf(place));
  return null;
}

/** The works in IndexedDB. */
export const localDrafts: LocalDrafts = {
  read: (key, owner) =>
    attempt(async (kept) => {
      const place = placeOf(key, owner);
      const row = await kept.get('work', place);
      const last = readLast(place, row);
      if (last && (await localDrafts.write(last))) removeLocal(lastOf(place));
      const found = last ?? row;
      return found?.owner === owner ? { ...found, key } : undefined;
    }, undefined),
  write: (work) => {
    const isGone = () => work.owner !== null && hasSignedOut(work.owner);
    if (isLeaving && !isGone()) writeLocal(lastOf(placeOf(work.key, work.owner)), work);
    return attempt(async (kept) => {
      if (isGone()) return false;
      const writing = kept.transaction('work', 'readwrite');
      const put = writing.store.put({ ...work, key: placeOf(work.key, work.owner) });
      // A page that goes away hears no answer any more: without this the browser would give up the write with the page.
      writing.commit();
      await Promise.all([put, writing.done]);
      return true;
    }, false);
  },
  remove: (key, owner) =>
    attempt(async (kept) => {
      const place = placeOf(key, owner);
      removeLocal(lastOf(place));
      await kept.delete('work', place);
      const old = IDBKeyRange.upperBound(Date.now() - keptForMs);
      for (const each of await kept.getAllKeysFromIndex('work', 'at', old)) await kept.delete('work', each);
    }, undefined),
  readSent: async (key, owner) => {
    const place = placeOf(key, owner);
    return (await attempt((kept) => kept.get('sent', place), undefined)) ?? sent.get(place);
  },
  writeSent: async (key, owner, draft) => {
    const place = placeOf(key, owner);
    sent.set(place, draft);
    await attempt(async (kept) => {
      const writing = kept.transaction('sent', 'readwrite');
      const put = writing.store.put(draft, place);
      writing.commit();
      await Promise.all([put, writing.done]);
    }, undefined);
  },
};

export const accountDrafts: AccountDrafts = {
  all: (owner) =>
    attempt(async (kept) => {
      const rows = (await kept.getAll('work')).filter((row) => row.owner === owner);
      return Promise.all(
        rows.map(async ({ key: place, ...row }) => ({
          work: { ...row, owner, key: place.split(' ')[0]! },
          sent: await kept.get('sent', place),
        })),
      );
    }, []),
  removeAll: async (owner) => {
    accountSignedOut(owner);
    const isOwn = (place: string) => place.endsWith(` ${owner}`);
    for (const place of [...sent.keys()].filter(isOwn)) sent.delete(place);
    for (const name of localNames()) if (name.startsWith(lastOf('')) && isOwn(name)) removeLocal(name);
    await attempt(async (kept) => {
      for (const name of ['work', 'sent'] as const) {
        for (const place of (await kept.getAllKeys(name)).filter(isOwn)) await kept.delete(name, place);
      }
    }, undefined);
  },
};
