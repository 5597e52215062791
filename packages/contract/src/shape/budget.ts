import { incoterms, quoteStates, taxKinds, type TaxKindName } from '@lucerna/engine';
import { z } from 'zod';
import {
  catalogId,
  maxLines,
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
import { quotedCompositions } from './creation';
import { priceState } from './price-state';
import { maxParts, maxPieces, soldArrangement, soldFreeLine } from './project-structure';
import { soldProduct } from './sold-product';
import { answeredTexts, emailText, optionalTexts, requiredText, shortText, textareaText } from './text';

export const quoteState = z.enum(quoteStates);

const taxKindNames = Object.keys(taxKinds) as [TaxKindName, ...TaxKindName[]];

/** What is agreed beside the prices. */
const quoteTerms = z.strictObject({
  /** In words, such as 30 days net. */
  paymentTerms: shortText(200).default(''),
  incoterm: z.enum(incoterms).nullable().default(null),
  incotermPlace: shortText(120).default(''),
  /** In words, where it is another one than that of the lines. */
  leadTime: shortText(120).default(''),
  /** Without, the usual one of the market. */
  taxKind: z.enum(taxKindNames).optional(),
  /** The buyer's VAT number or certificate, where the kind of tax asks for it. */
  taxCertificate: shortText(60).default(''),
});

/** How a quote is laid out, and what of it is said; it stays with the revision. */
export const documentForm = z.strictObject({
  /** With the picture of each line, or many lines on a page. */
  layout: z.enum(['pictures', 'dense']).default('pictures'),
  /** Its client is told the list prices and discounts of the lines, and not only what they are sold at. */
  lineDiscounts: z.boolean().default(true),
  /** Room to sign it. */
  acceptance: z.boolean().default(true),
});

/** Where nothing is said of it. */
const usualForm = { layout: 'pictures', lineDiscounts: true, acceptance: true } as const;

/**
 * What is written of a quote in one line. The columns have these names; form, page, PDF and XLSX say each, in the words `budgets.field.*` and
 * `budget-document.*`.
 */
export const quoteTexts = {
  /** What the client calls it: a number or a name of its own. */
  clientReference: shortText(60),
};

/** What is said of a whole revision: asked and stored under these names. */
export const quoteDetails = z.object({
  clientName: shortText(120).default(''),
  discount: percent.default(0),
  surcharge: percent.default(0),
  iva: percent.default(0),
  comments: textareaText.default(''),
  ...quoteTerms.shape,
  ...optionalTexts(quoteTexts),
  form: documentForm.default(usualForm),
});

/** A file of a quote for spreadsheets. */
export const quoteSheetQuery = z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

/** A line of the budget before it is generated (BUD-06): discount starts at 0. */
const draftLine = z.object({
  _id: id,
  ...soldProduct,
  leadTimeWeeks: z.int().nullable(),
  isPersonalized: z.union([z.literal(0), z.literal(1)]),
  isDiscontinued: z.boolean(),
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
  /** What one costs who sells it: only for those who buy at terms of their own. */
  unitCost: money.optional(),
});

export const budgetDraft = z
  .object({
    projectId: id,
    catalogId,
    projectName: z.string(),
    projectVersion: z.int(),
    currency,
    lines: rows(draftLine, maxLines),
    /** What is no product; a budget takes all of them. */
    freeLines: rows(soldFreeLine, maxParts),
    /** Lines left out: without a price, discontinued, not chosen. */
    leftOut: rows(z.object({ _id: id, referenceCode: z.string(), reason: z.string() }), maxLines),
  })
  .meta({ id: 'BudgetDraft' });

/** Pieces of a line. */
export const quotedQuantity = z.int().min(1).max(maxPieces);

const specifier = z.strictObject({ email: emailText, companyName: requiredText(120) });
const place = z.strictObject({ geonameId: z.int().positive(), name: requiredText(120) });

/** What makes a quote of the USA a final one (BUD-04). */
const finalQuote = {
  purchaserEmail: emailText,
  country: place,
  state: place,
  city: place,
};

/** What a quote of the USA names besides. */
const usaParties = {
  budgetAlias: shortText(120).optional(),
  specifier: specifier.optional(),
};

export const newBudget = z.strictObject({
  projectId: id,
  ...quoteDetails.shape,
  validUntil: isoDate.optional(),
  language: languageCode.optional(),
  onlySave: z.boolean().default(false),
  /** The request that it answers. */
  requestId: id.optional(),
  ...usaParties,
  /** Without, no amount and no percentage is in any answer or document of the budget. */
  withPrices: z.boolean().default(true),
  products: z
    .array(
      z.strictObject({
        _id: id,
        discount: percent.default(0),
        /** Without, that of the project. */
        quantity: quotedQuantity.optional(),
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

export const budgetLine = z
  .object({
    position: z.int(),
    /** The line of the project; not of budgets of an older release. */
    _id: id.optional(),
    ...soldProduct,
    compositions: quotedCompositions.optional(),
    leadTimeWeeks: z.int().nullable(),
    /** The day on which it leaves when it is ordered on that of the budget; not of budgets of an older release. */
    shippingDate: z.string().nullable().optional(),
    /** An order asks for more than this quantity; absent of budgets of an older release. */
    hasOrderReq: z.boolean().optional(),
    /** What one costs who sells it: only for those who may see it. */
    unitCost: money.optional(),
    ...z
      .object({
        /** Told to its seller, and to its client where the form has the discounts of lines; so are the list prices. */
        discount: z.number(),
        unitPvp: money,
        /** By list, of all pieces. */
        pvp: money,
        netPrice: money,
        discountValue: money,
        totalNet: money,
      })
      .partial().shape,
  })
  .meta({ id: 'BudgetLine' });

/** A final quote of the USA, with the number that was given for it. */
export const newFinalQuote = newBudget.extend({
  quoteNumber: z.string().min(1).max(20),
  ...finalQuote,
});

/** The number of the caller's next final quote. */
export const quoteNumber = z.object({ quoteNumber: z.string() });

const parties = z.object({ ...usaParties, finalQuote: z.object(finalQuote).optional() });

/** A line that is not chosen, as it is offered; `instead` is the reference in whose place it would stand. */
const budgetOption = z.object({
  kind: z.enum(['optional', 'alternative']),
  instead: z.string().optional(),
  referenceCode: z.string(),
  name: z.string(),
  ...soldArrangement,
  quantity: z.int(),
  unitPvp: money.optional(),
  totalNet: money.optional(),
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

/** What was said of a revision, as it is answered; its percents stand with the sums. */
const detailsOfQuote = {
  clientName: z.string(),
  comments: z.string(),
  ...answeredTexts(quoteTexts),
  form: documentForm,
  paymentTerms: z.string(),
  incoterm: z.enum(incoterms).nullable(),
  incotermPlace: z.string(),
  leadTime: z.string(),
  /** Null of budgets of an older release. */
  taxKind: z.enum(taxKindNames).nullable(),
  taxCertificate: z.string(),
} satisfies Record<Exclude<keyof typeof quoteDetails.shape, keyof typeof sums.shape>, z.ZodType>;

/** For who sells by the quote; its client is told of none. */
const approval = z.object({
  /** The most that a line is sold below list, and what its maker may give alone. */
  percent: z.number(),
  limit: z.number(),
  isNeeded: z.boolean(),
  by: z.string().nullable(),
  at: instant.nullable(),
  /** Who would not approve it, and why. */
  refused: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});

/** Where a revision stands. */
export const revisionState = {
  revision: z.int(),
  state: quoteState,
  stateAt: instant,
  /** E-mail of who moved it there; null where a later revision did. */
  stateBy: z.string().nullable(),
  /** The buyer's own number, or why not. */
  stateNote: z.string(),
  approval,
};

/** A generated budget, frozen and numbered (P3 budget payload, BUD-03). */
export const budget = z
  .object({
    id,
    /** What the revisions of one number share. */
    quoteId: id,
    budgetNumber: z.string(),
    ...revisionState,
    projectId: id,
    projectName: z.string(),
    createdBy: z.string(),
    creationDate: instant,
    validationDate: z.string(),
    currency,
    language: languageCode,
    withPrices: z.boolean(),
    ...sums.shape,
    ...detailsOfQuote,
    products: rows(budgetLine, maxLines),
    /** Only of quotes of the USA. */
    ...parties.shape,
    isFinalQuote: z.boolean(),
    /** Lines that were taken out and may be put back; for those who may quote. */
    takenOut: rows(budgetLine, maxLines).optional(),
    /** What all of it costs who sells it: only for those who may see it. */
    cost: money.optional(),
    /** Absent of budgets of an older release and of projects that have none, as what follows. */
    freeLines: rows(soldFreeLine, maxParts).optional(),
    /** What may be chosen beside it: not in the sums. */
    options: rows(budgetOption, maxLines).optional(),
    document: z.object({
      state: z.enum(['making', 'done', 'failed']),
      bytes: z.int().nullable(),
      /** Documents that are made before this one: 0 while it is at work or next; null once it is made or has failed. */
      ahead: z.int().nullable(),
    }),
  })
  .meta({ id: 'Budget' });

export const budgetRow = z.object({
  id,
  budgetNumber: z.string(),
  ...revisionState,
  validationDate: z.string(),
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

export const quoteTextNames = Object.keys(quoteTexts) as (keyof typeof quoteTexts)[];

export type QuoteDetails = Readonly<z.infer<typeof quoteDetails>>;
export type BudgetDraft = z.infer<typeof budgetDraft>;
export type Budget = z.infer<typeof budget>;
export type BudgetRow = z.infer<typeof budgetRow>;
export type NewBudget = z.infer<typeof newBudget>;
export type NewFinalQuote = z.infer<typeof newFinalQuote>;
export type QuoteParties = z.infer<typeof parties>;
