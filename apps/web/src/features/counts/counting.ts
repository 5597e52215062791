import { countsOf, elementsOf, isArticleElement } from '@lucerna/engine';
import type { CountedSystem, CountEdit, Space } from '@lucerna/engine';
import { useModelName } from '../../shared/catalogue/use-model-name';
import { useFormat, useTranslate } from '../../shared/i18n';
import type { SpaceEditing } from '../../shared/editor';

/** A system that is being counted, each act of which says what it did. */
export interface Counting extends SpaceEditing<CountEdit> {
  readonly system: CountedSystem;
}

/** The models of which there are more or fewer than before, with how many there are now. */
export function countsMoved(before: Space, after: Space): readonly (readonly [string, number])[] {
  const [were, are] = [countsOf(before), countsOf(after)];
  const models = new Set([...are.keys(), ...were.keys()]);
  return [...models].flatMap((model) => {
    const quantity = are.get(model) ?? 0;
    return quantity === (were.get(model) ?? 0) ? [] : [[model, quantity] as const];
  });
}

/** Counts a system: an edit says which counts it changed, those of parts that followed too, or what was given another attribute. */
export function useCounting(editing: SpaceEditing<CountEdit>, system: CountedSystem): Counting {
  const t = useTranslate();
  const format = useFormat();
  const modelName = useModelName();
  const { editor, catalogue, saying } = editing;
  const now = () => editor.state().value.space;
  return {
    ...editing,
    system,
    editTelling: (edit, asked, options) => {
      const before = now();
      if (!editing.editTelling(edit, asked, options)) return false;
      const moved = countsMoved(before, now()).map(([model, quantity]) => {
        const sheet = catalogue.elements.model(model)?.sheet;
        return t('counts.counted', { name: sheet ? modelName(sheet.model) : model, quantity });
      });
      if (moved.length > 0) saying.say(format.list(moved));
      else if (before !== now()) {
        const of = [...elementsOf(now())].filter(isArticleElement);
        saying.sayAct('change', saying.nameOf(of.filter(({ id }) => asked.ids?.includes(id))));
      }
      return true;
    },
  };
}
