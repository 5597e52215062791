import type { LanguageCode, Localized } from '@lucerna/engine';
import mailTexts from '../../../texts/mail/mail.json';

const texts: Readonly<Record<string, Localized>> = mailTexts;
type Words = Readonly<Record<string, string>>;

/** A text of our letters with its data in place; `id` is `mail.<name>`. */
export function mailText(name: string, language: LanguageCode, data: Words = {}): string {
  const text = texts[`mail.${name}`]?.[language] ?? name;
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => data[key] ?? whole);
}
