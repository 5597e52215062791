import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isolated } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';

type Values = Readonly<Record<string, unknown>>;
/** A message as the browser gets it: the text itself where nothing is put into it, else its elements. */
export type CompiledMessage = string | MessageFormatElement[];

/** How the texts of a domain are asked for: compiled, but for those of the kit, which fills them itself. */
export const queryOfTexts = (domain: string, lang: LanguageCode) =>
  domain === 'widgets' ? { lang } : { lang, compiled: 'true' as const };

const gap = '…';

/**
 * A message that cannot be formatted because an argument is missing, as a sentence that can be read: what is given
 * stands in its place, an ellipsis where nothing is, and plurals and selections take their last form. A last resort.
 */
export function readableText(message: CompiledMessage, values: Values = {}, counted?: string): string {
  if (typeof message === 'string') return message;
  const told = (name: string | undefined): string => {
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : gap;
  };
  return message
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return told(counted);
      if (element.type === TYPE.tag) return readableText(element.children, values, counted);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return told(element.value);
      const other = element.options['other']?.value ?? gap;
      return readableText(other, values, element.type === TYPE.plural ? element.value : counted);
    })
    .join('');
}

/** What formats messages by their keys: the part of react-intl that is needed here. */
interface Formatter {
  readonly messages: object;
  readonly formatMessage: (message: { id: string }, values?: Record<string, FormattedValue>) => string;
}
type FormattedValue = string | number | boolean | Date;

/** Each name in a direction of its own. */
const apart = (values: Readonly<Record<string, FormattedValue>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));

/** What translates keys. A missing text shows its key; what cannot be formatted is reported, and stays a sentence. */
export function translator(intl: Formatter, report: (key: string) => void) {
  const messages = intl.messages as Readonly<Record<string, CompiledMessage>>;
  return (key: string, values?: Readonly<Record<string, FormattedValue>>): string => {
    const message = messages[key];
    if (message === undefined) return key;
    const text = intl.formatMessage({ id: key }, values && apart(values));
    // What cannot be formatted comes back as its key.
    if (text !== key) return text;
    report(key);
    return readableText(message, values);
  };
}
