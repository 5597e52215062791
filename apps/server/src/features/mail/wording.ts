import type { LanguageCode } from '@lucerna/engine';
import texts from '../../../texts/mail/mail.json';

type TextId = keyof typeof texts;
type Words = Readonly<Record<string, string>>;

/** A text of our letters with its data in place; `id` is `mail.<name>`. */
export function mailText(name: string, language: LanguageCode, data: Words = {}): string {
  const text = texts[`mail.${name}` as TextId][language];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => data[key] ?? whole);
}
