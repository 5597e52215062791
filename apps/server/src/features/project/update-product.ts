import type { BodyOf, operations } from '@lucerna/contract';
import { no, ok } from '@lucerna/engine';
import type { Result } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { changeProject } from './change';
import type { ChangeRequest } from './change';
import { evaluateLine } from './evaluate-line';
import type { LineRecord } from './line';
import { countLine, findLine, placeLine, reconfigureLine } from './store-line';
import type { StoredLine } from './store-line';
import { writeFacts } from './sheet';
import { touchProject } from './store';
import type { OpenedProject } from './store';

type Change = BodyOf<(typeof operations)['updateProduct']>['attributesToUpdate'];

/**
 * Changes the quantity, the choices or the place of a product. New choices are evaluated on the catalogue in force;
 * a new quantity alone stays with the revision and the day the line was written with, and keeps its price.
 */
export function updateProduct(
  frame: Frame,
  request: ChangeRequest,
  { projectId, productId }: { readonly projectId: string; readonly productId: string },
  { quantity, choices, position }: Change,
): Promise<Answer<never>> {
  return changeProject(frame, request, projectId, async (tx, project) => {
    const line = await findLine(tx, projectId, productId);
    if (!line) return notFound();
    if (choices) {
      const changed = reconfigured(frame, project, { ...line, choices, quantity: quantity ?? line.quantity });
      if (!changed.ok) return { ...changed, status: 422 };
      await reconfigureLine(tx, projectId, changed.value);
    } else if (quantity !== undefined && quantity !== line.quantity) {
      const counted = await recounted(frame, project, { ...line, quantity });
      if (!counted.ok) return { ...counted, status: 422 };
      await countLine(tx, projectId, counted.value);
    }
    if (position !== undefined) await placeLine(tx, projectId, productId, position);
    await touchProject(tx, projectId);
    return undefined;
  });
}

function reconfigured(frame: Frame, project: OpenedProject, line: StoredLine): Result<LineRecord> {
  const prepared = frame.catalogue.current().prepared(project.catalogId, line.model, frame.today());
  if (!prepared.ok) return no(...prepared.problems);
  return evaluateLine(line.id, prepared.value, line.choices, {
    rateId: project.rateId,
    quantity: line.quantity,
  });
}

async function recounted(
  frame: Frame,
  project: OpenedProject,
  line: StoredLine,
): Promise<Result<LineRecord>> {
  const catalogue = await frame.catalogue.at(line.catalogueRevision);
  const prepared = catalogue.prepared(project.catalogId, line.model, line.evaluatedOn);
  if (!prepared.ok) return no(...prepared.problems);
  const at = { rateId: project.rateId, quantity: line.quantity };
  const found = evaluateLine(line.id, prepared.value, line.configuration, at, line.choices);
  if (!found.ok) return found;
  const { quantity, sublevel, lumens, watts, net_weight_kg: netWeightKg } = found.value;
  const { unitGross, evaluatedOn } = line;
  const facts = writeFacts({ quantity, unitGross, sublevel, lumens, watts, netWeightKg, evaluatedOn });
  return ok({ ...found.value, facts });
}
