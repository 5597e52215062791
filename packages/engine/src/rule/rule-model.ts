/** An attribute of a rule model: how many values it has and which of them may be used. */
export interface RuleAttribute {
  readonly name: string;
  /** One entry for each value: false for a value that no configuration may have (not available). */
  readonly usable: readonly boolean[];
}

/**
 * A rule over the attributes of a model: for each attribute null (any value) or one flag for each value. A
 * combination is excluded when every attribute's value is flagged.
 */
export type MaskRule = readonly (readonly boolean[] | null)[];

/** Attributes and exclusion rules, without the words of a catalogue. At most six attributes. */
export interface RuleModel {
  readonly attributes: readonly RuleAttribute[];
  readonly rules: readonly MaskRule[];
}

/** The sets of given-up choices of five other attributes fill the 32 bits of an integer. */
export const maxAttributes = 6;
