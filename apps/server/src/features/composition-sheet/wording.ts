import { compositionLabelNames, type CompositionLabels } from '@lucerna/documents/labels';
import { spokenLanguage, type LanguageCode, type Localized } from '@lucerna/engine';
import { localeOf } from '../../http/language';
import sheetTexts from '../../../texts/eproject/sheets.json';

/** The words and forms of the sheets in one language. */
export interface SheetWording {
  readonly labels: CompositionLabels;
  readonly language: string;
  readonly locale: string;
}

const texts: Readonly<Record<string, Localized>> = sheetTexts;

export function wordingOf(language: LanguageCode): SheetWording {
  const labels = Object.fromEntries(
    compositionLabelNames.map((name) => [name, texts[`sheets.document.${name}`]?.[language] ?? name]),
  );
  return {
    labels: labels as CompositionLabels,
    language: spokenLanguage(language),
    locale: localeOf(language),
  };
}
