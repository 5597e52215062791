import type { Stored, TaxKindName } from '@lucerna/engine';
import { z } from 'zod';

const money = z.object({ amount: z.int(), currency: z.enum(['EUR', 'USD']) });

/** Some equal articles or parts of a product. */
const part = z.object({ quantity: z.number(), name: z.string(), reference: z.string() });

/** What one line costs. */
const linePrices = z.object({
  /** By list; absent where the client is told only what it is sold at, as is the discount. */
  unitPrice: money.optional(),
  /** Percent, 0 to 100. */
  discount: z.number().optional(),
  unitNet: money,
  total: money,
});

/** The way from the sum of the lines to the total; percents 0 to 100. */
const sums = z.object({
  subTotal: money,
  /** What the discount is taken of; absent where it is the subtotal. */
  discountBase: money.optional(),
  discount: z.number(),
  discountValue: money,
  surcharge: z.number(),
  surchargeValue: money,
  iva: z.number(),
  ivaValue: money,
  netTotal: money,
});

/** What a luminaire or a composition gives and takes; texts are in the language of the document. */
const light = z.object({
  /** Of one product. */
  lumens: z.number(),
  watts: z.number(),
  temperatures: z.array(z.string()),
  cri: z.array(z.number()),
  ip: z.array(z.string()),
  controls: z.array(z.string()),
});

/** Who sells or buys, by its legal data, in words. */
const party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  taxNumber: z.string().optional(),
  /** Person, telephone, e-mail. */
  contact: z.array(z.string()),
});

/** Who sells, with what only its own documents say. */
const seller = party.extend({ register: z.string().optional(), bank: z.array(z.string()).optional() });

/** The seller's conditions in the language of the document. */
const conditions = z.object({
  /** What holds unless something else is agreed. */
  payment: z.string().optional(),
  delivery: z.string().optional(),
  /** `{weeks}` is the place of the lead time. */
  leadTime: z.string().optional(),
  leadTimeUnknown: z.string().optional(),
  /** Of a budget with prices. */
  prices: z.string().optional(),
  others: z.array(z.string()),
});

/** One line of a budget as it is printed; texts are in the language of the document. Without prices it has none. */
const line = z.object({
  name: z.string(),
  /** What it is: finish, installation, height with its unit; what was frozen before lines had `light` has its temperature and control too. */
  details: z.array(z.string()),
  /** Absent of what gives no light. */
  light: light.optional(),
  reference: z.string(),
  /** Where its owner placed it, in words; absent of what was not arranged. */
  mark: z.string().optional(),
  section: z.string().optional(),
  area: z.object({ floor: z.string(), room: z.string() }).optional(),
  note: z.string().optional(),
  /** What one product of several articles is made of; absent of a luminaire. */
  parts: z.array(part).optional(),
  quantity: z.number(),
  ...linePrices.partial().shape,
  leadTimeWeeks: z.number().nullable(),
  /** The day on which it leaves when it is ordered on that of the budget; absent or null where none can be told. */
  leavesOn: z.string().nullish(),
  /** Class of the light source inside, A to G, several with commas between them; null where none is declared. */
  energyClass: z.string().nullable(),
  /** Key into the pictures given beside the document; null draws an empty ground. */
  picture: z.string().nullable(),
});

/** A line that is offered beside the sum. */
const option = line.extend({
  /** Reference of the line in whose place it would stand. */
  instead: z.string().optional(),
});

/** What is no product: freight, a sample, a service. */
const freeLine = z.object({
  text: z.string(),
  section: z.string().optional(),
  quantity: z.number(),
  /** Null of a line that is but a text. */
  unitPrice: money.nullish(),
  total: money.nullish(),
});

/** What is written of the project and of the quote besides, in words. */
const facts = z.array(z.tuple([z.string(), z.string()]));

/** A frozen budget: all that its PDF says, its sums only where it has prices. Days are YYYY-MM-DD. */
export const budgetDocument = z.object({
  /** The manufacturer that offers. */
  brand: z.string(),
  number: z.string(),
  region: z.enum(['row', 'usa']),
  projectName: z.string(),
  facts,
  clientName: z.string(),
  /** By their legal data; absent where nothing is known, as what follows. */
  seller: seller.optional(),
  client: party.optional(),
  conditions: conditions.optional(),
  /** Many lines on a page, without pictures. */
  isDense: z.boolean().optional(),
  /** The list prices and discounts of the lines are not told. */
  hidesLineDiscounts: z.boolean().optional(),
  /** With room to sign it. */
  hasAcceptance: z.boolean().optional(),
  /** Whom a quote of the USA is about, in words; absent where it does not say. */
  alias: z.string().optional(),
  specifier: z.string().optional(),
  purchaser: z.string().optional(),
  place: z.string().optional(),
  createdBy: z.string(),
  createdOn: z.string(),
  validUntil: z.string(),
  ...sums.partial().shape,
  lines: z.array(line),
  freeLines: z.array(freeLine).optional(),
  options: z.array(option).optional(),
  comments: z.string(),
  /** 2 and more; absent of the first. */
  revision: z.int().optional(),
  /** What is agreed, in words; empty or absent: the usual conditions hold. */
  paymentTerms: z.string().optional(),
  /** An Incoterm with its place. */
  delivery: z.string().optional(),
  leadTime: z.string().optional(),
  /** Absent where nothing but a percentage was agreed. */
  taxKind: z.custom<TaxKindName>((name) => typeof name === 'string').optional(),
  taxCertificate: z.string().optional(),
  /** Weeks until everything can leave together; null when a line has no lead time. */
  leadTimeWeeks: z.number().nullable(),
  /** The day on which everything leaves together when it is ordered on that of the budget. */
  leavesOn: z.string().nullish(),
});

export type BudgetDocumentPart = Stored<typeof part>;
export type BudgetLinePrices = Stored<typeof linePrices>;
export type BudgetSums = Stored<typeof sums>;
export type BudgetLineLight = Stored<typeof light>;
export type BudgetParty = Stored<typeof party>;
export type BudgetSeller = Stored<typeof seller>;
export type BudgetConditions = Stored<typeof conditions>;
export type BudgetDocumentLine = Stored<typeof line>;
export type BudgetDocumentOption = Stored<typeof option>;
export type BudgetDocumentFreeLine = Stored<typeof freeLine>;
export type BudgetDocument = Stored<typeof budgetDocument>;
