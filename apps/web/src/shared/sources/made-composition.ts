import { evaluate, lightsOf, no, ok, problem, rebuildCreation, storeCreation } from '@lucerna/engine';
import type { Configuration, Evaluation, Pattern, PreparedModel, Result, Space } from '@lucerna/engine';
import { composeWith } from '../composing/compose';
import { beginComposing } from '../composing/start';
import type { EditorCatalogue } from '../editor';
import type { Source } from './source';

/** How the luminaires of a composition are arranged: one alone, or some pendants in a pattern of the compositor. */
export const arrangements = ['alone', 'circle3', 'cascade3', 'circle5', 'cascade5'] as const;
export type Arrangement = (typeof arrangements)[number];

const clusters: Readonly<
  Record<Exclude<Arrangement, 'alone'>, { readonly pendants: number; readonly placing: Pattern }>
> = {
  circle3: { pendants: 3, placing: 'circle' },
  cascade3: { pendants: 3, placing: 'cascade' },
  circle5: { pendants: 5, placing: 'circle' },
  cascade5: { pendants: 5, placing: 'cascade' },
};

/** A composition of one model. */
export interface WishedComposition {
  readonly model: string;
  readonly color: string | undefined;
  readonly temperature: string | undefined;
  readonly arrangement: Arrangement;
}

/** What it is called, in the words of the page. */
type NameComposition = (wished: WishedComposition, prepared: PreparedModel) => string;

/** Whether several of a model can hang together. */
export const canCluster = ({ sheet }: PreparedModel): boolean => sheet.model.kind === 'pendant';

/** A luminaire alone, in a room that is as it was made for one. */
function alone({ reference, configuration }: Evaluation, model: string, catalogue: EditorCatalogue) {
  const { pendantHeight, ...attributes } = configuration;
  const lights = [{ model, pendantHeight: pendantHeight ? pendantHeight / 100 : null, x: 0, z: 0 }];
  const space = { type: 'space', version: 1, id: reference, compositions: [{ attributes, lights }] };
  return rebuildCreation({ version: 1, space }, catalogue.elements);
}

/** Some pendants arranged, all of them with the finish and temperature that are wished. */
function cluster(
  { model, arrangement }: WishedComposition,
  delta: Configuration,
  catalogue: EditorCatalogue,
): Result<Space> {
  if (arrangement === 'alone') return no(problem('articles-not-found'));
  const { pendants, placing } = clusters[arrangement];
  const begun = beginComposing(catalogue, { model, pendants, placing });
  if (!begun.ok) return begun;
  const ids = begun.value.compositions.flatMap(lightsOf).map(({ id }) => id);
  const edit = { type: 'change-attributes', ids, delta } as const;
  return composeWith(catalogue.elements)(begun.value, { type: 'compose', edit, placing });
}

/**
 * Makes a composition with the catalogue's own rules. Errors: those of evaluating, of the edits; `article-not-found` for a
 * model that there is not.
 */
export function madeComposition(
  wished: WishedComposition,
  catalogue: EditorCatalogue,
  nameOf: NameComposition,
): Result<Source> {
  const { model, color, temperature, arrangement } = wished;
  const prepared = catalogue.elements.model(model);
  if (!prepared) return no(problem('article-not-found', { model }));
  const delta = { ...(color && { color }), ...(temperature && { temperature }) };
  const evaluation = evaluate(prepared, delta, { rateId: catalogue.rateId, quantity: 1 });
  if (!evaluation.allowed) return no(...evaluation.problems);
  const { reference } = evaluation;
  const { catalogId } = catalogue;
  const collection = prepared.sheet.model.subFamily.name;
  const name = nameOf(wished, prepared);
  if (arrangement === 'alone') {
    const made = alone(evaluation, model, catalogue);
    if (!made.ok) return made;
    const creation = storeCreation(made.value);
    return ok({
      id: reference,
      catalogId,
      name,
      collection,
      code: reference,
      creation,
      wanted: { reference },
    });
  }
  const made = cluster(wished, delta, catalogue);
  if (!made.ok) return made;
  const creation = storeCreation({ space: made.value, drawing: null });
  const id = [model, color, temperature, arrangement].join(' ');
  return ok({ id, catalogId, name, collection, code: null, creation, wanted: { name, creation } });
}

/** All compositions of some models, finishes, temperatures and arrangements; only pendants hang in a cluster. */
export function wishedCompositions(given: {
  readonly models: readonly PreparedModel[];
  readonly colors: readonly string[];
  readonly temperatures: readonly string[];
  readonly arrangements: readonly Arrangement[];
}): WishedComposition[] {
  const orUsual = (codes: readonly string[], prepared: PreparedModel, name: 'color' | 'temperature') => {
    const offered = prepared.attributes.find((each) => each.name === name);
    if (codes.length === 0 || !offered) return [undefined];
    return codes.filter((code) => offered.places.has(code));
  };
  return given.models.flatMap((prepared) =>
    orUsual(given.colors, prepared, 'color').flatMap((color) =>
      orUsual(given.temperatures, prepared, 'temperature').flatMap((temperature) =>
        given.arrangements
          .filter((each) => each === 'alone' || canCluster(prepared))
          .map((arrangement) => ({ model: prepared.sheet.model.model, color, temperature, arrangement })),
      ),
    ),
  );
}
