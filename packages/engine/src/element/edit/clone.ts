import { no, ok, problem, type Result } from '../../problem';
import { completeConfiguration } from '../attribute/configuration-problems';
import { controlledLights, noteWiring, takesControl } from '../attribute/control';
import { heightIn } from '../attribute/height-limits';
import { mayHold } from '../attribute/installation';
import type { ArticleElement, Cluster, Element, Luminaire } from '../element';
import type { Configuration } from '../../configuration/choices';
import { plus, type Position } from '../position';
import type { Draft } from '../tree/draft';
import { isArticleElement, isLuminaireElement, withDescendants } from '../walk';
import type { EditOf } from './edit';
import { readPosition } from './geometry';
import { isId } from '../limits';
import { done, notForThis, notFound, type Step } from './refusal';

type Clone = EditOf<'clone'>;

/** The base values of an article's model; what it shares with its cluster and composition stays. */
function baseAttributes(draft: Draft, article: ArticleElement): Result<Configuration> {
  const model = draft.catalogue.model(article.model);
  if (!model) return no(problem('base-not-instanced', { code: article.model }));
  const { control, installation } = article.attributes;
  const coded = completeConfiguration(model, article.type === 'complement' ? {} : { control, installation });
  const height = heightIn(model, draft.room, undefined);
  if (!height.ok) return height;
  return ok(height.value === undefined ? coded : { ...coded, pendantHeight: height.value });
}

/** A copy of an element with all below it, under new ids. */
function copyOf(draft: Draft, element: Element, edit: Clone, by: Position): Result<Element> {
  const copied = {
    id: edit.ids[element.id]!,
    position: plus(element.position, by),
    collides: false,
    lastValidPosition: null,
  };
  if (isArticleElement(element)) {
    if (!edit.toBase) return ok({ ...element, ...copied });
    const attributes = baseAttributes(draft, element);
    return attributes.ok ? ok({ ...element, ...copied, attributes: attributes.value }) : attributes;
  }
  if (element.type === 'cluster') {
    const lights = copiesOf(draft, element.lights, edit, by);
    return lights.ok ? ok({ ...element, ...copied, lights: lights.value }) : lights;
  }
  const clusters = copiesOf(draft, element.clusters, edit, by);
  if (!clusters.ok) return clusters;
  const complements = copiesOf(draft, element.complements, edit, by);
  if (!complements.ok) return complements;
  return ok({ ...element, ...copied, clusters: clusters.value, complements: complements.value });
}

function copiesOf<T extends Element>(
  draft: Draft,
  list: readonly T[],
  edit: Clone,
  by: Position,
): Result<readonly T[]> {
  const copies: T[] = [];
  for (const element of list) {
    const copy = copyOf(draft, element, edit, by);
    if (!copy.ok) return copy;
    copies.push(copy.value as T);
  }
  return ok(copies);
}

/** Whether the caller gave a new id of its own for everything that is copied. */
function checkIds(draft: Draft, whole: Element, ids: Clone['ids']): Step {
  const seen = new Set<string>();
  for (const { id } of withDescendants(whole)) {
    const given = typeof ids === 'object' && ids !== null ? ids[id] : undefined;
    if (!isId(given)) return no(problem('domain-data-missing', { id }));
    if (draft.isTaken(given) || seen.has(given)) return no(problem('element-exists', { id: given }));
    seen.add(given);
  }
  return done;
}

/** A copied light shares installation and control with where it is put. */
function intoCluster(draft: Draft, light: Element, cluster: Cluster): Result<Element> {
  if (light.type !== 'light' && light.type !== 'pendant') return notForThis(light.type, 'clone');
  if (!mayHold(cluster.attributes.installation, cluster.lights.length + 1))
    return no(problem('cluster-one-light'));
  const composition = draft.compositionOf(cluster.id);
  const shared: { installation?: string; control?: string } = {};
  if (light.attributes.installation !== undefined && cluster.attributes.installation !== undefined) {
    shared.installation = cluster.attributes.installation;
  }
  const control = composition?.attributes.control;
  const model = draft.catalogue.model(light.model);
  if (control !== undefined && model && takesControl(model)) shared.control = control;
  return ok({ ...light, attributes: { ...light.attributes, ...shared } });
}

/**
 * A copied cluster takes the control of the composition that it is put into, or brings its own. The others of a
 * composition with a control have it already.
 */
function alignControl(draft: Draft, compositionId: string, copy: string, brought: string | undefined): void {
  const composition = draft.element(compositionId);
  if (composition?.type !== 'composition') return;
  const { control } = composition.attributes;
  if (control !== undefined) return alignLights(draft, lightsBelow(draft, copy), control);
  if (brought === undefined) return;
  const all = [...controlledLights(draft, composition)].map(({ light }) => light);
  alignLights(draft, all, brought);
  draft.put({ ...composition, attributes: { ...composition.attributes, control: brought } });
}

function lightsBelow(draft: Draft, id: string): Luminaire[] {
  const element = draft.element(id);
  return element ? [...draft.withDescendants(element)].filter(isLuminaireElement) : [];
}

function alignLights(draft: Draft, lights: readonly Luminaire[], control: string): void {
  for (const light of lights) {
    const model = draft.catalogue.model(light.model);
    if (!model || !takesControl(model)) continue;
    draft.put({ ...light, attributes: { ...light.attributes, control } });
    draft.configured.add(light.id);
  }
}

function insertCopy(draft: Draft, source: Element, copy: Element, parent: Element | null): Step {
  const ordered = { ...copy, elementOrderValue: draft.nextOrder(parent) };
  if (ordered.type === 'composition') {
    if (parent) return notForThis(parent.type, 'clone');
    draft.insert(null, ordered);
  } else if (ordered.type === 'cluster' || ordered.type === 'complement') {
    if (parent?.type !== 'composition') return notForThis(parent?.type ?? 'space', 'clone');
    noteWiring(draft, parent);
    const brought = draft.compositionOf(source.id)?.attributes.control;
    draft.insert(parent, ordered);
    if (ordered.type === 'cluster') alignControl(draft, parent.id, ordered.id, brought);
  } else {
    if (parent?.type !== 'cluster') return notForThis(parent?.type ?? 'space', 'clone');
    const light = intoCluster(draft, ordered, parent);
    if (!light.ok) return light;
    draft.insert(parent, light.value);
    settleFirst(draft, parent, light.value);
  }
  for (const each of draft.withDescendants(draft.element(copy.id)!)) {
    if (isArticleElement(each)) draft.configured.add(each.id);
  }
  return done;
}

/** The first light of a cluster without installation, or of a composition without control, brings them. */
function settleFirst(draft: Draft, { id }: Cluster, light: Element): void {
  const cluster = draft.element(id);
  const composition = draft.compositionOf(id);
  if (cluster?.type !== 'cluster' || !composition || !isArticleElement(light)) return;
  noteWiring(draft, composition);
  const { installation, control } = light.attributes;
  if (cluster.attributes.installation === undefined && installation !== undefined) {
    draft.put({ ...cluster, attributes: { ...cluster.attributes, installation } });
  }
  alignControl(draft, composition.id, light.id, control);
}

/**
 * Copies an element with all below it. Errors: `element-not-clonable` for the space and groups, `element-not-found`,
 * `domain-data-missing` without a new id for each, `element-exists`, `base-not-instanced` when a base is asked of a
 * model without data, `cluster-one-light`, `element-method-invalid` for a parent of another kind.
 */
export function clone(draft: Draft, edit: Clone): Step {
  if (edit.id === draft.before.id) return no(problem('element-not-clonable', { type: 'space' }));
  if (draft.group(edit.id)) return no(problem('element-not-clonable', { type: 'group' }));
  const source = draft.element(edit.id);
  if (!source) return notFound(edit.id);
  const whole = draft.whole(source);
  const ids = checkIds(draft, whole, edit.ids);
  if (!ids.ok) return ids;
  const by = readPosition(edit.by ?? { x: 0, y: 0, z: 0 });
  if (!by.ok) return by;
  const toSpace = edit.to === draft.before.id;
  const parent = edit.to === undefined ? draft.parentOf(edit.id) : draft.element(edit.to);
  if (edit.to !== undefined && !parent && !toSpace) return notFound(edit.to);
  const copy = copyOf(draft, whole, edit, by.value);
  return copy.ok ? insertCopy(draft, source, copy.value, parent) : copy;
}
