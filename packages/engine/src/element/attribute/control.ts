import { isNotApplicable } from '../../catalogue/attribute';
import type { PreparedModel } from '../../configuration/prepare-model';
import { no, ok, problem, type Result } from '../../problem';
import type { Cluster, CompositionElement, Luminaire } from '../element';
import type { Draft } from '../tree/draft';
import { configurationProblems } from './configuration-problems';

/** The control of a luminaire that is sold without driver. */
export const noDriver = 'M';

/** Whether a model takes a control, so that it shares the one of its composition. */
export function takesControl(model: PreparedModel): boolean {
  return model.attributes.some(
    (each) => each.name === 'control' && each.codes.some((code) => !isNotApplicable(code)),
  );
}

/** A luminaire with its model. */
interface Controlled {
  readonly light: Luminaire;
  readonly model: PreparedModel;
}

/** The clusters of a composition as they are; one by one, since the first often tells enough. */
function* clustersOf(draft: Draft, composition: CompositionElement): Generator<Cluster> {
  for (const each of composition.clusters) {
    const cluster = draft.element(each.id);
    if (cluster?.type === 'cluster') yield cluster;
  }
}

/** The luminaires of a composition that share its control. */
export function* controlledLights(draft: Draft, composition: CompositionElement): Generator<Controlled> {
  for (const cluster of clustersOf(draft, composition)) {
    for (const each of cluster.lights) {
      const light = draft.element(each.id);
      if (light?.type !== 'light' && light?.type !== 'pendant') continue;
      const model = draft.catalogue.model(light.model);
      if (model && takesControl(model)) yield { light, model };
    }
  }
}

/** The first of them, null when there is none. */
export function firstControlled(draft: Draft, composition: CompositionElement): Controlled | null {
  for (const found of controlledLights(draft, composition)) return found;
  return null;
}

/** Reading 28: remote is a composition whose every installation starts with 3. */
export function isRemote(draft: Draft, composition: CompositionElement): boolean {
  for (const { attributes } of clustersOf(draft, composition)) {
    if (!attributes.installation?.startsWith('3')) return false;
  }
  return composition.clusters.length > 0;
}

/** Remembers, before its clusters change, whether a composition with a control was remote. */
export function noteWiring(draft: Draft, composition: CompositionElement): void {
  if (draft.rewired.has(composition.id)) return;
  const wasRemote = composition.attributes.control !== undefined && isRemote(draft, composition);
  draft.rewired.set(composition.id, wasRemote);
}

function areAllAllowed(draft: Draft, composition: CompositionElement, control: string): boolean {
  for (const { light, model } of controlledLights(draft, composition)) {
    if (configurationProblems(model, { ...light.attributes, control }).length > 0) return false;
  }
  return true;
}

/** Writes one control to a composition and its lights; they are validated when the edit is settled. */
export function writeControl(
  draft: Draft,
  composition: CompositionElement,
  control: string,
  controlBeforeRemote: string | null,
): void {
  for (const { light } of controlledLights(draft, composition)) {
    if (light.attributes.control !== control) {
      draft.put({ ...light, attributes: { ...light.attributes, control } });
    }
    draft.configured.add(light.id);
  }
  const is = draft.element(composition.id) ?? composition;
  if (is.type !== 'composition') return;
  if (is.attributes.control === control && is.controlBeforeRemote === controlBeforeRemote) return;
  draft.put({ ...is, attributes: { ...is.attributes, control }, controlBeforeRemote });
}

/** The first control that all lights take: the one kept, the base option, then the others in their order. */
function controlAfterRemote(draft: Draft, composition: CompositionElement): string | null {
  const offered = firstControlled(draft, composition)?.model.attributes.find(
    (each) => each.name === 'control',
  );
  const kept = composition.controlBeforeRemote ?? composition.attributes.control;
  const candidates = [kept, offered?.codes[offered.base], ...(offered?.codes ?? [])];
  return candidates.find((each) => each !== undefined && areAllAllowed(draft, composition, each)) ?? null;
}

/**
 * Reading 28, for every composition that may have become remote or ceased to be: remote sets the control to M when all
 * lights allow it and keeps the one before; leaving restores it, or takes the base option.
 */
export function settleRemote(draft: Draft): Result<null> {
  for (const [id, wasRemote] of draft.rewired) {
    const composition = draft.element(id);
    if (composition?.type !== 'composition') continue;
    const remote = isRemote(draft, composition);
    const { control } = composition.attributes;
    if (remote && !wasRemote && control !== undefined && control !== noDriver) {
      if (areAllAllowed(draft, composition, noDriver)) writeControl(draft, composition, noDriver, control);
    } else if (!remote && control === noDriver && (wasRemote || composition.controlBeforeRemote !== null)) {
      const restored = controlAfterRemote(draft, composition);
      if (restored === null) return no(problem('combination-incompatible', { composition: id }));
      writeControl(draft, composition, restored, null);
    }
  }
  draft.rewired.clear();
  return ok(null);
}
