import { quoteDetails, sellsForMaker } from '@lucerna/contract';
import type { Budget, QuoteDetails, QuoteParties, SoldFreeLine } from '@lucerna/contract';
import { budgetSteps, daysAfter, deepestDiscount, discountOffList, quoteDays } from '@lucerna/engine';
import type { LanguageCode, Money } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import { jsonArray } from '../../database/json-text';
import { pick } from '../../database/typed';
import { answer, no, type Answer } from '../../http/answer';
import { inSlices, mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import type { SaleDay, SaleProject } from '../sale';
import { discountLimitOf } from './discount-limit';
import { documentOf } from './document-of';
import type { UnnumberedDocument } from './freeze-document';
import type { LegalParties } from './legal-parties';
import type { StoredLine } from './lines';
import type { OfferedOption } from './offered-options';
import type { Printed } from './printed';
import { lineForTotals, storedLineOf, storedLineText, type QuoteLine } from './quote-line';
import type { NewRevisionRow } from './store';
import { agreedDetails, termTroubles } from './terms';

/** A revision before it is added up. */
export interface WantedRevision {
  readonly revision: number;
  readonly wanted: QuoteDetails & { readonly validUntil?: string | undefined };
  readonly language: LanguageCode;
  readonly withPrices: boolean;
  /** In their order, those that are taken out among them. */
  readonly lines: readonly QuoteLine[];
  readonly freeLines: readonly SoldFreeLine[];
  /** What of the free lines costs something. */
  readonly netLines: readonly { readonly quantity: number; readonly unitPrice: Money }[];
  /** Offered beside the sum: lines of the project, and what is offered already. */
  readonly offered: readonly OfferedOption[];
  readonly options: NonNullable<Budget['options']>;
  readonly before: Printed | null;
  readonly parties: QuoteParties | null;
  readonly legal: LegalParties;
}

/** A revision that can be stored: nothing is missing but its quote. */
export interface ReadyRevision {
  readonly row: Omit<NewRevisionRow, 'quoteId' | 'document'>;
  readonly lines: readonly StoredLine[];
  readonly document: UnnumberedDocument;
}

/** Adds a revision up, checks its terms and writes its document, in slices of the event loop. */
export async function readyRevision(
  project: SaleProject,
  day: SaleDay,
  viewer: Viewer,
  {
    revision,
    wanted,
    language,
    withPrices,
    lines,
    freeLines,
    netLines,
    offered,
    options,
    before,
    parties,
    legal,
  }: WantedRevision,
): Promise<Answer<ReadyRevision>> {
  const { today } = day;
  const { currency, catalogId } = project;
  const validUntil = wanted.validUntil ?? daysAfter(today, quoteDays.usual);
  if (validUntil < today) return no({ code: 'validityTooEarly', data: { earliest: today } });
  const latest = daysAfter(today, quoteDays.longest);
  if (validUntil > latest) return no({ code: 'validityTooLate', data: { latest } });
  const details = agreedDetails(catalogId, pick(wanted, quoteDetails.shape));
  const { discount, surcharge, iva } = details;
  const troubles = termTroubles(catalogId, details);
  if (troubles.length > 0) return no(...troubles);
  const counted = lines.filter(({ isOut }) => !isOut);
  const totals = await inSlices(
    budgetSteps({
      currency,
      // Free lines behind the products, so that those keep their places.
      lines: [
        ...counted.map((line) => lineForTotals(line, currency)),
        ...netLines.map(({ quantity, unitPrice }) => ({
          quantity,
          unitGross: unitPrice,
          isNet: true,
        })),
      ],
      ...{ discount, surcharge, iva },
    }),
  );
  if (!totals.ok) return no(...totals.problems);
  const sums = totals.value;
  const words = { ...details, validUntil, language, withPrices, parties };
  let place = 0;
  const stored = lines.map((line, at) =>
    storedLineOf(line, at + 1, line.isOut ? undefined : sums.lines[place++]),
  );
  const texts = await mapInSlices(stored, storedLineText);
  const deepest = deepestDiscount(
    counted.map(({ discount: own, unitGross, listUnitGross = unitGross }) =>
      discountOffList(own, unitGross, listUnitGross),
    ),
    discount,
  );
  return answer({
    row: {
      id: randomUUID(),
      revision,
      projectId: project.id,
      ownerId: viewer.accountId,
      projectName: project.name,
      createdBy: viewer.email,
      currency,
      ...words,
      subTotal: sums.subTotal.amount,
      discountValue: sums.discountValue.amount,
      surchargeValue: sums.surchargeValue.amount,
      ivaValue: sums.ivaValue.amount,
      netTotal: sums.netTotal.amount,
      deepestDiscount: deepest,
      discountLimit: discountLimitOf(day.catalogue, catalogId, viewer.roles),
      isBinding: sellsForMaker(viewer.roles),
      costClientCode: project.terms.clientCode,
      lines: jsonArray(texts),
      extras: freeLines.length + options.length > 0 ? { freeLines: [...freeLines], options } : null,
    },
    lines: stored,
    document: await documentOf(day, {
      ...{
        viewer,
        project,
        words,
        revision,
        legal,
        lines,
        freeLines,
        offered,
        before,
        totals: sums,
      },
    }),
  });
}
