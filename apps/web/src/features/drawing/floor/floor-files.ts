import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface FloorDatabase extends DBSchema {
  readonly files: { readonly key: string; readonly value: { readonly file: Blob; readonly at: number } };
}

/** Files that no drawing was opened with for so long are forgotten. */
const keptForMs = 90 * 86_400_000;

let opened: Promise<IDBPDatabase<FloorDatabase> | null> | null = null;
/** What this tab has read, also where the browser keeps nothing. */
const held = new Map<string, Blob>();

function database(): Promise<IDBPDatabase<FloorDatabase> | null> {
  opened ??= openDB<FloorDatabase>('lucerna-floor-plans', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('files');
    },
    terminated() {
      opened = null;
    },
  }).catch(() => null);
  return opened;
}

/** Keeps the file of a floor plan in this browser under a name, a new one unless it has one; answers the name. */
export async function keepFloorFile(file: Blob, name: string = crypto.randomUUID()): Promise<string> {
  held.set(name, file);
  try {
    const files = await database();
    await files?.put('files', { file, at: Date.now() }, name);
  } catch {
    // A full disk: this tab holds it.
  }
  return name;
}

/** The file that is kept under a name; null when this browser has it no longer, or never had it. */
export async function readFloorFile(name: string): Promise<Blob | null> {
  const here = held.get(name);
  if (here) return here;
  try {
    const files = await database();
    const kept = await files?.get('files', name);
    if (!files || !kept) return null;
    held.set(name, kept.file);
    await files.put('files', { ...kept, at: Date.now() }, name);
    void forgetOld(files);
    return kept.file;
  } catch {
    return null;
  }
}

async function forgetOld(files: IDBPDatabase<FloorDatabase>): Promise<void> {
  const change = files.transaction('files', 'readwrite');
  for (let row = await change.store.openCursor(); row; row = await row.continue()) {
    if (row.value.at < Date.now() - keptForMs) await row.delete();
  }
}
