import type { IntlShape } from 'react-intl';

/** Makes one of what writes in a language for all that is drawn: a list asks for it in each part of each line. */
export function perLanguage<Writer extends object>(
  make: (intl: IntlShape) => Writer,
): (intl: IntlShape) => Writer {
  const made = new WeakMap<IntlShape, Writer>();
  return (intl) => {
    const known = made.get(intl);
    if (known) return known;
    const writer = make(intl);
    made.set(intl, writer);
    return writer;
  };
}
