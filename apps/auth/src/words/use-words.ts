import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the interface: `say('auth.sent', { email })`. A missing text shows its key. */
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
