import type { CodedAttribute } from '../catalogue/attribute';
import { isPossible } from '../rule/possible-values';
import type { PossibleValues } from '../rule/possible-values';
import type { Choices } from './choices';
import type { Blocked, Option } from './evaluation';
import { explainPlace } from './explain-blocked';
import type { PreparedModel } from './prepare-model';

/**
 * An option that cannot be chosen. Its explanation is found when it is first read, and kept: copying, comparing or
 * serialising the option reads it like any other field.
 */
function blockedOption(
  model: PreparedModel,
  choices: Choices,
  chosen: readonly number[],
  at: number,
  place: number,
  direct: number,
  isSelected: boolean,
): Option {
  const { variations, codes, availability, name } = model.attributes[at]!;
  const { description, bov, ral, thumbnail } = variations[place]!;
  let explanation: Blocked | null = null;
  return {
    value: codes[place]!,
    description,
    bov,
    ral,
    thumbnail,
    status: 'blocked',
    chosen: choices[name] === codes[place],
    selected: isSelected,
    get blocked() {
      explanation ??= explainPlace(model, choices, chosen, at, place, direct);
      return explanation;
    },
    availability: availability[place]!,
  };
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
  for (let at = 0; at < model.attributes.length; at += 1) {
    const attribute = model.attributes[at]!;
    const list = new Array<Option>(attribute.codes.length);
    for (let place = 0; place < list.length; place += 1) {
      const isSelected = configured[at] === place;
      if (isPossible(model.compiled, answer, at, place)) {
        list[place] = attribute.possible[place * 4 + (chosen[at] === place ? 2 : 0) + (isSelected ? 1 : 0)]!;
      } else {
        const direct = answer.rule[model.compiled.offsets[at]! + place]!;
        list[place] = blockedOption(model, choices, chosen, at, place, direct, isSelected);
      }
    }
    options[attribute.name] = list;
  }
  return options;
}
