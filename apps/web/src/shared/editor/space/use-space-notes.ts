import { elementsOf, isArticleElement, meets, spaceProblems } from '@lucerna/engine';
import type { Space } from '@lucerna/engine';
import { useMemo } from 'react';
import { useFormat, useProblemText, useWords } from '../../words';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { elementNames } from './element-names';

/** What stands against an element of a space, in a sentence. */
export interface SpaceNote {
  readonly id: string;
  readonly text: string;
}

/** What stands against building a space, in words: what is outside the room, touches another, or cannot be had as it is. */
export function useSpaceNotes(space: Space, catalogue: EditorCatalogue): readonly SpaceNote[] {
  const say = useWords();
  const format = useFormat();
  const problemText = useProblemText();
  return useMemo(() => {
    const { elements } = catalogue;
    const names = elementNames(space, elements);
    const nameOf = (id: string) => names.get(id) ?? id;
    const notes: SpaceNote[] = [];
    for (const { id, problems } of spaceProblems(space, elements)) {
      const reasons = problems.map((each) => problemText(each)).join(' ');
      notes.push({ id, text: say('editor.notBuildable', { name: nameOf(id), reasons }) });
    }
    const told = new Set<string>();
    for (const element of elementsOf(space)) {
      if (!element.collides || !isArticleElement(element)) continue;
      const { id } = element;
      const meeting = meets(space, id, elements);
      if (meeting?.isOutside) notes.push({ id, text: say('editor.outside', { name: nameOf(id) }) });
      // Of two that touch each other it is said once.
      const others = (meeting?.others ?? []).filter((other) => !told.has(other));
      if (others.length > 0) {
        const list = format.list(others.map(nameOf));
        notes.push({ id, text: say('editor.touches', { name: nameOf(id), others: list }) });
      }
      told.add(id);
    }
    return notes;
  }, [space, catalogue, say, format, problemText]);
}
