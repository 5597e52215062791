/** An attribute of a rule model: how many values it has and which of them may be used. */
export interface RuleAttribute {
  readonly name: string;
  /** One entry for each value: false for a value that no configuration may have (not available). */
  readonly usable: readonly boolean[];
}

/**
 * A rule over the attributes of a model: for each attribute null (any value) or one flag for each value. A
 * combination is excluded when every attribute's value is flagged; a rule of nulls only excludes nothing.
 */
export type MaskRule = readonly (readonly boolean[] | null)[];

/** Attributes and exclusion rules, without the words of a catalogue. Any number of attributes and values. */
export interface RuleModel {
  readonly attributes: readonly RuleAttribute[];
  readonly rules: readonly MaskRule[];
}

/** The chosen value of each attribute by its place in the list, -1 where nothing is chosen. */
export type ChosenValues = readonly number[];

/** Throws RangeError when a rule does not fit the attributes of its model. */
export function checkRuleModel({ attributes, rules }: RuleModel): void {
  rules.forEach((rule, index) => {
    const fits =
      rule.length === attributes.length &&
      rule.every((mask, at) => mask === null || mask.length === attributes[at]?.usable.length);
    if (!fits) throw new RangeError(`rule ${index} does not fit the attributes`);
  });
}
