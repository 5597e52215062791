import { filled } from '@lucerna/engine';
import type { LanguageCode, Localized } from '@lucerna/engine';
import mailTexts from '../../../texts/mail/mail.json';

const texts: Readonly<Record<string, Localized>> = mailTexts;
type Words = Readonly<Record<string, string>>;

/** A text of our letters with its data in place; `id` is `mail.<name>`. */
export function mailText(name: string, language: LanguageCode, data: Words = {}): string {
  return filled(texts[`mail.${name}`]?.[language] ?? name, data);
}
