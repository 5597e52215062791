import { quoteStates } from '@lucerna/engine';
import { z } from 'zod';
import {
  budget,
  budgetLine,
  budgetRow,
  documentForm,
  quoteDetails,
  quoteState,
  quotedQuantity,
} from './budget';
import {
  catalogId,
  currency,
  eachOnce,
  id,
  instant,
  isoDate,
  countedList,
  money,
  maxLines,
  pageQuery,
  percent,
  rows,
} from './common';
import { shortText } from './text';

/** A line of the project as it is today, where it may be taken into the next revision. */
const lineToday = z.object({
  referenceCode: z.string(),
  name: z.string(),
  quantity: z.int(),
  unitGross: money,
  unitCost: money.optional(),
});

/** A revision as the next one starts from it: its lines at the prices it has, each beside what it would be today. */
export const revisionDraft = z.object({
  catalogId,
  /** The percent below list up to which the caller sells without an approval. */
  discountLimit: z.number(),
  budget,
  /** By the line's id: what the project has of it today; absent where it cannot be had. */
  today: z.record(z.string(), lineToday).meta({ maxProperties: maxLines }),
  /** Lines of the project that the revision does not know, at their price of today. */
  notInIt: rows(budgetLine, maxLines),
});

/**
 * The next revision of a quote. A line keeps the frozen product and price of the one before unless `fromProject` takes it from
 * the project as it is today, in which case what was seen is named.
 */
export const newBudgetRevision = z.strictObject({
  ...quoteDetails.shape,
  /** Without, that of the revision before. */
  form: documentForm.optional(),
  validUntil: isoDate.optional(),
  products: z
    .array(
      z.strictObject({
        _id: id,
        quantity: quotedQuantity,
        discount: percent.default(0),
        /** Taken out: in no sum, and may be put back. */
        isOut: z.boolean().default(false),
        fromProject: z.boolean().default(false),
        referenceCode: z.string().min(1).max(40).optional(),
        unitGross: money.optional(),
      }),
    )
    .min(1)
    .max(maxLines)
    .refine(eachOnce, 'formError.repeated')
    .refine((products) => products.some(({ isOut }) => !isOut), 'formError.required'),
});

/** The newest revisions of a quote, and what the viewer may do with the current one. */
export const budgetRevisions = z.object({
  revisions: rows(budgetRow),
  currentRevision: z.int(),
  may: z.object({
    states: rows(quoteState, quoteStates.length),
    revise: z.boolean(),
    /** Approves or refuses its discount. */
    approve: z.boolean(),
    /** Opens the project of the quote: whoever only approves it does not. */
    project: z.boolean(),
    /** Orders at the prices of the revision that is read. */
    order: z.boolean(),
    /** Sends the revision that is read as a link. */
    link: z.boolean(),
  }),
});

export const stateMove = z.strictObject({
  state: z.enum(['sent', 'seen', 'accepted', 'rejected']),
  note: shortText(200).default(''),
});

/** Why a discount is not approved. */
export const discountRefusal = z.strictObject({ reason: shortText(200).pipe(z.string().min(1)) });

const changeOf = z.object({
  kind: z.enum(['added', 'gone', 'changed', 'same']),
  before: budgetLine.nullable(),
  after: budgetLine.nullable(),
  changed: z.array(z.enum(['quantity', 'unitPrice', 'discount'])),
  difference: money.nullable(),
});

/** Two revisions of a quote side by side, the earlier one first. */
export const quoteComparison = z.object({
  before: budgetRow,
  after: budgetRow,
  currency,
  lines: z.array(changeOf).max(2 * maxLines),
  /** What each sum changed by; null where one of the two has no prices. */
  sums: z
    .object({
      subTotal: money,
      discountValue: money,
      surchargeValue: money,
      taxValue: money,
      total: money,
    })
    .nullable(),
});

/** A quote by its current revision. */
export const quoteRow = budgetRow.extend({
  quoteId: id,
  createdBy: z.string(),
  revisions: z.int(),
  updatedAt: instant,
});

export const quoteSorts = ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC', 'NAME_DESC'] as const;

export const quoteListQuery = z.object({
  ...pageQuery,
  state: z.enum(quoteStates).optional(),
  /** Those whose discount waits for an approval that the caller may give, of any project. */
  approval: z.enum(['awaiting']).optional(),
  sortBy: z.enum(quoteSorts).default('UPDATED_RECENT'),
});

/** A page of quotes; `sums` are of all pages and states that the search finds, and none where they are not counted to their end. */
export const quoteList = countedList(quoteRow).extend({
  /** How many wait for an approval that the caller may give. */
  awaitingApproval: z.int(),
  sums: rows(z.object({ state: quoteState, count: z.int(), totals: rows(money, 10) }), quoteStates.length),
});

export type RevisionDraft = z.infer<typeof revisionDraft>;
export type NewBudgetRevision = z.infer<typeof newBudgetRevision>;
export type BudgetRevisions = z.infer<typeof budgetRevisions>;
export type QuoteComparison = z.infer<typeof quoteComparison>;
export type QuoteRow = z.infer<typeof quoteRow>;
export type QuoteList = z.infer<typeof quoteList>;
