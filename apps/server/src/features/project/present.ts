import { projectActions, projectTotals } from '@lucerna/engine';
import type { ProjectStatus } from '@lucerna/engine';
import type { Viewer } from '../../viewer';
import { jsonMembers } from './line/line';
import type { ProjectSheet } from './sheet/sheet';
import { tellLines } from './sheet/tell-lines';

const actionNames = { editProjectName: 'rename', deleteProject: 'delete' } as const;

/** What the interface may offer in a state (P4); a reader who is not the owner is offered nothing. */
export function actionsOf(status: ProjectStatus, isOwner: boolean): readonly ('rename' | 'delete')[] {
  return isOwner ? projectActions(status).map((action) => actionNames[action]) : [];
}

/**
 * A project as JSON (contract: `project`), in UTF-8. The lines were serialised when they were written; here only the
 * prices of this viewer are joined to them. Without price.view no price is in it.
 */
export async function composeProject(sheet: ProjectSheet, viewer: Viewer): Promise<Buffer> {
  const isOwner = sheet.ownerId === viewer.accountId;
  const { lines, orderedIds, byId, priced } = await tellLines(sheet, viewer);
  const totals = projectTotals(lines, sheet.currency);
  const head = jsonMembers({
    id: sheet.id,
    name: sheet.name,
    catalogId: sheet.catalogId,
    currency: sheet.currency,
    status: sheet.status,
    version: sheet.version,
    actions: actionsOf(sheet.status, isOwner),
    isOwner,
    createdAt: sheet.createdAt,
    updatedAt: sheet.updatedAt,
    totals: {
      products: lines.length,
      quantity: totals.quantity,
      watts: totals.watts,
      lumens: totals.lumens,
      netWeightKg: totals.netWeightKg,
      ...(priced && { gross: totals.gross, net: totals.net, unpriced: totals.unpriced }),
    },
  });
  return Buffer.concat([
    Buffer.from(`{${head},"products":{"orderedIds":[`),
    ...orderedIds,
    Buffer.from('],"byId":{'),
    ...byId,
    Buffer.from('}}}'),
  ]);
}
