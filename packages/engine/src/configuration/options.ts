import type { CodedAttribute } from '../catalogue/attribute';
import { isPossible } from '../rule/possible-values';
import type { Choices } from './choices';
import type { Blocked, Option } from './option';
import { explainPlace } from './explain-blocked';
import type { PreparedAttribute } from './prepared-attribute';
import type { PreparedModel } from './prepare-model';

class Given {
  constructor(option: Option) {
    return option;
  }
}

/**
 * Puts the question behind `blocked` into a private field of a plain option, where no copy, comparison or
 * serialisation sees it. One accessor serves all options: a getter written into each would cost more than the rest of
 * an evaluation.
 */
class Question extends Given {
  readonly #ask: () => Blocked;
  #answer: Blocked | null = null;

  constructor(option: Option, ask: () => Blocked) {
    super(option);
    this.#ask = ask;
  }

  static answer(option: Question): Blocked {
    option.#answer ??= option.#ask();
    return option.#answer;
  }
}

const blockedField: PropertyDescriptor & ThisType<Question> = {
  enumerable: true,
  configurable: true,
  get() {
    return Question.answer(this);
  },
};

/**
 * An option that cannot be chosen. Its explanation is found when it is first read, and kept: copying, comparing or
 * serialising the option reads it like any other field.
 */
function blockedOption(
  attribute: PreparedAttribute,
  place: number,
  isChosen: boolean,
  isSelected: boolean,
  explain: () => Blocked,
): Option {
  const { description, bov, ral, thumbnail } = attribute.variations[place]!;
  const option: Option = {
    value: attribute.codes[place]!,
    description,
    bov,
    ral,
    thumbnail,
    status: 'blocked',
    chosen: isChosen,
    selected: isSelected,
    availability: attribute.availability[place]!,
  };
  Object.defineProperty(option, 'blocked', blockedField);
  new Question(option, explain);
  return option;
}

/** The options of every coded attribute under some choices; `configured` holds the completed configuration. */
export function optionsOf(
  model: PreparedModel,
  choices: Choices,
  chosen: readonly number[],
  configured: readonly number[],
  possible: Uint8Array,
): Readonly<Partial<Record<CodedAttribute, readonly Option[]>>> {
  const options: Partial<Record<CodedAttribute, readonly Option[]>> = {};
  for (let at = 0; at < model.attributes.length; at += 1) {
    const attribute = model.attributes[at]!;
    const list = new Array<Option>(attribute.codes.length);
    for (let place = 0; place < list.length; place += 1) {
      const isSelected = configured[at] === place;
      if (isPossible(model.compiled, possible, at, place)) {
        list[place] = attribute.possible[place * 4 + (chosen[at] === place ? 2 : 0) + (isSelected ? 1 : 0)]!;
      } else {
        const isChosen = choices[attribute.name] === attribute.codes[place];
        const explain = (): Blocked => explainPlace(model, choices, chosen, at, place);
        list[place] = blockedOption(attribute, place, isChosen, isSelected, explain);
      }
    }
    options[attribute.name] = list;
  }
  return options;
}
