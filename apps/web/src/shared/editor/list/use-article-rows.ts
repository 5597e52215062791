import { elementsOf, isArticleElement, type ArticleElement, type Space } from '@lucerna/engine';
import { useMemo } from 'react';
import { useMeasures } from '../../catalogue/use-measures';
import { wholeCm } from '../../catalogue/lengths';
import { useSelector } from '../../store/hooks';
import { languageOf, useFormat, useTranslate } from '../../i18n';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { aimInWords, namedPivots } from '../aim/named-pivots';
import { elementNames } from '../space/element-names';
import type { ListedElement } from './ElementList';

interface Told {
  /** What stands against an element, in a sentence. */
  readonly notes?: ReadonlyMap<string, string>;
  /** The number of the group that an element is in; keep it the same over renderings. */
  readonly groupOf?: (space: Space, id: string) => number | null;
}

const nothing: Told = {};

/** Every article of a space in words: where it is, how far it hangs, its finish and its group. */
export function useArticleRows(
  space: Space,
  catalogue: EditorCatalogue,
  { notes, groupOf }: Told = nothing,
): readonly ListedElement[] {
  const t = useTranslate();
  const format = useFormat();
  const language = useSelector(languageOf);
  const { fromCm, writeTyped, lengthUnit } = useMeasures(catalogue.catalogId);
  return useMemo(() => {
    const names = elementNames(space, catalogue.elements, language);
    const length = (metres: number) => format.unit(fromCm(wholeCm(metres)), lengthUnit, 0);
    const colour = ({ model, attributes }: ArticleElement) => {
      const offered = catalogue.elements.model(model)?.attributes.find(({ name }) => name === 'color');
      const at = offered?.places.get(attributes.color ?? '');
      return at === undefined ? '' : (offered?.variations[at]?.description[language] ?? '');
    };
    return [...elementsOf(space)].filter(isArticleElement).map((article) => {
      const { id, position, attributes } = article;
      const group = groupOf?.(space, id) ?? null;
      const parts = [
        t('crea.placeOf', { x: length(position.x), z: length(position.z) }),
        attributes.pendantHeight !== undefined &&
          t('crea.heightOf', { height: writeTyped(attributes.pendantHeight, format) }),
        colour(article),
        ...aimInWords(namedPivots(article, catalogue.elements, t), format.number),
        group !== null && t('crea.groupOf', { number: group }),
      ];
      const detail = parts.filter(Boolean).join(' · ');
      return { id, name: names.get(id) ?? article.model, detail, problem: notes?.get(id) ?? null };
    });
  }, [space, catalogue, notes, groupOf, t, format, language, fromCm, writeTyped, lengthUnit]);
}
