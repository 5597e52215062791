import type { CodedAttribute } from '../catalogue/attribute';
import { isPossible } from '../rule/possible-values';
import type { PossibleValues } from '../rule/possible-values';
import type { Choices } from './choices';
import type { Option } from './evaluation';
import { explainPlace } from './explain-blocked';
import type { PreparedModel } from './prepare-model';

/** What an option says apart from the choices, made once for each value and kind of state. */
const remembered = new WeakMap<PreparedModel, (Option | undefined)[]>();

function possibleOption(
  model: PreparedModel,
  at: number,
  place: number,
  chosen: boolean,
  selected: boolean,
): Option {
  const known = remembered.get(model) ?? [];
  if (known.length === 0) remembered.set(model, known);
  const key = ((model.compiled.offsets[at] ?? 0) + place) * 4 + (chosen ? 2 : 0) + (selected ? 1 : 0);
  const option = known[key] ?? Object.freeze(optionOf(model, at, place, chosen, selected, 'possible'));
  known[key] = option;
  return option;
}

function optionOf(
  model: PreparedModel,
  at: number,
  place: number,
  chosen: boolean,
  selected: boolean,
  status: Option['status'],
): Option {
  const attribute = model.attributes[at]!;
  const { description, bov, ral, thumbnail } = attribute.variations[place]!;
  const value = attribute.codes[place]!;
  const availability = attribute.availability[place]!;
  return { value, description, bov, ral, thumbnail, status, chosen, selected, availability };
}

/** The options of every coded attribute under some choices; `configured` holds the completed configuration. */
export function optionsOf(
  model: PreparedModel,
  choices: Choices,
  chosen: readonly number[],
  configured: readonly number[],
  answer: PossibleValues,
): Readonly<Partial<Record<CodedAttribute, readonly Option[]>>> {
  const options: Partial<Record<CodedAttribute, readonly Option[]>> = {};
  model.attributes.forEach((attribute, at) => {
    options[attribute.name] = attribute.codes.map((code, place) => {
      const isChosen = choices[attribute.name] === code;
      const isSelected = configured[at] === place;
      if (isPossible(model.compiled, answer, at, place)) {
        return possibleOption(model, at, place, isChosen, isSelected);
      }
      const direct = answer.rule[(model.compiled.offsets[at] ?? 0) + place] ?? -1;
      const blocked = explainPlace(model, choices, chosen, at, place, direct);
      return { ...optionOf(model, at, place, isChosen, isSelected, 'blocked'), blocked };
    });
  });
  return options;
}
