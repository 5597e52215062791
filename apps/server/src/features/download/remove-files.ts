import type { AppContext } from '../../app-context';
import { errorOf } from '../../thrown';
import { downloadPrefix } from '../../storage/storage';
import { filesPrefix, knownDownloads, removeOld } from './store';

/** Removes the files of downloads that no row names. Where that fails the daily sweep does it. */
export async function removeFiles({ storage, log }: AppContext, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) {
      for await (const { key } of storage.list(filesPrefix(id))) await storage.remove(key);
    }
  } catch (error) {
    log.warn({ err: errorOf(error), downloads: ids }, 'files of removed downloads stay until the next sweep');
  }
}

const atOnce = 500;

/** Removes downloads that are kept no longer, and files that no download has: of removed ones, and of work that broke off. */
export async function sweepDownloads(ctx: AppContext): Promise<void> {
  await removeOld(ctx.pool);
  let ids = new Set<string>();
  const removeNameless = async () => {
    const known = new Set(await knownDownloads(ctx.pool, [...ids]));
    await removeFiles(
      ctx,
      [...ids].filter((id) => !known.has(id)),
    );
    ids = new Set();
  };
  for await (const { key } of ctx.storage.list(downloadPrefix)) {
    ids.add(key.slice(downloadPrefix.length, key.indexOf('/', downloadPrefix.length)));
    if (ids.size === atOnce) await removeNameless();
  }
  if (ids.size > 0) await removeNameless();
}
