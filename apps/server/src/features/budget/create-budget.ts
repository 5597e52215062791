import type { Budget, NewBudget } from '@lucerna/contract';
import { budgetTotals, daysAfter } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { nextNumber } from '../../database/next-number';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectForSale } from '../sale';
import { askDocument, documentsAhead, tooManyDocuments } from './document-job';
import { documentOf } from './document-of';
import { maySeeBudgets } from './policy';
import { presentBudget } from './present';
import { productsOf, quotedLines } from './quote-lines';
import { findBudget, insertBudget } from './store';

/** Days that the prices of a budget hold when the request names no day. */
const validDays = 30;

/**
 * Generates a budget (BUD-03): stored frozen and numbered, its PDF a job in the same transaction. Prices are the gross
 * ones of today, never the caller's, who only says which were seen; quantities are those of the project.
 */
export async function createBudget(
  frame: Frame,
  tx: pg.PoolClient,
  viewer: Viewer,
  wanted: NewBudget,
  ifMatch: number | null,
): Promise<Answer<Budget>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const project = await projectForSale(tx, viewer, wanted.projectId, 'share');
  if (!project) return notFound();
  const full = await tooManyDocuments(frame, tx, viewer.accountId);
  if (full) return full;
  if (ifMatch !== null && ifMatch !== project.version) return no({ code: 'stale' });
  const today = frame.today();
  const validUntil = wanted.validUntil ?? daysAfter(today, validDays);
  if (validUntil < today) return no({ code: 'validityTooEarly', data: { earliest: today } });

  const lines = quotedLines(frame, project, wanted);
  if (!lines.ok) return lines;
  const quoted = lines.value ?? [];
  const { discount, surcharge, iva } = wanted;
  const totals = budgetTotals({
    currency: project.currency,
    lines: quoted.map(({ line, unitGross, discount: percent }) => ({
      quantity: line.quantity,
      unitGross: { amount: unitGross, currency: project.currency },
      discount: percent,
    })),
    discount,
    surcharge,
    iva,
  });
  if (!totals.ok) return no(...totals.problems);

  const language = wanted.language ?? viewer.language;
  const number = await nextNumber(tx, 'budget', today);
  const stored = await insertBudget(tx, {
    id: randomUUID(),
    projectId: project.id,
    ownerId: viewer.accountId,
    number,
    projectName: project.name,
    clientName: wanted.clientName,
    createdBy: viewer.email,
    validUntil,
    currency: project.currency,
    language,
    discount,
    surcharge,
    iva,
    withPrices: wanted.withPrices,
    subTotal: totals.value.subTotal.amount,
    discountValue: totals.value.discountValue.amount,
    surchargeValue: totals.value.surchargeValue.amount,
    ivaValue: totals.value.ivaValue.amount,
    netTotal: totals.value.netTotal.amount,
    comments: wanted.comments,
    products: productsOf(project, quoted, totals.value, wanted.withPrices),
    document: documentOf(frame, {
      viewer,
      project,
      wanted,
      quoted,
      totals: totals.value,
      language,
      number,
      validUntil,
    }),
  });
  await askDocument(frame, tx, { id: stored.id, ownerId: viewer.accountId, lines: quoted.length });
  const ahead = await documentsAhead(frame, tx, stored.id);
  return answer(presentBudget(stored, ahead), { status: 201, subject: stored.id });
}

/** What a repeat of the same request gets: the budget that the first one made. */
export async function createdBudget(
  frame: Frame,
  tx: pg.PoolClient,
  viewer: Viewer,
  id: string,
): Promise<Answer<Budget>> {
  const budget = await findBudget(tx, viewer, id);
  if (!budget) return notFound();
  return answer(presentBudget(budget, await documentsAhead(frame, tx, id)), { status: 201 });
}
