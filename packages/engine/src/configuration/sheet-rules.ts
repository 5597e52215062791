import type { ExclusionRule } from '../catalogue/row/rule';
import { compileRules, type CompiledRules } from '../rule/compiled-rules';
import { constraintMasks } from '../rule/constraint-rule';
import type { ConstraintRule } from '../catalogue/row/named-rule';
import type { RuleModel } from '../rule/rule-model';
import { readRules } from '../rule/stored-rules';
import { attributeSchema, type AttributeSchema } from './attribute-schema';
import type { PreparedAttribute } from './prepared-attribute';

/** The rules of a sheet that mean something for a model, and what they compile to. */
export interface SheetRules {
  /** The exclusion rules behind `compiled`, in the same order. */
  readonly rules: readonly ExclusionRule[];
  /** The named rules behind `compiled`, after the exclusion rules; one may stand there more than once. */
  readonly constraints: readonly ConstraintRule[];
  readonly compiled: CompiledRules;
}

/** What beside the exclusion rules decides how a sheet's rules compile. */
export interface RuleCompiling {
  readonly schema?: readonly AttributeSchema[];
  readonly constraintRules?: readonly ConstraintRule[];
  /** The text of `storeRules`, taken instead of compiling when it is of the same rules. */
  readonly storedRules?: string | undefined;
  readonly nodeLimit?: number | undefined;
}

function isSameModel(a: RuleModel, b: RuleModel): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What the rules of a sheet mean for attributes with these values. Rules that can never match are left out. */
export function compileSheetRules(
  attributes: readonly Pick<PreparedAttribute, 'schema' | 'codes'>[],
  usable: (attribute: number, value: number) => boolean,
  rules: readonly ExclusionRule[],
  { schema = attributeSchema, constraintRules = [], storedRules, nodeLimit }: RuleCompiling = {},
): SheetRules {
  const absent = schema.filter((each) => !attributes.some((attribute) => attribute.schema === each));
  const kept = rules.filter(
    (rule) => !schema.every((each) => each.isOpen(rule)) && absent.every((each) => each.isOpen(rule)),
  );
  const coded = attributes.map(({ schema: { name }, codes }) => ({ name, codes }));
  const constraints = constraintRules.flatMap((rule) =>
    constraintMasks(rule, coded).map((mask) => ({ rule, mask })),
  );
  const model: RuleModel = {
    attributes: coded.map(({ name, codes }, at) => ({
      name,
      usable: codes.map((_, value) => usable(at, value)),
    })),
    rules: [
      ...kept.map((rule) =>
        attributes.map(({ schema: each, codes }) =>
          each.isOpen(rule) ? null : codes.map((code) => each.matches(rule, code)),
        ),
      ),
      ...constraints.map(({ mask }) => mask),
    ],
  };
  const stored = storedRules === undefined ? null : readRules(storedRules);
  const fits = stored?.ok && isSameModel(stored.value.model, model);
  return {
    rules: kept,
    constraints: constraints.map(({ rule }) => rule),
    compiled: fits ? stored.value : compileRules(model, nodeLimit),
  };
}
