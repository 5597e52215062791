import type { Availability } from '../delivery/availability';
import { problem, shown, type Problem } from '../problem';
import type { Choices } from './choices';
import type { PreparedAttribute } from './prepared-attribute';
import type { PreparedModel } from './prepare-model';

/** Choices as places in the lists of values; what cannot be one is reported and left out. */
export interface ReadChoices {
  readonly chosen: number[];
  readonly problems: readonly Problem[];
  /** Of a chosen value that cannot be had. */
  readonly unavailable: Availability | null;
}

/** What stands against a value that is not available. */
export function unavailabilityProblem(attribute: PreparedAttribute, place: number): Problem {
  const value = attribute.codes[place] ?? '';
  const dates = attribute.variations[place]?.availability;
  const named = { attribute: attribute.name, value };
  if (attribute.availability[place]?.reason === 'until') {
    return problem('value-unavailable', { ...named, until: dates?.until ?? '' });
  }
  const since = { ...named, since: dates?.since ?? '' };
  return problem('value-not-yet-available', dates?.expected ? { ...since, expected: dates.expected } : since);
}

/** Reads the coded choices of a user against a model. */
export function readChoices(model: PreparedModel, choices: Choices): ReadChoices {
  const chosen = new Array<number>(model.attributes.length).fill(-1);
  const problems: Problem[] = [];
  let unavailable: Availability | null = null;
  for (let at = 0; at < model.attributes.length; at += 1) {
    const attribute = model.attributes[at]!;
    const { name } = attribute;
    const value = choices[name];
    if (value === undefined || value === null) continue;
    const place = attribute.places.get(value);
    if (place === undefined) {
      problems.push(problem('value-not-offered', { attribute: name, value: shown(value) }));
    } else if (!attribute.availability[place]!.available) {
      unavailable ??= attribute.availability[place]!;
      problems.push(unavailabilityProblem(attribute, place));
    } else chosen[at] = place;
  }
  for (const { name } of model.absent) {
    if (choices[name] !== undefined && choices[name] !== null) {
      problems.push(problem('attribute-not-offered', { attribute: name }));
    }
  }
  return { chosen, problems, unavailable };
}
