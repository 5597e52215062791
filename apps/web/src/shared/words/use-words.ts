import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export type Values = Readonly<Record<string, string | number | Date | boolean>>;
export type Say = (key: string, values?: Values) => string;

/** The words of the interface: `say('collections.title')`, `say('model.watts', { watts: 6 })`. */
export function useWords(): Say {
  const intl = useIntl();
  return useMemo(
    () => (key, values) => (intl.messages[key] === undefined ? key : intl.formatMessage({ id: key }, values)),
    [intl],
  );
}

/** Tells whether there is a text with a key. */
export function useHasWords(): (key: string) => boolean {
  const intl = useIntl();
  return useMemo(() => (key) => intl.messages[key] !== undefined, [intl]);
}
