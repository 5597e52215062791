import { projectActions, projectTotals } from '@lucerna/engine';
import type { Currency, Money, ProjectStatus } from '@lucerna/engine';
import type { Viewer } from '../../viewer';
import { jsonMembers } from './line';
import { unitNetOf } from './net-price';
import type { ProjectSheet, SheetLine } from './sheet';

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
  const lines = sheet.lines.map((line) => priceOf(line, sheet.currency, viewer));
  const totals = projectTotals(lines, sheet.currency);
  const byId = lines.map((line) => lineText(line, priced));
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
  const orderedIds = lines.map(({ line }) => `"${line.id}"`).join();
  return `{${head},"products":{"orderedIds":[${orderedIds}],"byId":{${byId.join()}}}}`;
}

interface PricedLine {
  readonly line: SheetLine;
  readonly quantity: number;
  readonly watts: number;
  readonly lumens: number;
  readonly netWeightKg: number;
  readonly unitGross: Money | null;
  readonly unitNet: Money | null;
}

function priceOf(line: SheetLine, currency: Currency, viewer: Viewer): PricedLine {
  const { quantity, watts, lumens, netWeightKg } = line;
  const unitGross = line.unitGross === null ? null : { amount: line.unitGross, currency };
  const unitNet = unitGross && unitNetOf(unitGross, line.sublevel, viewer.discounts);
  return { line, quantity, watts, lumens, netWeightKg, unitGross, unitNet };
}

function lineText({ line, unitGross, unitNet, quantity }: PricedLine, priced: boolean): string {
  const prices = priced ? `,"prices":${pricesText(unitGross, unitNet, quantity)}` : '';
  return `"${line.id}":{"_id":"${line.id}",${line.sheet}${prices}}`;
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
