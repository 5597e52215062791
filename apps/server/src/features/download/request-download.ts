import { isProjectFile, maxDocuments, maxDownloads } from '@lucerna/contract';
import type { Download, WantedDocument } from '@lucerna/contract';
import { tellsPrice, type CatalogId, type LanguageCode, type Units } from '@lucerna/engine';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { lockName } from '../../database/locks';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer, type Refusal } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { turns } from '../../http/turns';
import { viewOf } from '../catalogue';
import type { Documents } from '../document';
import { askJob, isJobLost, weightOf } from './make-download';
import { productsOfProject } from './project-products';
import { removeFiles } from './remove-files';
import {
  heldBy,
  insertDownload,
  lockByKey,
  maxHeldBytes,
  readDownload,
  removeDownload,
  restart,
} from './store';
import { itemsOf, type DownloadItem } from './wanted-items';

/** Documents of one account that are kept; the oldest downloads that are ready make room for new ones. */
const maxHeld = 3 * maxDocuments;

/** Bytes that a document usually has, or fewer: so much room is made for a new download. */
const usualBytes = 500_000;

/** Requests whose products are looked up at the same time: each may name thousands. */
const requestTurns = turns({ atOnce: 2, maxOfOne: 8, most: 64 });

interface DownloadAsked {
  readonly docs: readonly WantedDocument[];
  readonly language: LanguageCode;
  readonly catalogId?: CatalogId | undefined;
  readonly units?: Units | undefined;
  readonly projectId?: string | undefined;
}

/** A download that is ready to be stored. */
type Wanted = Omit<Parameters<typeof insertDownload>[1], 'ownerId'>;

const keyOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/**
 * Has documents made. The same ones on the same catalogue and day are one download: one that is being made, or is kept, is
 * answered again, and what failed of it and may work now is made anew. Refuses what the viewer may not download, `documentsMost`, `documentsFull`,
 * where no document is left (`fileMissing`), and as `turns` does.
 */
export const requestDownload = (
  ctx: AppContext,
  documents: Documents,
  call: KeyedCall,
  asked: DownloadAsked,
): Promise<Answer<Download>> =>
  requestTurns.take(call.viewer.accountId, () => inItsTurn(ctx, documents, call, asked));

async function inItsTurn(
  ctx: AppContext,
  documents: Documents,
  call: KeyedCall,
  { docs, language, catalogId, units, projectId }: DownloadAsked,
): Promise<Answer<Download>> {
  const { viewer } = call;
  const { accountId } = viewer;
  const project = projectId === undefined ? null : await productsOfProject(ctx, viewer, projectId);
  if (project && !project.ok) return project;
  const asked = project?.catalogId ?? catalogId;
  const view = viewOf(ctx, {
    viewer,
    language,
    query: { ...(asked !== undefined && { catalogId: asked }), units },
  });
  const found = await itemsOf({ ctx, viewer, view }, documents, docs, project);
  if (!found.ok) return found;
  const { items } = found;
  if (items.length === 0) return { ...no({ code: 'fileMissing' }), status: 422 };
  if (items.length > maxDocuments) return no({ code: 'documentsMost', data: { most: maxDocuments } });
  const name = `${project?.projectName ?? view.catalogue.brandName} ${view.today}`;
  const { revision } = view.catalogue;
  // What is made of a whole project is of the project as it is now.
  const version = items.some(({ subType }) => isProjectFile(subType)) ? project?.version : undefined;
  // What tells prices was made, or refused, for who might see them.
  const seesPrices = items.some(({ format }) => tellsPrice(format)) ? view.seesPrices : undefined;
  const facts = [
    ...[view.catalogId, language, view.units, revision, view.today, projectId, version, seesPrices, name],
    items,
  ];
  const key = keyOf(facts);
  const wanted = {
    ...{ key, projectId: projectId ?? null, name, language },
    ...{ catalogId: view.catalogId, units: units ?? null },
  };
  const evicted: string[] = [];
  const read = async (id: string | null, tx: pg.PoolClient): Promise<Answer<Download>> => {
    const download = id && (await readDownload(tx, accountId, id));
    return download ? answer(download, { status: 202, subject: download.id }) : notFound();
  };
  const written = await writeOnce(
    ctx.pool,
    call,
    async (tx) => {
      const id = await startedOf(ctx, tx, accountId, wanted, items, evicted);
      return typeof id === 'string' ? read(id, tx) : id;
    },
    read,
    accountId,
  );
  // After the write: a download that could not be stored has made no room. Nobody waits for it.
  if (written.ok && evicted.length > 0) void removeFiles(ctx, evicted);
  return written;
}

/** The id of the download, of one that there was or of a new one; a refusal where the account holds too much. */
async function startedOf(
  ctx: AppContext,
  tx: pg.PoolClient,
  ownerId: string,
  wanted: Wanted,
  items: readonly DownloadItem[],
  evicted: string[],
): Promise<string | Refusal> {
  // Two nodes that are asked at once: the second one finds what the first one stored.
  await lockName(tx, `downloads of ${ownerId}`);
  const known = await lockByKey(tx, ownerId, wanted.key);
  if (known?.isKept) {
    const goesOn = known.state === 'ready' ? await restart(tx, known.id) : await isJobLost(ctx, tx, known.id);
    if (goesOn) {
      await askJob(ctx, tx, { id: known.id, ownerId, documents: weightOf(items) });
    }
    return known.id;
  }
  const leave = async (id: string) => {
    await removeDownload(tx, ownerId, id);
    evicted.push(id);
  };
  if (known) await leave(known.id);
  const held = await heldBy(tx, ownerId);
  let documents = held.reduce((sum, each) => sum + each.documents, items.length);
  let downloads = held.length + 1;
  let bytes = held.reduce((sum, each) => sum + each.bytes, items.length * usualBytes);
  for (const each of held.filter(({ state }) => state === 'ready')) {
    if (documents <= maxHeld && downloads <= maxDownloads && bytes <= maxHeldBytes) break;
    await leave(each.id);
    documents -= each.documents;
    downloads -= 1;
    bytes -= each.bytes;
  }
  if (documents > maxHeld || downloads > maxDownloads) {
    return no({ code: 'documentsFull', data: { most: documents - items.length } });
  }
  const id = await insertDownload(tx, { ...wanted, ownerId }, items);
  if (id === null) return no({ code: 'stale' });
  await askJob(ctx, tx, { id, ownerId, documents: weightOf(items) });
  return id;
}
