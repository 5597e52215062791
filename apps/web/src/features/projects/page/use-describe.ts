import type { ProjectProduct } from '@lucerna/contract';
import { cmToInches } from '@lucerna/engine';
import type { CatalogId } from '@lucerna/engine';
import { useCallback } from 'react';
import { partsInWords } from '../../../shared/product';
import { useSelector } from '../../../shared/store/hooks';
import { languageOf, useFormat, useWords } from '../../../shared/words';
import { useVariationNames } from './use-variation-names';

export type Describe = (line: ProjectProduct) => string;

/** What a line is in words: finish, temperature, control, installation, height in the units of the catalogue. */
export function useDescribe(catalogId: CatalogId, lines: readonly ProjectProduct[]): Describe {
  const say = useWords();
  const format = useFormat();
  const language = useSelector(languageOf);
  const nameOf = useVariationNames(
    catalogId,
    lines.map(({ model }) => model),
  );
  return useCallback(
    ({ type, model, configuration, compositions }) => {
      if (type === 'CREATION' && compositions) return partsInWords(compositions, format.number);
      const named = (['color', 'temperature', 'control', 'installation'] as const).flatMap((attribute) => {
        const code = configuration[attribute];
        return code === undefined ? [] : [nameOf(model, attribute, code)?.[language] ?? code];
      });
      const cm = configuration.pendantHeight;
      const height = cm && (catalogId === 21 ? cmToInches(cm) : format.unit(cm, 'cm'));
      return [...named, ...(height ? [say('projects.height', { height })] : [])].join(' · ');
    },
    [say, format, language, nameOf, catalogId],
  );
}
