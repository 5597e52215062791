import { projectActions, projectTotals } from '@lucerna/engine';
import type { Currency, Money, ProjectStatus } from '@lucerna/engine';
import type { Viewer } from '../../viewer';
import { jsonMembers } from './line';
import { unitNetOf } from './net-price';
import type { ProjectSheet, SheetLine, ToldLine } from './sheet';

const actionNames = { editProjectName: 'rename', deleteProject: 'delete' } as const;

/** What the interface may offer in a state (P4); a reader who is not the owner is offered nothing. */
export function actionsOf(status: ProjectStatus, isOwner: boolean): readonly ('rename' | 'delete')[] {
  return isOwner ? projectActions(status).map((action) => actionNames[action]) : [];
}

/**
 * A project as JSON text (contract: `project`). The lines were serialised when they were written; here only the
 * prices of this viewer are joined to them. Without price.view no price is in the text.
 */
export function composeProject(sheet: ProjectSheet, viewer: Viewer): string {
  const isOwner = sheet.ownerId === viewer.accountId;
  const priced = viewer.can('price.view');
  const lines = sheet.lines.map((line) => tell(line, sheet.currency, viewer, priced));
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
  const orderedIds = sheet.lines.map(({ id }) => `"${id}"`).join();
  return `{${head},"products":{"orderedIds":[${orderedIds}],"byId":{${lines.map(({ text }) => text).join()}}}}`;
}

/** A line as the viewer reads it. Lines never change and are mostly read by one account: each keeps its last telling. */
function tell(line: SheetLine, currency: Currency, viewer: Viewer, priced: boolean): ToldLine {
  const { discounts } = viewer;
  if (line.told?.discounts === discounts && line.told.priced === priced) return line.told;
  const { quantity, watts, lumens, netWeightKg } = line;
  const unitGross = line.unitGross === null ? null : { amount: line.unitGross, currency };
  const unitNet = unitGross && unitNetOf(unitGross, line.sublevel, discounts);
  const prices = priced ? `,"prices":${pricesText(unitGross, unitNet, quantity)}` : '';
  const text = `"${line.id}":{"_id":"${line.id}",${line.sheet}${prices}}`;
  line.told = { quantity, watts, lumens, netWeightKg, unitGross, unitNet, text, priced, discounts };
  return line.told;
}

function pricesText(gross: Money | null, net: Money | null, quantity: number): string {
  if (!gross || !net) return 'null';
  return (
    `{"unitGross":${moneyText(gross.amount, gross.currency)},"unitNet":${moneyText(net.amount, net.currency)},` +
    `"totalGross":${moneyText(gross.amount * quantity, gross.currency)},` +
    `"totalNet":${moneyText(net.amount * quantity, net.currency)}}`
  );
}

function moneyText(amount: number, currency: Currency): string {
  return `{"amount":${amount},"currency":"${currency}"}`;
}
