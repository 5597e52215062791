import { z } from 'zod';
import {
  mostLines,
  currency,
  eachOnce,
  id,
  instant,
  isoDate,
  languageCode,
  listOf,
  money,
  percent,
  rows,
} from './common';
import { choices } from './configuration';
import { compositionSummaries } from './creation';
import { priceState } from './price-state';
import { shortText, textareaText } from './text';

/** A line of the budget before it is generated (BUD-06): discount starts at 0. */
const draftLine = z.object({
  _id: id,
  model: z.string(),
  name: z.string(),
  kind: z.string(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  referenceCode: z.string(),
  configuration: choices,
  compositions: compositionSummaries.optional(),
  quantity: z.int(),
  isPersonalized: z.union([z.literal(0), z.literal(1)]),
  isDiscontinued: z.boolean(),
  leadTimeWeeks: z.int().nullable(),
  /** The day on which it leaves when it is ordered today, YYYY-MM-DD. */
  shippingDate: z.string().nullable(),
  /** What one costs today, at which the budget is made. Absent of a draft without prices, as what follows. */
  unitGross: money.nullable().optional(),
  /** How the price that the project's line says stands against it. */
  priceState: priceState.optional(),
  /** The last day on which the price of the project's line held, YYYY-MM-DD, where it holds no longer. */
  priceValidUntil: z.string().optional(),
  /** What the project's line says where that is no longer the price. */
  unitGrossBefore: money.optional(),
});

export const budgetDraft = z.object({
  projectId: id,
  projectName: z.string(),
  projectVersion: z.int(),
  currency,
  lines: rows(draftLine, mostLines),
  /** Lines left out: without a price, discontinued. */
  leftOut: rows(z.object({ _id: id, referenceCode: z.string(), reason: z.string() }), mostLines),
});

export const newBudget = z.strictObject({
  projectId: id,
  clientName: shortText(120).default(''),
  discount: percent.default(0),
  surcharge: percent.default(0),
  iva: percent.default(0),
  comments: textareaText.default(''),
  validUntil: isoDate.optional(),
  language: languageCode.optional(),
  onlySave: z.boolean().default(false),
  /** Without, no amount and no percentage is in any answer or document of the budget. */
  withPrices: z.boolean().default(true),
  products: z
    .array(
      z.strictObject({
        _id: id,
        discount: percent.default(0),
        /** The product as it was seen. */
        referenceCode: z.string().min(1).max(40).optional(),
        /** What one was seen to cost; without, a price that changed or expired is refused. */
        unitGross: money.optional(),
      }),
    )
    .min(1)
    .max(2000)
    .refine(eachOnce, 'formError.repeated'),
});

const budgetLine = z.object({
  position: z.int(),
  /** The line of the project; not of budgets of an older release. */
  _id: id.optional(),
  model: z.string(),
  name: z.string(),
  kind: z.string(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  referenceCode: z.string(),
  configuration: choices,
  compositions: compositionSummaries.optional(),
  quantity: z.int(),
  leadTimeWeeks: z.int().nullable(),
  /** The day on which it leaves when it is ordered on that of the budget; not of budgets of an older release. */
  shippingDate: z.string().nullable().optional(),
  ...z
    .object({
      discount: z.number(),
      unitPvp: money,
      netPrice: money,
      discountValue: money,
      totalNet: money,
    })
    .partial().shape,
});

/** Absent of a budget without prices. */
const sums = z
  .object({
    discount: z.number(),
    surcharge: z.number(),
    iva: z.number(),
    subTotalNet: money,
    discountValue: money,
    surchargeValue: money,
    ivaValue: money,
    totalNet: money,
  })
  .partial();

/** A generated budget, frozen and numbered (P3 budget payload, BUD-03). */
export const budget = z.object({
  id,
  budgetNumber: z.string(),
  projectId: id,
  projectName: z.string(),
  clientName: z.string(),
  createdBy: z.string(),
  creationDate: instant,
  validationDate: z.string(),
  currency,
  language: languageCode,
  withPrices: z.boolean(),
  ...sums.shape,
  comments: z.string(),
  products: rows(budgetLine, mostLines),
  document: z.object({
    state: z.enum(['making', 'done', 'failed']),
    bytes: z.int().nullable(),
    /** Documents that are made before this one: 0 while it is at work or next; null once it is made or has failed. */
    ahead: z.int().nullable(),
  }),
});

export const budgetRow = z.object({
  id,
  budgetNumber: z.string(),
  projectId: id,
  projectName: z.string(),
  clientName: z.string(),
  creationDate: instant,
  withPrices: z.boolean(),
  totalNet: sums.shape.totalNet,
  isChecked: z.boolean(),
  document: z.object({ state: z.enum(['making', 'done', 'failed']), bytes: z.int().nullable() }),
});

export const budgetCheck = z.strictObject({ isChecked: z.boolean() });

/** A page of them; `checked` counts those of all pages. */
export const previousBudgets = listOf(budgetRow).extend({ checked: z.int() });

export type BudgetDraft = z.infer<typeof budgetDraft>;
export type Budget = z.infer<typeof budget>;
export type BudgetRow = z.infer<typeof budgetRow>;
export type NewBudget = z.infer<typeof newBudget>;
