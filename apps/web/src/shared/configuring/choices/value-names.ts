import type { AttributeName, ExclusionRule, Evaluation, LanguageCode, PreparedModel } from '@lucerna/engine';
import { useMemo } from 'react';
import { useSelector } from '../../store/hooks';
import { languageOf, useTranslate, type Translate } from '../../i18n';

export interface ValueNames {
  attribute: (attribute: AttributeName) => string;
  value: (attribute: AttributeName, value: string) => string;
  /** `Black (finish)`. */
  both: (attribute: AttributeName, value: string) => string;
  /** The parts of a rule that name a value, in words. */
  rule: (rule: ExclusionRule) => string[];
}

/** What the catalogue calls a value of a model. */
function described(
  { attributes }: PreparedModel,
  attribute: AttributeName,
  code: string,
  language: LanguageCode,
): string | undefined {
  const offered = attributes.find(({ name }) => name === attribute);
  return offered?.variations[offered.places.get(code) ?? -1]?.description[language];
}

/** Words for attributes and values of a model in a language; for values that it lacks those of models `beside` it. */
export function valueNames(
  evaluation: Evaluation,
  language: LanguageCode,
  t: Translate,
  beside: readonly PreparedModel[] = [],
): ValueNames {
  const attribute = (name: AttributeName) => t(`configurator.attribute.${name}`);
  const value = (name: AttributeName, code: string) => {
    const options = name === 'pendantHeight' ? [] : (evaluation.options[name] ?? []);
    const own = options.find((option) => option.value === code)?.description[language];
    if (own !== undefined) return own;
    const others = beside.map((model) => described(model, name, code, language));
    return others.find((each) => each !== undefined) ?? code;
  };
  const both = (name: AttributeName, code: string) =>
    t('configurator.both', { value: value(name, code), attribute: t(`configurator.inline.${name}`) });
  return {
    attribute,
    value,
    both,
    rule: ({ Acabado, Led, Dim, Instalacion1, Instalacion2 }) =>
      (
        [
          ['color', Acabado],
          ['temperature', Led],
          ['control', Dim],
          ['installation', `${Instalacion1}${Instalacion2}`],
        ] as const
      ).flatMap(([name, code]) => (code.includes('*') ? [] : [both(name, code)])),
  };
}

/** The words for the model that is being configured, and for those beside it. */
export function useValueNames(evaluation: Evaluation, beside?: readonly PreparedModel[]): ValueNames {
  const t = useTranslate();
  const language = useSelector(languageOf);
  return useMemo(() => valueNames(evaluation, language, t, beside), [evaluation, language, t, beside]);
}
