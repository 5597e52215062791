import { collisionsOf, spaceProblems, type Space } from '@lucerna/engine';
import { useMemo } from 'react';
import { useWriteLength } from '../../catalogue/use-measures';
import { useSelector } from '../../store/hooks';
import { languageOf, useFormat, useProblemText, useTranslate } from '../../i18n';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { elementNames } from './element-names';

/** What stands against an element of a space, in a sentence. */
export interface SpaceNote {
  readonly id: string;
  readonly text: string;
}

/** More names in a sentence nobody reads. */
const maxNamed = 6;

/** What stands against building a space, in words: what is outside the room, touches another, or cannot be had as it is. */
export function useSpaceNotes(space: Space, catalogue: EditorCatalogue): readonly SpaceNote[] {
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText(useWriteLength(catalogue.catalogId));
  const language = useSelector(languageOf);
  return useMemo(() => {
    const { elements } = catalogue;
    const names = elementNames(space, elements, language);
    const nameOf = (id: string) => names.get(id) ?? id;
    const notes: SpaceNote[] = [];
    for (const { id, problems } of spaceProblems(space, elements)) {
      const reasons = problems.map((each) => problemText(each)).join(' ');
      notes.push({ id, text: t('editor.notBuildable', { name: nameOf(id), reasons }) });
    }
    const others = new Map<string, string[]>();
    for (const collision of collisionsOf(space, elements)) {
      const { id, reason } = collision;
      if (reason === 'outside') notes.push({ id, text: t('editor.outside', { name: nameOf(id) }) });
      else {
        const known = others.get(`${reason} ${id}`);
        if (known) known.push(collision.other);
        else others.set(`${reason} ${id}`, [collision.other]);
      }
    }
    for (const [key, met] of others) {
      const [reason = '', id = ''] = key.split(' ', 2);
      const list = format.list([...new Set(met.map(nameOf))].slice(0, maxNamed));
      notes.push({ id, text: t(`editor.inTheWay.${reason}`, { name: nameOf(id), others: list }) });
    }
    return notes;
  }, [space, catalogue, t, format, problemText, language]);
}
