import type { Stored } from '@lucerna/engine';
import { z } from 'zod';
import { budgetDocument, type BudgetConditions, type BudgetDocument } from './document';
import { budgetLabelNames, type BudgetLabels } from './labels';

/** The version in which documents of quotes are stored now; `migrationsOfFirst` are the way from those that had none. */
export const documentFormVersion = 2;

const wordingOf = <Labels extends z.ZodType>(labels: Labels) =>
  z.object({ labels, language: z.string(), locale: z.string() });

/** What the document of a quote is set from, beside its pictures: nothing of it follows the texts afterwards. */
const storedQuote = z.object({
  version: z.literal(documentFormVersion),
  data: budgetDocument,
  wording: wordingOf(z.record(z.enum(budgetLabelNames), z.string())),
});

/**
 * As it was stored before it had a version, by several releases. It has words only of what they printed, and some that are
 * printed no more. Its lines have had one form, and are not looked at again.
 */
const firstQuote = z.object({
  version: z.null().optional(),
  data: budgetDocument.extend({
    lines: z.custom<BudgetDocument['lines']>(Array.isArray),
    options: z.custom<NonNullable<BudgetDocument['options']>>(Array.isArray).optional(),
    facts: budgetDocument.shape.facts.optional(),
    /** What is written of the project alone. */
    projectFacts: budgetDocument.shape.facts.optional(),
    /** What the client calls it. */
    clientReference: z.string().optional(),
  }),
  wording: wordingOf(z.record(z.string(), z.string())),
});

/** The document of a quote as it is written and printed. */
export type StoredQuote = Stored<typeof storedQuote>;
type FirstQuote = Stored<typeof firstQuote>;

/** The document of a quote of any version, as it stands in the database. */
export type KeptQuote = StoredQuote | FirstQuote;

/** Under which name the words of a region said how it is delivered. */
const deliveryOf: Readonly<Record<BudgetDocument['region'], string>> = {
  row: 'conditionDelivery',
  usa: 'conditionDeliveryUsa',
};

/** The conditions that stood among the words, before they came with the seller. */
function conditionsAmong({ data, wording: { labels } }: FirstQuote): BudgetConditions {
  const returns = labels['conditionReturns'];
  return {
    payment: labels['conditionPayment'],
    delivery: labels[deliveryOf[data.region]],
    leadTime: labels['conditionLeadTime'],
    leadTimeUnknown: labels['conditionLeadTimeUnknown'],
    prices: labels['conditionPrices'],
    others: returns === undefined ? [] : [returns],
  };
}

/** What releases changed one after the other while documents had no version; each step leaves alone what has its change already. */
const migrationsOfFirst: readonly {
  readonly name: string;
  readonly migrate: (quote: FirstQuote) => FirstQuote;
}[] = [
  {
    name: 'conditions-come-with-the-seller',
    migrate: (quote) => {
      const { data } = quote;
      return data.conditions ? quote : { ...quote, data: { ...data, conditions: conditionsAmong(quote) } };
    },
  },
  {
    name: 'facts-of-the-project-are-facts-of-the-quote',
    migrate: (quote) => {
      const { projectFacts = [], ...data } = quote.data;
      return { ...quote, data: { ...data, facts: data.facts ?? projectFacts } };
    },
  },
  {
    name: 'the-reference-of-the-client-is-a-fact',
    migrate: (quote) => {
      const { clientReference, facts = [], ...data } = quote.data;
      const label = quote.wording.labels['clientReference'] ?? '';
      const referred = clientReference ? [...facts, [label, clientReference] as const] : facts;
      return { ...quote, data: { ...data, facts: referred } };
    },
  },
  {
    name: 'the-bank-has-its-place-in-its-words',
    migrate: ({ wording, ...quote }) => {
      const { bank } = wording.labels;
      const isWithout = bank !== undefined && !bank.includes('{bank}');
      const labels = isWithout ? { ...wording.labels, bank: `${bank}: {bank}` } : wording.labels;
      return { ...quote, wording: { ...wording, labels } };
    },
  },
];

/** A document without a version as one of today. */
function ofToday(first: FirstQuote): StoredQuote {
  const { data, wording } = migrationsOfFirst.reduce((quote, { migrate }) => migrate(quote), first);
  // What it does not say needs no words.
  const labels = Object.fromEntries(budgetLabelNames.map((name) => [name, wording.labels[name] ?? '']));
  return {
    version: documentFormVersion,
    data: { ...data, facts: data.facts ?? [] },
    wording: { ...wording, labels: labels as BudgetLabels },
  };
}

/** A stored document as one of today. The server wrote it: one of today's version is not looked at again. Throws of a later version. */
export const quoteOfToday = (kept: KeptQuote): StoredQuote =>
  kept.version === documentFormVersion ? kept : ofToday(firstQuote.parse(kept));
