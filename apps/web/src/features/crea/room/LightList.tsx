import type { ArticleElement } from '@lucerna/engine';
import { useMemo } from 'react';
import { measuresOf } from '../../../shared/catalogue/lengths';
import { elementNames, ElementList } from '../../../shared/editor';
import type { EditorCatalogue, ListedElement } from '../../../shared/editor';
import { useSelector } from '../../../shared/store/hooks';
import { languageOf, useFormat, useWords } from '../../../shared/words';
import type { Composed } from '../command/composed';
import { articlesOf, groupOf } from '../command/find';
import type { Commands } from './use-commands';
import styles from './LightList.module.css';

interface LightListProps {
  readonly composed: Composed;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly commands: Commands;
  readonly notes: ReadonlyMap<string, string>;
}

/** Every luminaire of the room in words, with the same commands. */
export function LightList({ composed, catalogue, selection, onSelect, commands, notes }: LightListProps) {
  const say = useWords();
  const format = useFormat();
  const language = useSelector(languageOf);
  const { space } = composed;
  const rows = useMemo((): ListedElement[] => {
    const { fromCm, writeCm, lengthUnit } = measuresOf(catalogue.catalogId);
    const names = elementNames(space, catalogue.elements);
    const length = (metres: number) => format.unit(fromCm(metres * 100), lengthUnit, 0);
    const colour = ({ model, attributes }: ArticleElement) => {
      const offered = catalogue.elements.model(model)?.attributes.find(({ name }) => name === 'color');
      const at = offered?.places.get(attributes.color ?? '');
      return at === undefined ? '' : (offered?.variations[at]?.description[language] ?? '');
    };
    return articlesOf(space).map((article) => {
      const { id, position, attributes } = article;
      const group = groupOf(space, id);
      const parts = [
        say('crea.placeOf', { x: length(position.x), z: length(position.z) }),
        attributes.pendantHeight !== undefined &&
          say('crea.heightOf', { height: writeCm(attributes.pendantHeight, format) }),
        colour(article),
        group && say('crea.groupOf', { number: space.groups.indexOf(group) + 1 }),
      ];
      const detail = parts.filter(Boolean).join(' · ');
      return { id, name: names.get(id) ?? article.model, detail, problem: notes.get(id) };
    });
  }, [space, catalogue, notes, say, format, language]);
  return (
    <div className={styles.place}>
      <ElementList
        label={say('crea.list')}
        elements={rows}
        selection={selection}
        onSelect={onSelect}
        onRemove={commands.remove}
        onNudge={({ x, z }, isFar) => commands.nudge(x * (isFar ? 10 : 1), z * (isFar ? 10 : 1))}
      />
    </div>
  );
}
