import type { NewProduct } from '@lucerna/contract';
import type { Frame } from '../../../frame';
import type { Answer } from '../../../http/answer';
import { addCreations } from '../creation/add-creations';
import { addLines } from './add-lines';
import { projectAnswer, refuseChange } from '../change';
import type { ChangeRequest } from '../change';
import { evaluateProducts } from './evaluate-products';
import type { KeptSheets } from '../sheet/kept-sheets';
import { plainLines } from './made-products';
import type { ProjectMarkets } from '../market';
import { mostLines, refuseProducts } from '../policy';

/** What a node remembers of projects. */
interface Known {
  readonly markets: ProjectMarkets;
  readonly sheets: KeptSheets;
}

/**
 * Adds products to a project, all or none, and answers with the whole project. The engine runs first; then one
 * statement locks, checks, writes and reads, so that adding costs one journey to the database. Where one of them is a
 * creation, a transaction does it, which gives codes too.
 */
export async function addProducts(
  frame: Frame,
  { markets, sheets }: Known,
  request: ChangeRequest,
  projectId: string,
  products: readonly NewProduct[],
): Promise<Answer<never>> {
  const { viewer, ifMatch, idempotencyKey } = request;
  const unable = refuseProducts(viewer, products);
  if (unable) return unable;
  const market = await markets.of(projectId, viewer.accountId);
  if (!market) return refuseChange(frame.pool, viewer, projectId, 'notFound', 0);
  const made = await evaluateProducts(frame, market, products);
  if (!made.ok) return { ...made, status: 422 };
  const lines = plainLines(made.value);
  if (!lines) return addCreations({ frame, sheets }, request, projectId, made.value);
  const added = await addLines(frame.pool, sheets, {
    accountId: viewer.accountId,
    projectId,
    seen: ifMatch,
    key: idempotencyKey,
    hash: idempotencyKey === null ? null : request.requestHash(),
    lines,
    most: mostLines,
  });
  return 'sheet' in added
    ? projectAnswer(frame, sheets, viewer, added.sheet, 201)
    : refuseChange(frame.pool, viewer, projectId, added.refused, added.version);
}
