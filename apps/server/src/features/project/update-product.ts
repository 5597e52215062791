import type { BodyOf, operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { no, notFound } from '../../http/answer';
import type { Answer, Refusal } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest } from './change';
import type { Projects } from './read-project';
import { recomposed, reconfigured, recounted } from './line/line-change';
import { saveCreations, nameCreation } from './creation/store-creation';
import { refuseOrdered } from './line/ordered-line';
import { moveLine } from './line/place-line';
import { findLine, refuseChangedLines, untilUnchanged } from './line/read-lines';
import type { SeenLine } from './line/read-lines';
import { countLine, replaceEvaluations } from './line/write-lines';
import { touchProject } from './store';
import type { Queryable } from './store';

type Change = BodyOf<(typeof operations)['updateProduct']>['attributesToUpdate'];

/**
 * Changes the quantity, the choices, the creation or the place of a product. New choices and a new creation are
 * evaluated on the catalogue in force; a new quantity alone stays with the revision and the day the line was written
 * with, and keeps its price. A creation is not changed by choices (`creationInConfigurator`). What the line becomes is
 * worked out before the transaction.
 */
export function updateProduct(
  projects: Projects,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
  change: Change,
): Promise<Answer<never>> {
  const { frame } = projects;
  const { viewer } = request;
  return untilUnchanged(async () => {
    const seen = await findLine(frame.pool, viewer, projectId, productId);
    const write = seen && (await prepare(frame, seen, change));
    return changeProject(projects, request, projectId, async (tx) => {
      if (!seen) return notFound();
      const unable = (await refuseChangedLines(tx, projectId, [seen])) ?? refuseOrdered(seen, change);
      if (unable) return unable;
      const refused = await write?.(tx, viewer.accountId);
      if (refused) return refused;
      const { position } = change;
      const isMoved = position !== undefined && (await moveLine(tx, projectId, productId, position));
      await touchProject(tx, projectId, { places: isMoved ? 1 : 0 });
      return undefined;
    });
  });
}

type Write = (tx: Queryable, accountId: string) => Promise<Refusal | void>;

/** Evaluates what a line becomes, and answers how to write it. */
async function prepare(frame: Frame, seen: SeenLine, change: Change): Promise<Write> {
  const { choices, creation, creationCode, quantity } = change;
  const { market } = seen;
  const line = { ...seen, quantity: quantity ?? seen.quantity };
  const refuse =
    (refused: Refusal): Write =>
    () =>
      Promise.resolve(refused);
  if (creation) {
    const made = recomposed(frame, market, line, creation, creationCode);
    if (!made.ok) return refuse({ ...made, status: 422 });
    return async (tx, accountId) => {
      const named = await nameCreation(tx, accountId, made.value, line.reference);
      if (!named.ok) return named;
      await replaceEvaluations(tx, market.id, [named.value.line]);
      return saveCreations(tx, market.id, [{ lineId: line.id, stored: named.value.stored }]);
    };
  }
  if (choices) {
    if (line.creation !== null) return refuse(no({ code: 'creationInConfigurator' }));
    const changed = reconfigured(frame, market, line, choices);
    return changed.ok
      ? (tx) => replaceEvaluations(tx, market.id, [changed.value])
      : refuse({ ...changed, status: 422 });
  }
  if (quantity === undefined) return () => Promise.resolve();
  const counted = await recounted(frame, market, line);
  return counted.ok ? (tx) => countLine(tx, market.id, counted.value) : refuse({ ...counted, status: 422 });
}
