import { turnPivot } from '../../body/turn-pivot';
import type { Configuration } from '../../configuration/choices';
import type { ElementCatalogue } from '../../element/element-catalogue';
import { no, ok, problem, shown, type Result } from '../../problem';
import type { Drawing, DrawnLight, Run } from '../drawing';
import { placeFor, sizeOnRun } from '../run/light-on-run';
import { measureRun } from '../run/run-measure';
import { lightOf, replaced, runOf, type Change } from './change';
import { readLength, readNewIds, readWishes } from './read-given';

/** What was chosen for a light alone. The control is the whole drawing's: its lights share their drivers. */
export function readOwn(given: Configuration | undefined): Result<Configuration> {
  const read = readWishes(given ?? {});
  if (read.ok && read.value.control !== undefined) {
    return no(problem('element-method-invalid', { type: 'light', act: 'set-attributes' }));
  }
  return read;
}

/** Checks that a model can be put on a drawing. Errors: `variations-not-found`, `light-not-of-system`. */
function checkModel(drawing: Drawing, model: string, catalogue: ElementCatalogue): Result<string> {
  if (!catalogue.model(model)) return no(problem('variations-not-found', { code: shown(model) }));
  return drawing.system.lights.includes(model)
    ? ok(model)
    : no(problem('light-not-of-system', { model, system: drawing.system.name }));
}

function lightsOn(
  drawing: Drawing,
  run: Run,
  ids: readonly string[],
  places: readonly number[],
  { model, attributes }: { readonly model: string; readonly attributes?: Configuration },
  catalogue: ElementCatalogue,
): Result<Drawing> {
  const news = readNewIds(drawing, ids);
  if (!news.ok) return news;
  const known = checkModel(drawing, model, catalogue);
  if (!known.ok) return known;
  const own = readOwn(attributes);
  if (!own.ok) return own;
  const size = sizeOnRun(catalogue.model(model)!);
  const measure = measureRun(run, drawing.height);
  const lights = news.value.map((id, index): DrawnLight => ({
    id,
    run: run.id,
    at: placeFor(measure, places[index]!, size),
    model,
    attributes: own.value,
  }));
  return ok({ ...drawing, lights: [...drawing.lights, ...lights] });
}

/**
 * Puts a light on a run, where it fits nearest to the place asked. Errors: `element-not-found`, `element-exists`,
 * `variations-not-found`, `light-not-of-system`, `geometry-invalid`, and what the catalogue refuses of the attributes.
 */
export const placeLight: Change<'place-light'> = (drawing, edit, catalogue) => {
  const run = runOf(drawing, edit.run);
  if (!run.ok) return run;
  const at = readLength('at', edit.at);
  return at.ok ? lightsOn(drawing, run.value, [edit.id], [at.value], edit, catalogue) : at;
};

/** Puts several lights evenly on a run: each in the middle of its part. Errors: those of `place-light`. */
export const spreadLights: Change<'spread-lights'> = (drawing, edit, catalogue) => {
  const run = runOf(drawing, edit.run);
  if (!run.ok) return run;
  const news = readNewIds(drawing, edit.ids);
  if (!news.ok) return news;
  const part = measureRun(run.value, drawing.height).length / news.value.length;
  const places = news.value.map((_, index) => (index + 0.5) * part);
  return lightsOn(drawing, run.value, news.value, places, edit, catalogue);
};

/** Moves a light along its run or to another one. Errors: `element-not-found`, `geometry-invalid`. */
export const moveLight: Change<'move-light'> = (drawing, edit, catalogue) => {
  const light = lightOf(drawing, edit.id);
  if (!light.ok) return light;
  const run = runOf(drawing, edit.run ?? light.value.run);
  if (!run.ok) return run;
  const wanted = readLength('at', edit.at);
  if (!wanted.ok) return wanted;
  const model = catalogue.model(light.value.model);
  if (!model) return no(problem('variations-not-found', { code: light.value.model }));
  const at = placeFor(measureRun(run.value, drawing.height), wanted.value, sizeOnRun(model));
  if (at === light.value.at && run.value.id === light.value.run) return ok(drawing);
  const moved = { ...light.value, run: run.value.id, at };
  return ok({ ...drawing, lights: replaced(drawing.lights, light.value, moved) });
};

/** Turns a pivot of a light's body. Errors: `element-not-found`, `geometry-invalid` for degrees that are none and a pivot that its body does not have. */
export const aimLight: Change<'aim-light'> = (drawing, edit, catalogue) => {
  const light = lightOf(drawing, edit.id);
  if (!light.ok) return light;
  const { aim, ...rest } = light.value;
  const aimed = turnPivot(catalogue.model(rest.model)?.sheet, aim, edit);
  if (!aimed.ok) return aimed;
  if (aimed.value === aim) return ok(drawing);
  const turned = aimed.value ? { ...rest, aim: aimed.value } : rest;
  return ok({ ...drawing, lights: replaced(drawing.lights, light.value, turned) });
};
