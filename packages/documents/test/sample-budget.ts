import { readPdf } from '@lucerna/testkit/pdf';
import { readFileSync } from 'node:fs';
import type {
  BudgetConditions,
  BudgetDocument,
  BudgetDocumentLine,
  BudgetDocumentOption,
} from '../src/budget/document';
import { budgetLabelNames, type BudgetLabels } from '../src/budget/labels';
import { renderBudget } from '../src/budget/render';

const locales = { es: 'es-ES', en: 'en-GB', de: 'de-DE', it: 'it-IT', fr: 'fr-FR', us: 'en-US' };
type Language = keyof typeof locales;
const texts = JSON.parse(
  readFileSync(new URL('../../../apps/server/texts/eproject/budget-document.json', import.meta.url), 'utf8'),
) as Record<string, Record<Language, string>>;

export function wording(language: Language) {
  const labels = Object.fromEntries(
    budgetLabelNames.map((name) => [name, texts[`budget-document.${name}`]?.[language]]),
  ) as BudgetLabels;
  return { labels, language: language === 'us' ? 'en' : language, locale: locales[language] };
}

interface FeedSeller {
  readonly conditions: Record<string, Record<Language, string>> & {
    others: Record<Language, string>[];
  };
}
const sellers = JSON.parse(
  readFileSync(new URL('../../../catalogue/sellers.json', import.meta.url), 'utf8'),
) as Record<'16' | '21', FeedSeller>;

/** The conditions of the demo’s feed in a market and a language. */
function conditionsOf(catalogue: '16' | '21', language: Language): BudgetConditions {
  const { others, ...named } = sellers[catalogue].conditions;
  return {
    ...Object.fromEntries(Object.entries(named).map(([name, texts]) => [name, texts[language]])),
    others: others.map((texts) => texts[language]),
  };
}

export const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
export const pictures = {
  round:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><circle cx="4" cy="5" r="3" fill="#888"/></svg>',
};

export function line(change: Partial<BudgetDocumentOption> = {}): BudgetDocumentLine {
  return {
    name: 'Almar 20',
    details: ['Graphite', '3000 K', 'DALI-2', 'Surface', '200 cm'],
    reference: '201030/2B_10_200',
    quantity: 3,
    unitPrice: euro(23500),
    discount: 10,
    unitNet: euro(21150),
    total: euro(63450),
    leadTimeWeeks: 4,
    energyClass: 'F',
    picture: 'round',
    ...change,
  };
}

export function budget(change: Partial<BudgetDocument> = {}): BudgetDocument {
  return {
    brand: 'Nordlys',
    number: '2026-000123',
    region: 'row',
    projectName: 'Hotel Miramar',
    facts: [],
    clientName: 'Estudio Norte',
    createdBy: 'distributor@lucerna.test',
    createdOn: '2026-11-21',
    validUntil: '2026-12-21',
    lines: [line()],
    subTotal: euro(63450),
    discount: 5,
    discountValue: euro(3173),
    surcharge: 2,
    surchargeValue: euro(1206),
    iva: 21,
    ivaValue: euro(12911),
    netTotal: euro(74394),
    comments: '',
    leadTimeWeeks: 6,
    ...change,
  };
}

export const render = (data: BudgetDocument, language: Language = 'en') =>
  renderBudget(
    { conditions: conditionsOf(data.region === 'usa' ? '21' : '16', language), ...data },
    { pictures, ...wording(language) },
  );
export const read = (data: BudgetDocument, language: Language = 'en') => readPdf(render(data, language));

/** What a luminaire gives and takes. */
export const light = {
  ...{ lumens: 1250, watts: 14.5, temperatures: ['3000 K'], cri: [90], ip: ['IP20'] },
  controls: ['DALI-2'],
};
