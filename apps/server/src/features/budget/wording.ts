import { budgetLabelNames, orderLabelNames } from '@lucerna/documents/labels';
import type { BudgetLabels, OrderLabels } from '@lucerna/documents/labels';
import type { LanguageCode, Localized } from '@lucerna/engine';
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

/** The text of one label, for what is written before the document is set. */
export function documentText(name: string, language: LanguageCode): string {
  return texts[`budget-document.${name}`]?.[language] ?? name;
}

export function wordingOf(language: LanguageCode): DocumentWording {
  const labels = Object.fromEntries(budgetLabelNames.map((name) => [name, documentText(name, language)]));
  return {
    labels: labels as BudgetLabels,
    language: language === 'us' ? 'en' : language,
    locale: localeOf(language),
  };
}

export function orderWordingOf(language: LanguageCode): OrderWording {
  const orderLabels = Object.fromEntries(
    orderLabelNames.map((name) => [name, ofOrders[`order-document.${name}`]?.[language] ?? name]),
  );
  return { ...wordingOf(language), orderLabels: orderLabels as OrderLabels };
}
