import { variationCode, type LanguageCode, type PreparedModel } from '@lucerna/engine';

/** The values of an attribute that any of some models offers, in their order, with their names. */
export function offeredValues(
  models: readonly PreparedModel[],
  name: 'color' | 'temperature',
  language: LanguageCode,
): readonly { readonly value: string; readonly label: string }[] {
  const found = new Map<string, string>();
  for (const { attributes } of models) {
    const attribute = attributes.find((each) => each.name === name);
    for (const variation of attribute?.variations ?? []) {
      const code = variationCode(variation);
      if (!found.has(code)) found.set(code, variation.description[language]);
    }
  }
  return [...found].map(([value, label]) => ({ value, label }));
}
