import { catalogIds, defaultCatalogId, markets, type CatalogId, type Currency } from '@lucerna/engine';
import { useCallback } from 'react';
import { useMeasures } from '../catalogue/use-measures';
import { useSelector } from '../store/hooks';
import { languageOf, useFormat, useTranslate } from '../i18n';
import { choicesInWords } from './choices-in-words';
import { partsInWords } from './parts-in-words';
import type { IdentifiedProduct } from './ProductIdentity';
import { useVariationNames } from './use-variation-names';

type Described = Pick<IdentifiedProduct, 'model' | 'configuration' | 'compositions'>;
export type Describe = (line: Described) => string | null;

/** The catalogue of what costs so, where nothing else is said of it. */
export const catalogueOfCurrency = (currency: Currency): CatalogId =>
  catalogIds.find((id) => markets[id].currency === currency) ?? defaultCatalogId;

/**
 * What a line is in words: finish, temperature, control, installation, height in the user's units, or
 * else in those of the catalogue, which is that of the currency. Null while its words are on their way.
 */
export function useDescribe(currency: Currency, lines: readonly Described[]): Describe {
  const t = useTranslate();
  const format = useFormat();
  const language = useSelector(languageOf);
  const catalogId = catalogueOfCurrency(currency);
  const { writeTyped } = useMeasures(catalogId);
  const { nameOf, isRead } = useVariationNames(
    catalogId,
    lines.map(({ model }) => model),
  );
  return useCallback(
    ({ model, configuration, compositions }) => {
      if (compositions) return partsInWords(compositions, language, format.number);
      if (!isRead(model)) return null;
      const named = choicesInWords(
        configuration,
        (attribute, code) => nameOf(model, attribute, code)?.[language],
      );
      const cm = configuration.pendantHeight;
      const height = cm && writeTyped(cm, format);
      return [...named, ...(height ? [t('projects.height', { height })] : [])].join(' · ');
    },
    [t, format, language, nameOf, isRead, writeTyped],
  );
}
