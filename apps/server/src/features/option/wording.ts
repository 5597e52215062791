import type { LanguageCode } from '@lucerna/engine';
import texts from '../../../texts/common-front/options.json';

type TextId = keyof typeof texts;

/** The text of a profession, a kind of company or a menu entry; an id that is no longer offered stays as it is. */
export function optionText(
  kind: 'profession' | 'companyType' | 'menu',
  id: string,
  language: LanguageCode,
): string {
  const key = `options.${kind}.${id}`;
  return Object.hasOwn(texts, key) ? texts[key as TextId][language] : id;
}
