import { attributeNames, evaluate } from '@lucerna/engine';
import type { ArticleElement, Choices, HeightOption, Space } from '@lucerna/engine';
import { useMemo } from 'react';
import type { Chooser } from '../../../shared/configuring/choices/chooser';
import { severalOf } from '../../../shared/configuring/choices/several';
import { commonHeight, oneOfEachModel } from '../../../shared/editor';
import type { EditorCatalogue } from '../../../shared/editor';
import type { Commands } from '../room/use-commands';

export interface SelectionChooser extends Chooser {
  /** The heights that all selected pendants can have in the room; null when one of them does not hang. */
  readonly height: HeightOption | null;
}

/**
 * The choices of what is selected; a choice is made for all, or for none when one refuses.
 * What is blocked for the first says so, with the smallest change that frees it.
 */
export function useSelectionChooser(
  space: Space,
  articles: readonly ArticleElement[],
  given: { readonly catalogue: EditorCatalogue; readonly commands: Commands },
): SelectionChooser | null {
  const { catalogue, commands } = given;
  const [first] = articles;
  const prepared = first ? catalogue.elements.model(first.model) : null;
  const { rateId } = catalogue;
  const evaluation = useMemo(
    () => (prepared && first ? evaluate(prepared, first.attributes, { rateId, quantity: 1 }) : null),
    [prepared, first, rateId],
  );
  const height = useMemo(() => commonHeight(space, articles, catalogue), [space, articles, catalogue]);
  const models = useMemo(
    () => oneOfEachModel(articles).flatMap(({ model }) => catalogue.elements.model(model) ?? []),
    [articles, catalogue],
  );
  if (!prepared || !evaluation || !first) return null;

  function differing(choices: Choices): Choices {
    const changed = attributeNames.filter(
      (name) => choices[name] !== undefined && choices[name] !== first?.attributes[name],
    );
    return Object.fromEntries(changed.map((name) => [name, choices[name]]));
  }
  return {
    prepared,
    evaluation,
    models,
    several: severalOf(articles.map((each) => each.attributes)),
    height,
    choose: (change) => void commands.change(change, `choose ${Object.keys(change).join()}`),
    take: (choices) => {
      // What a repair gives up takes the value that the engine completes it with.
      const { configuration } = evaluate(prepared, choices, { rateId, quantity: 1 });
      commands.change(differing({ ...configuration, ...choices }));
    },
  };
}
