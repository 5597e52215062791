import { compositionLabelNames } from '@lucerna/documents/labels';
import type { CompositionLabels } from '@lucerna/documents/labels';
import type { LanguageCode } from '@lucerna/engine';
import { localeOf } from '../../http/language';
import texts from '../../../texts/eproject/sheets.json';

/** The words and forms of the sheets in one language. */
export interface SheetWording {
  readonly labels: CompositionLabels;
  readonly language: string;
  readonly locale: string;
}

type TextId = keyof typeof texts;

export function wordingOf(language: LanguageCode): SheetWording {
  const labels = Object.fromEntries(
    compositionLabelNames.map((name) => [name, texts[`sheets.document.${name}` as TextId][language]]),
  );
  return {
    labels: labels as CompositionLabels,
    language: language === 'us' ? 'en' : language,
    locale: localeOf(language),
  };
}
