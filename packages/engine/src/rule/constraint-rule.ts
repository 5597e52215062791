import type { CodedAttribute } from '../catalogue/attribute';
import type { ConstraintRule } from '../catalogue/row/named-rule';
import type { MaskRule } from './rule-model';

/** An attribute of a model with the codes of its values. */
interface Coded {
  readonly name: CodedAttribute;
  readonly codes: readonly string[];
}

/**
 * The exclusions that a rule means for a model: one for `when` alone, else one for each required attribute. None where
 * the model does not have an attribute of `when`; a required one that it does not have is not asked for.
 */
export function constraintMasks({ when, require }: ConstraintRule, attributes: readonly Coded[]): MaskRule[] {
  const named = Object.entries(when) as [CodedAttribute, readonly string[]][];
  if (named.some(([name]) => !attributes.some((each) => each.name === name))) return [];
  const whenMasks = attributes.map(({ name, codes }) => {
    const values = when[name];
    return values ? codes.map((code) => values.includes(code)) : null;
  });
  if (!require) return [whenMasks];
  return attributes.flatMap(({ name, codes }, at) => {
    const values = require[name];
    if (!values) return [];
    const fails = codes.map((code, value) => !values.includes(code) && (whenMasks[at]?.[value] ?? true));
    return [whenMasks.map((mask, each) => (each === at ? fails : mask))];
  });
}
