import type { Translate } from './use-translate';

/** What a problem says, its attribute, which calls name as the wire does, by its name in the language of the interface. */
export function nameAttribute<Data extends Readonly<Record<string, unknown>>>(
  data: Data,
  t: Translate,
  hasWords: (key: string) => boolean,
): Data {
  const key = `configurator.attribute.${String(data['attribute'])}`;
  return hasWords(key) ? { ...data, attribute: t(key) } : data;
}
