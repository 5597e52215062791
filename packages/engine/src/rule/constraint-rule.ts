import { codedAttributes } from '../catalogue/attribute';
import type { CodedAttribute } from '../catalogue/attribute';
import { languageCodes } from '../language';
import type { Localized } from '../language';
import { problem } from '../problem';
import type { Problem } from '../problem';
import type { MaskRule } from './rule-model';

/** Values of some attributes, by their codes. */
export type AttributeValues = Readonly<Partial<Record<CodedAttribute, readonly string[]>>>;

/**
 * A named rule of the rules engine (RUL-02). It fails for a configuration that has one of the values of every attribute
 * in `when` and, where there is a `require`, not one of the values of every attribute in it: 'Rule failed: {reason}'.
 */
export interface ConstraintRule {
  readonly id: string;
  readonly reason: Localized;
  readonly when: AttributeValues;
  readonly require?: AttributeValues;
}

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

function checkValues(field: string, values: unknown, names: readonly string[]): Problem[] {
  const wrong = (at: string, expected: string): Problem =>
    problem('catalogue-field-invalid', { field: at, expected });
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return [wrong(field, 'values by attribute')];
  }
  return Object.entries(values).flatMap(([name, codes]) => {
    if (!names.includes(name)) return [wrong(`${field}.${name}`, names.join(' | '))];
    const isList =
      Array.isArray(codes) && codes.length > 0 && codes.every((code) => typeof code === 'string');
    return isList ? [] : [wrong(`${field}.${name}`, 'a list of values')];
  });
}

/** What is wrong with named rules: `catalogue-field-invalid` for a missing field or an attribute that nobody knows. */
export function checkConstraintRules(
  rules: readonly ConstraintRule[],
  names: readonly string[] = codedAttributes,
): Problem[] {
  return rules.flatMap((rule, index) => {
    const field = `namedRules[${index}]`;
    const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
    const reason = rule.reason as Localized | undefined | null;
    const texts = [
      ...(isText(rule.id)
        ? []
        : [problem('catalogue-field-invalid', { field: `${field}.id`, expected: 'a text' })]),
      ...(languageCodes.every((language) => isText(reason?.[language]))
        ? []
        : [
            problem('catalogue-field-invalid', {
              field: `${field}.reason`,
              expected: 'a text in six languages',
            }),
          ]),
    ];
    const required = rule.require === undefined ? [] : checkValues(`${field}.require`, rule.require, names);
    return [...texts, ...checkValues(`${field}.when`, rule.when, names), ...required];
  });
}
