import type { BodyOf, operations } from '@lucerna/contract';
import { pick } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { no, notFound, type Answer, type Refusal } from '../../http/answer';
import { changeProject, type ChangeRequest } from './change';
import type { Projects } from './read-project';
import type { NewLine } from './line/line';
import { recomposed, reconfigured, recounted } from './line/line-change';
import { saveCreations, nameCreation } from './creation/store-creation';
import { refuseOrdered, refuseUnseen } from './line/ordered-line';
import { moveLine, withMoved } from './line/place-line';
import { findLine, refuseChangedLines, untilUnchanged, type SeenLine } from './line/read-lines';
import { countLines, replaceEvaluations } from './line/write-lines';
import { writtenLine } from './project-cache';
import { touchProject, type Queryable } from './store';
import { arrangeLine } from './structure/arrange-line';
import { plainArrangement } from './structure/arrangement';
import type { Viewer } from '../../viewer';

type Body = BodyOf<(typeof operations)['updateProduct']>;
type Change = Body['attributesToUpdate'];

/**
 * Changes the quantity, the choices, the creation, the place or the arrangement of a product. New choices and a new creation are
 * evaluated on the catalogue in force; a new quantity alone stays with the revision and the day the line was written
 * with, and keeps its price. A creation is not changed by choices (`creationInConfigurator`). What the line becomes is
 * worked out before the transaction.
 */
export function updateProduct(
  projects: Projects,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
  { attributesToUpdate: change, seen: expected }: Body,
): Promise<Answer<never>> {
  const { ctx } = projects;
  const { viewer } = request;
  return untilUnchanged(async () => {
    const seen = await findLine(ctx.pool, viewer, projectId, productId);
    const write = seen && (await prepare(ctx, seen, change));
    return changeProject(projects, request, projectId, async (tx) => {
      if (!seen) return notFound();
      const unable =
        (await refuseChangedLines(tx, projectId, [seen])) ??
        refuseUnseen(seen, change, expected) ??
        refuseOrdered(seen, change);
      if (unable) return unable;
      const written = await write?.(tx, viewer);
      if (written && 'ok' in written) return written;
      const { position, section } = change;
      const unarranged = await arrangeLine(tx, projectId, productId, change);
      if (unarranged) return unarranged;
      const isPlaced = position !== undefined || section !== undefined;
      const isMoved = isPlaced && (await moveLine(tx, projectId, productId, { place: position, section }));
      const evaluationVersion = await touchProject(tx, projectId, { places: isMoved ? 1 : 0 });
      if (isArranged(change)) return undefined;
      const now = written && writtenLine(written, { ...placeOf(seen), evaluationVersion });
      return (lines, placeOf) => {
        const place = placeOf.get(productId);
        const changed = now && place !== undefined ? lines.with(place, now) : lines;
        return isMoved && position !== undefined ? withMoved(changed, productId, position) : changed;
      };
    });
  });
}

const placeOf = (seen: SeenLine) => ({ ordered: seen.ordered, ...pick(seen, plainArrangement) });

/** What is arranged of one line may take another out of the sum: the project is read again. */
const isArranged = (change: Change): boolean =>
  change.isChosen !== undefined ||
  Object.values(pick(change, plainArrangement)).some((each) => each !== undefined);

/** Answers the line as it is then; nothing where only its place changes. */
type Write = (tx: Queryable, viewer: Viewer) => Promise<Refusal | NewLine | void>;

/** Evaluates what a line becomes, and answers how to write it. */
async function prepare(ctx: AppContext, seen: SeenLine, change: Change): Promise<Write> {
  const { choices, creation, creationCode, quantity } = change;
  const { market } = seen;
  const line = { ...seen, quantity: quantity ?? seen.quantity };
  const refuse =
    (refused: Refusal): Write =>
    () =>
      Promise.resolve(refused);
  if (creation) {
    const made = recomposed(ctx, market, line, creation, creationCode);
    if (!made.ok) return refuse({ ...made, status: 422 });
    return async (tx, viewer) => {
      const named = await nameCreation(tx, viewer.accountId, made.value, line.reference);
      if (!named.ok) return named;
      await replaceEvaluations(tx, market.id, [named.value.line]);
      await saveCreations(tx, viewer, market.id, [{ lineId: line.id, stored: named.value.stored }]);
      return named.value.line;
    };
  }
  if (choices) {
    if (line.creation !== null) return refuse(no({ code: 'creationInConfigurator' }));
    const changed = reconfigured(ctx, market, line, choices);
    if (!changed.ok) return refuse({ ...changed, status: 422 });
    return async (tx) => {
      await replaceEvaluations(tx, market.id, [changed.value]);
      return changed.value;
    };
  }
  if (quantity === undefined) return () => Promise.resolve();
  const counted = await recounted(ctx, market, line);
  if (!counted.ok) return refuse({ ...counted, status: 422 });
  return async (tx) => {
    await countLines(tx, market.id, [counted.value]);
    return counted.value;
  };
}
