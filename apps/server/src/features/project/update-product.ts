import type { BodyOf, operations } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { no, notFound } from '../../http/answer';
import type { Answer, Refusal } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest } from './change';
import { recomposed, reconfigured, recounted } from './line/line-change';
import { keepCreations, nameCreation } from './creation/store-creation';
import { countLine, findLine, placeLine, reconfigureLine } from './line/store-line';
import type { StoredLine } from './line/store-line';
import { touchProject } from './store';
import type { OpenedProject, Queryable } from './store';

type Change = BodyOf<(typeof operations)['updateProduct']>['attributesToUpdate'];

/**
 * Changes the quantity, the choices, the creation or the place of a product. New choices and a new creation are
 * evaluated on the catalogue in force; a new quantity alone stays with the revision and the day the line was written
 * with, and keeps its price. A creation is not changed by choices (`creationInConfigurator`).
 */
export function updateProduct(
  frame: Frame,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
  change: Change,
): Promise<Answer<never>> {
  return changeProject(frame, request, projectId, async (tx, project) => {
    const found = await findLine(tx, projectId, productId);
    if (!found) return notFound();
    const line = { ...found, quantity: change.quantity ?? found.quantity };
    const refused = await rewrite(frame, tx, { project, line, change, accountId: request.viewer.accountId });
    if (refused) return refused;
    if (change.position !== undefined) await placeLine(tx, projectId, productId, change.position);
    await touchProject(tx, projectId);
    return undefined;
  });
}

interface Rewriting {
  readonly project: OpenedProject;
  /** In its new quantity. */
  readonly line: StoredLine;
  readonly change: Change;
  readonly accountId: string;
}

async function rewrite(frame: Frame, tx: Queryable, about: Rewriting): Promise<Refusal | undefined> {
  const { project, line, change, accountId } = about;
  const { choices, creation, creationCode, quantity } = change;
  if (creation) {
    const made = recomposed(frame, project, line, creation, creationCode);
    if (!made.ok) return { ...made, status: 422 };
    const named = await nameCreation(tx, accountId, made.value, line.reference);
    if (!named.ok) return named;
    await reconfigureLine(tx, project.id, named.value.line);
    await keepCreations(tx, project.id, [{ lineId: line.id, stored: named.value.stored }]);
  } else if (choices) {
    if (line.creation !== null) return no({ code: 'creationInConfigurator' });
    const changed = reconfigured(frame, project, line, choices);
    if (!changed.ok) return { ...changed, status: 422 };
    await reconfigureLine(tx, project.id, changed.value);
  } else if (quantity !== undefined) {
    const counted = await recounted(frame, project, line);
    if (!counted.ok) return { ...counted, status: 422 };
    await countLine(tx, project.id, counted.value);
  }
  return undefined;
}
