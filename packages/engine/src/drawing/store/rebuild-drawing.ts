import type { ElementCatalogue } from '../../element/element-catalogue';
import { incorrect } from '../../element/store/check-stored';
import { no, ok, problem, type Problem, type Result } from '../../problem';
import { aimOfToday } from '../../body/turn-pivot';
import { readStored } from '../../stored';
import { storedDrawing, type Drawing, type DrawnLight } from '../drawing';
import { cornersOf, maxDrawn } from '../drawing-limits';
import { drawnSystem } from '../drawn-system';
import { checkRun } from '../edit/draw-run';
import { measureRun } from '../run/run-measure';
import { rodOf } from '../run/rods';

function shapeProblems(drawing: Drawing): Problem[] {
  const { rods } = drawing.system;
  return drawing.runs.flatMap((run): Problem[] => {
    const checked = checkRun(run, drawing.height);
    if (!checked.ok) return [incorrect(run.id, 'a run that can be drawn'), ...checked.problems];
    const { starts } = measureRun(run, drawing.height);
    const isOfRods = starts.slice(1).every((end, at) => rodOf(drawing.system, end - starts[at]!));
    return rods.length === 0 || isOfRods ? [] : [incorrect(run.id, 'stretches as long as rods')];
  });
}

/** What a stored drawing breaks of that which holds for every drawing. */
function brokenOf(drawing: Drawing, catalogue: ElementCatalogue): Problem[] {
  const found = shapeProblems(drawing);
  const { runs, lights, feeds, system } = drawing;
  const seen = new Set([drawing.id]);
  for (const { id } of [...runs, ...lights, ...feeds]) {
    if (seen.has(id)) found.push(incorrect(id, 'an id of its own'));
    seen.add(id);
  }
  if (seen.size > maxDrawn + 1 || cornersOf(drawing) > maxDrawn)
    found.push(problem('drawing-full', { most: maxDrawn }));
  const lengths = new Map(runs.map((run) => [run.id, measureRun(run, drawing.height).length]));
  for (const { id, run, at } of [...lights, ...feeds]) {
    const length = lengths.get(run);
    if (length === undefined) found.push(incorrect(id, 'a run of the drawing'));
    else if (at > length + 1e-6) found.push(incorrect(id, 'a place on its run'));
  }
  const { lights: models } = system;
  for (const { model } of lights) {
    if (!catalogue.model(model)) found.push(problem('variations-not-found', { code: model }));
    else if (!models.includes(model))
      found.push(problem('light-not-of-system', { model, system: system.name }));
  }
  return found;
}

/** A light without turns about pivots that its body no longer has. */
function ofToday(light: DrawnLight, catalogue: ElementCatalogue): DrawnLight {
  const { aim, ...rest } = light;
  const sheet = catalogue.model(light.model)?.sheet;
  if (!aim || !sheet) return light;
  const left = aimOfToday(sheet, aim);
  return left ? { ...rest, aim: left } : rest;
}

/**
 * Rebuilds a stored drawing. Errors: `domain-incorrect` with path and what was expected, `drawn-system-unknown` where the catalogue has
 * none of that name, `variations-not-found`, `light-not-of-system`.
 */
export function rebuildDrawing(stored: unknown, catalogue: ElementCatalogue): Result<Drawing> {
  const read = readStored(storedDrawing, stored);
  if (!read.ok) return read;
  const system = drawnSystem(read.value.system, catalogue);
  if (!system.ok) return system;
  const lights = read.value.lights.map((light) => ofToday(light, catalogue));
  const drawing: Drawing = { ...read.value, lights, system: system.value };
  const found = brokenOf(drawing, catalogue);
  return found.length > 0 ? no(...found) : ok(drawing);
}
