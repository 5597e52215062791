import type { BudgetDocument } from '@lucerna/documents';
import { budgetLabelNames, orderLabelNames } from '@lucerna/documents/labels';
import type { BudgetLabels, OrderLabels } from '@lucerna/documents/labels';
import { spokenLanguage, type LanguageCode, type Localized } from '@lucerna/engine';
import { localeOf } from '../../http/language';
import budgetTexts from '../../../texts/eproject/budget-document.json';
import orderTexts from '../../../texts/eproject/order-document.json';

/** The words and forms of a budget's document in one language. */
export interface DocumentWording {
  readonly labels: BudgetLabels;
  readonly language: string;
  readonly locale: string;
}

/** The same of the confirmation of an order. */
export interface OrderWording extends DocumentWording {
  readonly orderLabels: OrderLabels;
}

const texts: Readonly<Record<string, Localized>> = budgetTexts;
const ofOrders: Readonly<Record<string, Localized>> = orderTexts;

type Region = BudgetDocument['region'];

/** Texts that a region has in the place of others: what is VAT in one is sales tax in the other, in whatever language. */
const textsOfRegion: Readonly<Record<Region, Readonly<Partial<Record<string, string>>>>> = {
  row: {},
  usa: {
    taxOf: 'salesTaxOf',
    conditionTax: 'conditionSalesTax',
    taxNumber: 'taxId',
    net: 'netOfSalesTax',
  },
};

/** What a final quote (BUD-04) is called: its number, place and price are those that a purchase order repeats. */
const textsOfFinal = { title: 'finalTitle' } as const;

/** The text of one label, for what is written before the document is set. */
export function documentText(name: string, language: LanguageCode, region: Region = 'row'): string {
  const own = textsOfRegion[region][name];
  const text = texts[`budget-document.${own}`] ?? texts[`budget-document.${name}`];
  return text?.[language] ?? name;
}

/** The words of a quote, a final one where it has a purchaser. */
export function wordingOf(
  language: LanguageCode,
  { region, purchaser }: Pick<BudgetDocument, 'region' | 'purchaser'>,
): DocumentWording {
  const own: Readonly<Record<string, string>> = purchaser === undefined ? {} : textsOfFinal;
  const labels = Object.fromEntries(
    budgetLabelNames.map((name) => [name, documentText(own[name] ?? name, language, region)]),
  );
  return {
    labels: labels as BudgetLabels,
    language: spokenLanguage(language),
    locale: localeOf(language),
  };
}

export function orderWordingOf(language: LanguageCode, region: Region): OrderWording {
  const orderLabels = Object.fromEntries(
    orderLabelNames.map((name) => {
      const text = ofOrders[`order-document.${textsOfRegion[region][name] ?? name}`];
      return [name, text?.[language] ?? name];
    }),
  );
  return { ...wordingOf(language, { region }), orderLabels: orderLabels as OrderLabels };
}
