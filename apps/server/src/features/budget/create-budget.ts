import type { Budget, NewBudget } from '@lucerna/contract';
import { budgetSteps, daysAfter } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { jsonArray, jsonText } from '../../database/json-text';
import { nextNumber } from '../../database/next-number';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import { inSlices, mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { sellOnce } from '../sale';
import type { SaleCall, SaleDay, SaleProject } from '../sale';
import { askDocument, documentsAhead, tooManyDocuments } from './document-job';
import { documentOf } from './document-of';
import type { UnnumberedDocument } from './freeze-document';
import { presentBudget } from './present';
import { productsOf, quotedLines } from './quote-lines';
import { findBudget, insertBudget } from './store';
import type { NewBudgetRow } from './store';
import { recordEvent } from '../../database/events';

/** Days that the prices of a budget hold when the request names no day. */
const validDays = 30;

/** A budget that can be stored: nothing is missing but its number. */
interface ReadyBudget {
  readonly row: Omit<NewBudgetRow, 'number' | 'document'>;
  readonly products: Budget['products'];
  readonly document: UnnumberedDocument;
}

/**
 * Generates a budget (BUD-03): stored frozen and numbered, its PDF a job in the same transaction. Prices are the gross
 * ones of today, never the caller's, who only says which were seen; quantities are those of the project.
 */
export function createBudget(
  frame: Frame,
  call: SaleCall,
  viewer: Viewer,
  wanted: NewBudget,
): Promise<Answer<Budget>> {
  return sellOnce<ReadyBudget, Budget>(frame, call, {
    projectId: wanted.projectId,
    action: 'budget',
    lock: 'share',
    prepare: async (project, day) => {
      const full = await tooManyDocuments(frame, frame.pool, viewer.accountId);
      return full ?? readyBudget(project, day, viewer, wanted);
    },
    write: async (tx, { row, products, document }) => {
      const number = await nextNumber(tx, 'budget', frame.today());
      const stored = await insertBudget(tx, { ...row, number, document: document.numbered(number) });
      const { id, ownerId } = row;
      await askDocument(frame, tx, { id, ownerId, lines: products.length });
      await recordEvent(tx, 'budgetMade', {
        actor: viewer.accountId,
        subject: row.projectId,
        payload: { budget: id, number },
      });
      const ahead = await documentsAhead(frame, tx, id);
      return answer(presentBudget({ ...stored, products }, ahead), { status: 201, subject: id });
    },
    again: (id, tx) => createdBudget(frame, tx, viewer, id),
  });
}

/** Judges the wanted lines, adds them up and writes the document. */
async function readyBudget(
  project: SaleProject,
  day: SaleDay,
  viewer: Viewer,
  wanted: NewBudget,
): Promise<Answer<ReadyBudget>> {
  const { today } = day;
  const validUntil = wanted.validUntil ?? daysAfter(today, validDays);
  if (validUntil < today) return no({ code: 'validityTooEarly', data: { earliest: today } });
  const lines = await quotedLines(day, project, wanted);
  if (!lines.ok) return lines;
  const quoted = lines.value ?? [];
  const { discount, surcharge, iva } = wanted;
  const { currency } = project;
  const totals = await inSlices(
    budgetSteps({
      currency,
      lines: quoted.map(({ line, unitGross, discount: percent }) => ({
        quantity: line.quantity,
        unitGross: { amount: unitGross, currency },
        discount: percent,
      })),
      discount,
      surcharge,
      iva,
    }),
  );
  if (!totals.ok) return no(...totals.problems);
  const language = wanted.language ?? viewer.language;
  const products = productsOf(project, quoted, totals.value, wanted.withPrices);
  const texts = await mapInSlices(products, jsonText);
  const about = { viewer, project, wanted, quoted, totals: totals.value, language, validUntil };
  return answer({
    row: {
      id: randomUUID(),
      projectId: project.id,
      ownerId: viewer.accountId,
      projectName: project.name,
      clientName: wanted.clientName,
      createdBy: viewer.email,
      validUntil,
      currency,
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
      products: jsonArray(texts),
    },
    products,
    document: await documentOf(day, about),
  });
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
