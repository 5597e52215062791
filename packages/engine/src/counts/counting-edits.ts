import { codedAttributes } from '../catalogue/attribute';
import { isComplement } from '../catalogue/model';
import type { Configuration } from '../configuration/choices';
import type { PreparedModel } from '../configuration/prepare-model';
import type { Edit, NewElement } from '../element/edit/edit';
import type { CompositionElement, Luminaire, Space } from '../element/element';
import type { ElementCatalogue } from '../element/element-catalogue';
import { lightsOf } from '../element/walk';
import { no, ok, problem, shown, type Result } from '../problem';
import { countedComposition } from './counts';

/** How many of some models there shall be. */
export type Wanted = Readonly<Record<string, number>>;

/** The most of one model, and metres of belt, that can be counted. */
export const maxCounted = 200;

/** A number that no id of the composition ends with yet. */
function freeNumber(composition: CompositionElement): number {
  const ids = [...composition.complements, ...lightsOf(composition)].map(({ id }) => id);
  return 1 + Math.max(0, ...ids.map((id) => Number(/\d{1,9}$/.exec(id)?.[0] ?? 0)));
}

/** What another luminaire has, as far as a model offers it: one more of a system looks like the others. */
function likeAnother(other: Luminaire | undefined, model: PreparedModel | null): Configuration {
  if (!other || !model) return {};
  const coded = codedAttributes.flatMap((name) => {
    const code = other.attributes[name];
    const isOffered = model.attributes.some((each) => each.name === name && each.places.has(code ?? ''));
    return code !== undefined && isOffered ? [[name, code] as const] : [];
  });
  const { pendantHeight } = other.attributes;
  const height = model.height && pendantHeight !== undefined ? { pendantHeight } : {};
  return { ...Object.fromEntries(coded), ...height };
}

function additions(composition: CompositionElement, number: number, element: NewElement): readonly Edit[] {
  if (element.type === 'complement') return [{ type: 'add', to: composition.id, element }];
  const cluster: NewElement = { type: 'cluster', id: `canopy-${number}`, position: element.position };
  return [
    { type: 'add', to: composition.id, element: cluster },
    { type: 'add', to: cluster.id, element },
  ];
}

/**
 * Adds and removes until there are as many of each model as wanted; the last ones go first. Errors: `element-not-found`
 * for a space without a composition, `quantity-invalid` for a count that is not a whole number from 0 to 200.
 */
export function countingEdits(
  space: Space,
  wanted: Wanted,
  catalogue: ElementCatalogue,
): Result<readonly Edit[]> {
  const composition = countedComposition(space);
  if (!composition) return no(problem('element-not-found'));
  const [other] = lightsOf(composition);
  const position = { x: 0, y: space.config.roomSize.height, z: 0 };
  const edits: Edit[] = [];
  let number = freeNumber(composition);
  for (const [model, quantity] of Object.entries(wanted)) {
    if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > maxCounted) {
      return no(problem('quantity-invalid', { quantity: shown(quantity), max: maxCounted }));
    }
    const prepared = catalogue.model(model);
    const isPart = prepared !== null && isComplement(prepared.sheet.model.articleType);
    const standing = [
      ...composition.complements.filter((each) => each.model === model),
      ...composition.clusters.filter((each) => each.lights.some((light) => light.model === model)),
    ];
    for (const { id } of standing.slice(quantity).reverse()) edits.push({ type: 'remove', id });
    for (let missing = quantity - standing.length; missing > 0; missing -= 1, number += 1) {
      const element: NewElement = isPart
        ? { type: 'complement', id: `part-${number}`, model, position }
        : { type: 'light', id: `light-${number}`, model, position, attributes: likeAnother(other, prepared) };
      edits.push(...additions(composition, number, element));
    }
  }
  return ok(edits);
}

/** The edit that gives all luminaires some attributes, and the finish to the parts that have it. */
export function attributesEdit(space: Space, delta: Configuration, catalogue: ElementCatalogue): Edit {
  const composition = countedComposition(space);
  const lights = composition ? lightsOf(composition).map(({ id }) => id) : [];
  const { color } = delta;
  const hasFinish = (code: string) =>
    catalogue.model(code)?.attributes.some((each) => each.name === 'color' && each.places.has(color ?? ''));
  const parts = (composition?.complements ?? []).filter(({ model }) => color && hasFinish(model));
  return {
    type: 'batch',
    edits: [
      { type: 'change-attributes', ids: lights, delta },
      { type: 'change-attributes', ids: parts.map(({ id }) => id), delta: color ? { color } : {} },
    ],
  };
}
