import { pivotsOf } from '../../body/pivots-of';
import type { Edit, NewElement } from '../../element/edit/edit';
import type { ElementCatalogue } from '../../element/element-catalogue';
import type { OnRun } from '../../element/element';
import { bodySizeOf } from '../../element/place/body';
import type { Position } from '../../element/position';
import type { Drawing, DrawnLight, Run } from '../drawing';
import { standingOn } from '../facts/on-each-run';
import { partsOfRun } from '../facts/parts-of-run';
import { pointOnRun } from '../run/run-measure';
import { hung, standOfLight } from './stand-of-light';

type NewArticle = Extract<NewElement, { readonly model: string }>;

/** Ids of elements that were not drawn, made from those that were; none twice. */
export class OwnIds {
  private readonly taken: Set<string>;

  constructor(drawing: Drawing) {
    const drawn = [...drawing.runs, ...drawing.lights, ...drawing.feeds];
    this.taken = new Set([drawing.id, ...drawn.map((each) => each.id)]);
  }

  of(wanted: string): string {
    let id = wanted;
    for (let number = 2; this.taken.has(id); number += 1) id = `${wanted}.${number}`;
    this.taken.add(id);
    return id;
  }
}

/** A luminaire with a cluster of its own. */
function luminaire(
  drawing: Drawing,
  to: string,
  cluster: string,
  element: NewArticle & { readonly position: Position },
): Edit[] {
  const { x, y, z } = element.position;
  const position = { x, y: Math.min(y, drawing.roomSize.height), z };
  return [
    { type: 'add', to, element: { type: 'cluster', id: cluster, position } },
    { type: 'add', to: cluster, element },
  ];
}

function lightEdits(
  drawing: Drawing,
  run: Run,
  light: DrawnLight,
  to: string,
  ids: OwnIds,
  catalogue: ElementCatalogue,
): Edit[] {
  const { attributes, ...stand } = standOfLight(drawing, run, light, catalogue);
  const onRun: OnRun = { run: run.id, role: 'light' };
  const added = luminaire(drawing, to, ids.of(`${light.id}.cluster`), {
    type: 'light',
    id: light.id,
    model: light.model,
    ...stand,
    attributes: { ...light.attributes, ...attributes },
    onRun,
  });
  const { id, aim } = light;
  const sheet = catalogue.model(light.model)?.sheet;
  if (!aim || !sheet) return added;
  const turned = pivotsOf(sheet, aim).filter(({ degrees }) => degrees !== 0);
  return [...added, ...turned.map(({ name, degrees }): Edit => ({ type: 'aim', id, pivot: name, degrees }))];
}

function partEdits(drawing: Drawing, run: Run, to: string, ids: OwnIds, catalogue: ElementCatalogue): Edit[] {
  const onRun: OnRun = { run: run.id, role: 'part' };
  return partsOfRun(drawing, run).flatMap(({ model, kind, position: middle, turn, tilt }): Edit[] => {
    const id = ids.of(`${run.id}.${kind}`);
    const size = catalogue.model(model) && bodySizeOf(catalogue.model(model)!.sheet.model);
    const half = (size?.y ?? 0) / 2;
    // A run is drawn where the middle of its rods, joints and anchors is; a belt is flat and lies on it.
    const top = { ...middle, y: middle.y + half };
    if (kind !== 'rod') {
      return [
        { type: 'add', to, element: { type: 'complement', id, model, position: top, turn, tilt, onRun } },
      ];
    }
    const { position, attributes } = hung(drawing.roomSize, model, top, catalogue);
    const element = { type: 'light' as const, id, model, position, attributes, turn, tilt, onRun };
    return luminaire(drawing, to, ids.of(`${id}.cluster`), element);
  });
}

/** The edits that put a drawing into an empty space: one composition, each luminaire in a cluster of its own. */
export function elementsOfDrawing(drawing: Drawing, to: string, catalogue: ElementCatalogue): Edit[] {
  const ids = new OwnIds(drawing);
  const composition = ids.of(to);
  const { feed } = drawing.system;
  const { height } = drawing.roomSize;
  const position = { x: 0, y: Math.min(height, drawing.height), z: 0 };
  const all: Edit[] = [
    {
      type: 'add',
      to: drawing.id,
      element: { type: 'composition', id: composition, position, attributes: drawing.attributes },
    },
  ];
  for (const run of drawing.runs) {
    const { lights, feeds } = standingOn(drawing, run.id);
    all.push(...partEdits(drawing, run, composition, ids, catalogue));
    for (const light of lights) all.push(...lightEdits(drawing, run, light, composition, ids, catalogue));
    for (const { id, at } of feeds) {
      const { x, z } = pointOnRun(run, at, drawing.height);
      const onRun: OnRun = { run: run.id, role: 'part' };
      // Current comes from the ceiling, right above.
      const element = { type: 'complement' as const, id, model: feed, position: { x, y: height, z }, onRun };
      all.push({ type: 'add', to: composition, element });
    }
  }
  return all;
}
