import type { Storage } from '../ports/storage';

/** Content is stored before its row: without a row for so long, its upload has failed. */
const uploadMs = 86_400_000;
const atOnce = 500;

interface Nameless {
  readonly storage: Pick<Storage, 'list' | 'remove'>;
  /** What the keys of all contents begin with; they end with the id of their row. */
  readonly prefix: string;
  readonly now: Date;
  /** Those of these ids that a row has. */
  readonly known: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** Removes content that no row names: of uploads that ended with their process, and of rows removed while the store was away. */
export async function sweepNameless({ storage, prefix, now, known }: Nameless): Promise<void> {
  let keys: string[] = [];
  const removeNameless = async () => {
    const idOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
    const named = new Set(await known(keys.map(idOf)));
    const nameless = keys.filter((key) => !named.has(idOf(key)));
    keys = [];
    for (const key of nameless) await storage.remove(key);
  };
  for await (const { key, modifiedAt } of storage.list(prefix)) {
    if (now.getTime() - modifiedAt.getTime() < uploadMs) continue;
    keys.push(key);
    if (keys.length === atOnce) await removeNameless();
  }
  if (keys.length > 0) await removeNameless();
}
