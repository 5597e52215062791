import { codedAttributes } from '../../catalogue/attribute';
import type { Configuration } from '../../configuration/choices';
import type { ElementCatalogue } from '../../element/element-catalogue';
import { no, ok, problem, shown, type Result } from '../../problem';
import type { Drawing } from '../drawing';
import type { Change } from './change';
import { readOwn } from './lights';
import { readWishes } from './read-given';

/** Whether a luminaire of the drawing, or of its system while it has none, offers each value. */
function checkOffered(drawing: Drawing, wishes: Configuration, catalogue: ElementCatalogue): Result<null> {
  const { lights, rods } = drawing.system;
  const used = [...drawing.lights.map((each) => each.model), ...rods.map((each) => each.model)];
  const models = [...new Set(used.length > 0 ? used : lights)].flatMap((code) => catalogue.model(code) ?? []);
  for (const name of codedAttributes) {
    const value = wishes[name];
    if (value === undefined) continue;
    const isOffered = models.some((model) =>
      model.attributes.some((each) => each.name === name && each.places.has(value)),
    );
    if (!isOffered) return no(problem('value-not-offered', { attribute: name, value }));
  }
  return ok(null);
}

/** The values of before with those given; a value that is undefined takes back what was chosen. */
function merged(before: Configuration, given: object, read: Configuration): Configuration {
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(given, name));
  return { ...Object.fromEntries(kept), ...read };
}

function setOwn(drawing: Drawing, ids: readonly string[], given: Configuration): Result<Drawing> {
  const own = readOwn(given);
  if (!own.ok) return own;
  const chosen = new Set(ids);
  const known = new Set(drawing.lights.map((each) => each.id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) return no(problem('element-not-found', { id: shown(unknown) }));
  const lights = drawing.lights.map((light) =>
    chosen.has(light.id) ? { ...light, attributes: merged(light.attributes, given, own.value) } : light,
  );
  return ok({ ...drawing, lights });
}

/**
 * Sets attributes of the whole drawing, or of some lights alone. Errors: `element-not-found`, `attribute-not-offered`,
 * `value-not-offered`, `element-method-invalid` for the control of single lights, and what the catalogue refuses.
 */
export const setAttributes: Change<'set-attributes'> = (drawing, { ids, attributes }, catalogue) => {
  if (typeof attributes !== 'object' || attributes === null) {
    return no(problem('domain-data-missing', { path: 'attributes' }));
  }
  if (Array.isArray(ids)) return setOwn(drawing, ids as readonly string[], attributes);
  if (ids !== undefined) return no(problem('domain-data-missing', { path: 'ids' }));
  const wishes = readWishes(attributes);
  if (!wishes.ok) return wishes;
  const offered = checkOffered(drawing, wishes.value, catalogue);
  if (!offered.ok) return offered;
  return ok({ ...drawing, attributes: merged(drawing.attributes, attributes, wishes.value) });
};
