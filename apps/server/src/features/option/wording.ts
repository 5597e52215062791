import type { LanguageCode, Localized } from '@lucerna/engine';
import optionTexts from '../../../texts/common-front/options.json';

const texts: Readonly<Record<string, Localized>> = optionTexts;

/** The texts of an entry that the program has itself. */
export const ownTexts = (kind: 'supportType' | 'supportSubject', id: 'general'): Localized =>
  optionTexts[`options.${kind}.${id}`];

/** The text of a profession, a kind of company or a menu entry; an id that is no longer offered stays as it is. */
export function optionText(
  kind: 'profession' | 'companyType' | 'menu' | 'projectType' | 'businessActivity',
  id: string,
  language: LanguageCode,
): string {
  const key = `options.${kind}.${id}`;
  return Object.hasOwn(texts, key) ? (texts[key]?.[language] ?? id) : id;
}
