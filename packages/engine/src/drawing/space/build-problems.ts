import { createSpace } from '../../element/create-space';
import { applyEdit } from '../../element/edit/apply-edit';
import type { Edit } from '../../element/edit/edit';
import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Configuration } from '../../configuration/choices';
import type { Problem } from '../../problem';
import type { Drawing, DrawnLight } from '../drawing';
import { partsOfRun } from '../facts/parts-of-run';
import { hung } from './stand-of-light';

const kindsOfLights = new WeakMap<DrawnLight, string>();

/** What of a light its being possible hangs on. Remembered by the light. */
function kindOf(light: DrawnLight): string {
  const known = kindsOfLights.get(light);
  if (known !== undefined) return known;
  const { color = '', temperature = '', installation = '' } = light.attributes;
  const kind = `${light.model} ${color} ${temperature} ${installation}`;
  kindsOfLights.set(light, kind);
  return kind;
}

/** One of each luminaire that a drawing has, rods before lights as in its space, by what must be asked of it. */
function kindsOf(drawing: Drawing): Map<string, { model: string; attributes: Configuration }> {
  const kinds = new Map<string, { model: string; attributes: Configuration }>();
  if (drawing.system.rods.length > 0) {
    for (const run of drawing.runs) {
      for (const { kind, model } of partsOfRun(drawing, run)) {
        if (kind === 'rod') kinds.set(model, { model, attributes: {} });
      }
    }
  }
  for (const light of drawing.lights) {
    const key = kindOf(light);
    if (!kinds.has(key)) kinds.set(key, light);
  }
  return kinds;
}

const answers = new WeakMap<ElementCatalogue, Map<string, readonly Problem[]>>();
/** A catalogue lives as long as a page: what it was asked is forgotten after so many questions. */
const maxAnswers = 1000;

function found(
  drawing: Drawing,
  kinds: Iterable<{ model: string; attributes: Configuration }>,
  catalogue: ElementCatalogue,
): readonly Problem[] {
  const empty = createSpace({ id: 'space', roomSize: drawing.roomSize, configurator: 'drawing' });
  if (!empty.ok) return empty.problems;
  const edits: Edit[] = [
    { type: 'add', to: 'space', element: { type: 'composition', id: 'all', attributes: drawing.attributes } },
  ];
  let number = 0;
  for (const { model, attributes } of kinds) {
    const height = Math.min(drawing.height, drawing.roomSize.height);
    const at = hung(drawing.roomSize, model, { x: 0, y: height, z: 0 }, catalogue);
    const cluster = `cluster ${(number += 1)}`;
    const element = { type: 'light' as const, id: `light ${number}`, model };
    edits.push(
      { type: 'add', to: 'all', element: { type: 'cluster', id: cluster } },
      { type: 'add', to: cluster, element: { ...element, attributes: { ...attributes, ...at.attributes } } },
    );
  }
  const result = applyEdit(empty.value, { type: 'batch', edits }, catalogue);
  return result.ok ? [] : result.problems;
}

/**
 * What the catalogue refuses of a drawing: attributes that cannot be together, luminaires that cannot hang in its room.
 * It is asked of one luminaire of each kind and remembered.
 */
export function buildProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly Problem[] {
  const kinds = kindsOf(drawing);
  const { color, temperature, control, installation } = drawing.attributes;
  const { height, extraCeiling, ceilingMaterial } = drawing.roomSize;
  const asked = [color, temperature, control, installation, height, extraCeiling, ceilingMaterial];
  const key = JSON.stringify([...asked, ...kinds.keys()]);
  let known = answers.get(catalogue);
  if (!known || known.size >= maxAnswers)
    answers.set(catalogue, (known = new Map<string, readonly Problem[]>()));
  const before = known.get(key);
  if (before) return before;
  const problems = found(drawing, kinds.values(), catalogue);
  known.set(key, problems);
  return problems;
}
