import { readableText } from '@lucerna/contract/readable-text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { reportText } from '../failure/report/report';

export type Values = Readonly<Record<string, string | number | Date | boolean>>;
export type Translate = (key: string, values?: Values) => string;

/** The words of the interface: `say('collections.title')`, `say('model.watts', { watts: 6 })`. A missing text shows its key. */
export function useTranslate(): Translate {
  const intl = useIntl();
  return useMemo(
    () => (key, values) => {
      const pattern = intl.messages[key];
      if (pattern === undefined) return key;
      const text = intl.formatMessage({ id: key }, values);
      // What cannot be formatted comes back as it is written.
      if (text !== pattern || !text.includes('{')) return text;
      reportText(key);
      return readableText(text, values);
    },
    [intl],
  );
}

/** Tells whether there is a text with a key. */
export function useHasText(): (key: string) => boolean {
  const intl = useIntl();
  return useMemo(() => (key) => intl.messages[key] !== undefined, [intl]);
}
