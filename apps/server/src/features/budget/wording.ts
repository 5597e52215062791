import { budgetLabelNames } from '@lucerna/documents';
import type { BudgetLabels } from '@lucerna/documents';
import type { LanguageCode } from '@lucerna/engine';
import texts from '../../../texts/eproject/budget-document.json';

/** The words and forms of a budget's document in one language. */
export interface DocumentWording {
  readonly labels: BudgetLabels;
  readonly language: string;
  readonly locale: string;
}

const locales: Readonly<Record<LanguageCode, string>> = {
  es: 'es-ES',
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  us: 'en-US',
};

type TextId = keyof typeof texts;

/** The text of one label, for what is written before the document is set. */
export function documentText(name: string, language: LanguageCode): string {
  return texts[`budget-document.${name}` as TextId][language];
}

export function wordingOf(language: LanguageCode): DocumentWording {
  const labels = Object.fromEntries(budgetLabelNames.map((name) => [name, documentText(name, language)]));
  return {
    labels: labels as BudgetLabels,
    language: language === 'us' ? 'en' : language,
    locale: locales[language],
  };
}
