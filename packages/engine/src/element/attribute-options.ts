import type { CodedAttribute } from '../catalogue/attribute';
import type { BovFlag } from '../catalogue/row/variation';
import type { PreparedModel } from '../configuration/prepare-model';
import type { Localized } from '../language';
import { configurationProblems } from './attribute/configuration-problems';
import { takesControl } from './attribute/control';
import { heightLimits, type HeightLimits } from './attribute/height-limits';
import { mayHold } from './attribute/installation';
import type { ArticleElement, Element, Space } from './element';
import type { ElementCatalogue } from './element-catalogue';
import { indexOf, type SpaceIndex } from './tree/space-index';
import { isArticleElement, isLuminaireElement, withDescendants } from './walk';

/** What kind of option a variation is (spec C3, by its bov flag). */
const optionTypes: Readonly<Record<BovFlag, 'default' | 'variation' | 'optional'>> = {
  B: 'default',
  V: 'variation',
  T: 'variation',
  O: 'optional',
};

/** One value that an element may be given; `modifier` is its code. */
export interface ElementOption {
  readonly modifier: string;
  readonly type: 'default' | 'variation' | 'optional';
  readonly description: Localized;
  /** Every element that shares the attribute takes the value as it is configured now. */
  readonly allowed: boolean;
}

/** The values that an element may be given (spec C3). An empty list: the element has no such attribute. */
export interface AttributeOptions {
  readonly controls: readonly ElementOption[];
  readonly temperatures: readonly ElementOption[];
  readonly finishes: readonly ElementOption[];
  readonly installations: readonly ElementOption[];
  /** Whole centimetres, in the room of the space; of several pendants those that all can have. */
  readonly pendantHeight: HeightLimits | null;
}

interface Shared {
  readonly article: ArticleElement;
  readonly model: PreparedModel;
}

function ancestor(index: SpaceIndex, element: Element, type: Element['type']): Element | null {
  for (let found: Element | undefined = element; found;) {
    if (found.type === type) return found;
    found = index.table.get(index.table.get(found.id)?.parent ?? '')?.element;
  }
  return null;
}

/** The articles that an attribute set on an element is set on. */
function sharing(
  index: SpaceIndex,
  catalogue: ElementCatalogue,
  element: Element,
  attribute: CodedAttribute | 'pendantHeight',
): Shared[] {
  const sharedBy = { control: 'composition', installation: 'cluster' } as const;
  const root =
    isLuminaireElement(element) && (attribute === 'control' || attribute === 'installation')
      ? (ancestor(index, element, sharedBy[attribute]) ?? element)
      : element;
  return [...withDescendants(root)].filter(isArticleElement).flatMap((article): Shared[] => {
    const model = catalogue.model(article.model);
    if (!model) return [];
    if (article.type === 'complement' && element !== article && attribute !== 'color') return [];
    if (attribute === 'pendantHeight') return model.height ? [{ article, model }] : [];
    if (!model.attributes.some((each) => each.name === attribute)) return [];
    const isControlled = attribute !== 'control' || article.type === 'complement' || takesControl(model);
    return isControlled ? [{ article, model }] : [];
  });
}

function optionsOf(shared: readonly Shared[], attribute: CodedAttribute, mayHave: (code: string) => boolean) {
  const offered = shared[0]?.model.attributes.find((each) => each.name === attribute);
  return (offered?.codes ?? []).flatMap((modifier, at): ElementOption[] => {
    const variation = offered?.variations[at];
    if (!variation) return [];
    const allowed =
      mayHave(modifier) &&
      shared.every(
        ({ article, model }) =>
          configurationProblems(model, { ...article.attributes, [attribute]: modifier }).length === 0,
      );
    return [{ modifier, type: optionTypes[variation.bov], description: variation.description, allowed }];
  });
}

function commonLimits(shared: readonly Shared[], space: Space): HeightLimits | null {
  const all = shared.flatMap(({ model }) => heightLimits(model, space.config.roomSize) ?? []);
  const [first] = all;
  if (!first) return null;
  const min = Math.max(...all.map((each) => each.min));
  const max = Math.min(...all.map((each) => each.max));
  return { min, standard: Math.min(max, Math.max(min, first.standard)), max };
}

/**
 * What an element of a space may be given: the options of the first article below it, allowed when all that share the
 * attribute take them. Null for an unknown id. Control and installation of a light are those of its composition and
 * cluster.
 */
export function attributeOptions(
  space: Space,
  id: string,
  catalogue: ElementCatalogue,
): AttributeOptions | null {
  const index = indexOf(space, catalogue);
  const element = index.table.get(id)?.element;
  if (!element) return null;
  const cluster = isLuminaireElement(element) ? ancestor(index, element, 'cluster') : element;
  const clusters = [...withDescendants(cluster ?? element)].filter((each) => each.type === 'cluster');
  const of = (attribute: CodedAttribute, mayHave: (code: string) => boolean = () => true) =>
    optionsOf(sharing(index, catalogue, element, attribute), attribute, mayHave);
  return {
    controls: element.type === 'cluster' ? [] : of('control'),
    temperatures: of('temperature'),
    finishes: of('color'),
    installations: of('installation', (code) => clusters.every((each) => mayHold(code, each.lights.length))),
    pendantHeight: commonLimits(sharing(index, catalogue, element, 'pendantHeight'), space),
  };
}
