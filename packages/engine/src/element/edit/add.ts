import { codedAttributes } from '../../catalogue/attribute';
import { isComplement } from '../../catalogue/model';
import type { PreparedModel } from '../../configuration/prepare-model';
import { no, ok, problem, shown, type Result } from '../../problem';
import { completeConfiguration } from '../attribute/configuration-problems';
import { firstControlled, noteWiring, takesControl } from '../attribute/control';
import { heightIn } from '../attribute/height-limits';
import { fitted, mayHold } from '../attribute/installation';
import type {
  ArticleElement,
  Cluster,
  CompositionAttributes,
  CompositionElement,
  Element,
  Placed,
} from '../element';
import type { Configuration } from '../../configuration/choices';
import type { Position } from '../position';
import type { Draft } from '../tree/draft';
import type { EditOf, NewElement } from './edit';
import { readPosition } from './geometry';
import { isId, isText } from '../limits';
import { done, notForThis, notFound, type Step } from './refusal';
import { readDegrees, wayFields } from './turn';

type NewArticle = Extract<NewElement, { readonly model: string }>;

function placed(draft: Draft, id: string, position: Position, parent: Element | null): Placed {
  return {
    id,
    position,
    collides: false,
    lastValidPosition: null,
    elementOrderValue: draft.nextOrder(parent),
  };
}

/** Where something without a place of its own goes: to its parent, or under the middle of the ceiling. */
function placeOf(draft: Draft, element: NewElement, parent: Element | null): Result<Position> {
  const usual = parent?.position ?? { x: 0, y: draft.room.height, z: 0 };
  return element.position === undefined ? ok(usual) : readPosition(element.position);
}

/** The model of a new article. Errors as in the spec's C8 for an unknown light and an unknown family. */
function modelFor(draft: Draft, code: string): Result<PreparedModel> {
  const model = draft.catalogue.model(code);
  if (!model) {
    const unknown = problem('variations-not-found', { code: shown(code) });
    return no(unknown, problem('light-not-in-collection', { code: shown(code) }));
  }
  const { subFamily } = model.sheet.model;
  return draft.catalogue.family(subFamily.id)
    ? ok(model)
    : no(problem('family-data-missing', { subFamily: subFamily.id }));
}

/** The completed attributes of a new luminaire: what was asked, what its parents set, what they wish, the base. */
function lightAttributes(
  draft: Draft,
  model: PreparedModel,
  cluster: Cluster,
  asked: Configuration,
): Result<Configuration> {
  const composition = draft.compositionOf(cluster.id);
  const wished = { ...composition?.attributes, ...cluster.attributes };
  const offers = (name: string): boolean => model.attributes.some((each) => each.name === name);
  const binding: { installation?: string; control?: string } = {};
  const isOpen = cluster.lights.length === 0 && asked.installation !== undefined;
  if (!isOpen && offers('installation')) binding.installation = cluster.attributes.installation;
  if (composition && takesControl(model) && firstControlled(draft, composition) !== null) {
    binding.control = composition.attributes.control;
  }
  for (const name of ['installation', 'control'] as const) {
    if (binding[name] !== undefined && asked[name] !== undefined && asked[name] !== binding[name]) {
      return notForThis(name === 'control' ? 'composition' : 'cluster', 'add');
    }
  }
  const chosen = { ...asked };
  if (chosen.installation !== undefined) chosen.installation = fitted(draft, chosen.installation);
  const coded = completeConfiguration(model, { ...chosen, ...binding }, wished);
  const fit = coded.installation === undefined ? {} : { installation: fitted(draft, coded.installation) };
  const height = heightIn(model, draft.room, asked.pendantHeight);
  if (!height.ok) return height;
  const attributes: Configuration = { ...coded, ...fit };
  return ok(height.value === undefined ? attributes : { ...attributes, pendantHeight: height.value });
}

/** The wishes of a new composition: texts alone, no longer than a stored space has them. */
function wishesOf(given: CompositionAttributes = {}): CompositionAttributes {
  return Object.fromEntries(
    codedAttributes.flatMap((name) => {
      const wish = given?.[name];
      return isText(wish) ? [[name, wish]] : [];
    }),
  );
}

function onRunOf(given: NewArticle['onRun']): Pick<ArticleElement, 'onRun'> {
  if (!isId(given?.run)) return {};
  return { onRun: { run: given.run, role: given.role === 'part' ? 'part' : 'light' } };
}

function articleOf(
  element: NewArticle,
  model: PreparedModel,
  base: Placed,
  attributes: Configuration,
): Result<ArticleElement> {
  const turn = readDegrees('turn', element.turn ?? 0);
  if (!turn.ok) return turn;
  const tilt = readDegrees('tilt', element.tilt ?? 0);
  if (!tilt.ok) return tilt;
  const { articleType, subFamily } = model.sheet.model;
  const { id, position, collides, lastValidPosition, elementOrderValue } = base;
  const luminaire = attributes.pendantHeight === undefined ? 'light' : 'pendant';
  const article: ArticleElement = {
    type: isComplement(articleType) ? 'complement' : luminaire,
    id,
    position,
    collides,
    lastValidPosition,
    elementOrderValue,
    model: element.model,
    subFamily: subFamily.id,
    applicationLocation: Number.isSafeInteger(element.applicationLocation)
      ? element.applicationLocation!
      : null,
    attributes,
  };
  if (turn.value === 0 && tilt.value === 0 && !element.onRun) return ok(article);
  return ok({ ...article, ...wayFields(turn.value, tilt.value), ...onRunOf(element.onRun) });
}

function addLight(draft: Draft, element: NewArticle, cluster: Cluster, position: Position): Step {
  const model = modelFor(draft, element.model);
  if (!model.ok) return model;
  if (isComplement(model.value.sheet.model.articleType)) return notForThis('complement', 'add');
  if (!mayHold(cluster.attributes.installation, cluster.lights.length + 1))
    return no(problem('cluster-one-light'));
  const attributes = lightAttributes(draft, model.value, cluster, element.attributes ?? {});
  if (!attributes.ok) return attributes;
  const light = articleOf(
    element,
    model.value,
    placed(draft, element.id, position, cluster),
    attributes.value,
  );
  if (!light.ok) return light;
  bindParents(draft, cluster, model.value, attributes.value);
  draft.insert(draft.element(cluster.id), light.value);
  draft.configured.add(element.id);
  return done;
}

/** What the first light brings, its cluster and composition have from now on. */
function bindParents(
  draft: Draft,
  cluster: Cluster,
  model: PreparedModel,
  { installation, control }: Configuration,
): void {
  const composition = draft.compositionOf(cluster.id);
  if (composition) noteWiring(draft, composition);
  if (installation !== undefined && cluster.attributes.installation !== installation) {
    draft.put({ ...cluster, attributes: { ...cluster.attributes, installation } });
  }
  if (
    composition &&
    control !== undefined &&
    takesControl(model) &&
    composition.attributes.control !== control
  ) {
    draft.put({
      ...composition,
      attributes: { ...composition.attributes, control },
      controlBeforeRemote: null,
    });
  }
}

function addComplement(
  draft: Draft,
  element: NewArticle,
  parent: CompositionElement,
  position: Position,
): Step {
  const model = modelFor(draft, element.model);
  if (!model.ok) return model;
  if (!isComplement(model.value.sheet.model.articleType)) return notForThis('composition', 'add');
  const coded = completeConfiguration(model.value, element.attributes ?? {}, {
    color: parent.attributes.color,
  });
  const height = heightIn(model.value, draft.room, element.attributes?.pendantHeight);
  if (!height.ok) return height;
  const attributes = height.value === undefined ? coded : { ...coded, pendantHeight: height.value };
  const base = placed(draft, element.id, position, parent);
  const article = articleOf(element, model.value, base, attributes);
  if (!article.ok) return article;
  draft.insert(parent, article.value);
  draft.configured.add(element.id);
  return done;
}

/**
 * Adds an element. Errors: `base-not-instanced` for what is no kind of element, `element-exists`, `element-not-found`
 * for the parent, `element-method-invalid` for a parent of another kind, `cluster-one-light`, `variations-not-found`,
 * `family-data-missing`, `geometry-invalid`, and what the catalogue refuses of the attributes.
 */
export function add(draft: Draft, { to, element }: EditOf<'add'>): Step {
  if (!isId(element?.id)) return no(problem('domain-data-missing'));
  if (draft.isTaken(element.id)) return no(problem('element-exists', { id: element.id }));
  const parent = draft.element(to);
  if (!parent && to !== draft.before.id) return draft.group(to) ? notForThis('group', 'add') : notFound(to);
  const position = placeOf(draft, element, parent);
  if (!position.ok) return position;
  const base = placed(draft, element.id, position.value, parent);
  switch (element.type) {
    case 'composition': {
      if (parent) return notForThis(parent.type, 'add');
      const attributes = wishesOf(element.attributes);
      const lists = { clusters: [], complements: [] };
      draft.insert(null, { type: 'composition', ...base, attributes, controlBeforeRemote: null, ...lists });
      return done;
    }
    case 'cluster': {
      if (parent?.type !== 'composition') return notForThis(parent?.type ?? 'space', 'add');
      noteWiring(draft, parent);
      const asked = element.attributes?.installation ?? parent.attributes.installation;
      const attributes = isText(asked) ? { installation: fitted(draft, asked) } : {};
      draft.insert(parent, { type: 'cluster', ...base, attributes, lights: [] });
      return done;
    }
    case 'light':
    case 'pendant':
      if (parent?.type !== 'cluster') return notForThis(parent?.type ?? 'space', 'add');
      return addLight(draft, element, parent, position.value);
    case 'complement':
      if (parent?.type !== 'composition') return notForThis(parent?.type ?? 'space', 'add');
      return addComplement(draft, element, parent, position.value);
    default:
      return no(problem('base-not-instanced'));
  }
}
