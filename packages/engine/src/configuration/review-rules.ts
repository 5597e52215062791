import type { CodedAttribute } from '../catalogue/attribute';
import type { ExclusionRule } from '../catalogue/row/rule';
import { conflictingRules } from '../rule/conflicting-rules';
import type { ConstraintRule } from '../catalogue/row/named-rule';
import { ruleText } from '../rule/exclusion-rule';
import { attributeSchema } from './attribute-schema';
import { compileSheetRules } from './sheet-rules';

/** The codes that a model offers, by attribute. */
export type OfferedCodes = Readonly<Partial<Record<CodedAttribute, readonly string[]>>>;

/** What the rules of a subfamily do to a model with some values, on whatever day. */
export interface RuleReview {
  /** The rules that exclude a combination of the values; a rule that stands in no review of a subfamily is dead. */
  readonly applying: ReadonlySet<ExclusionRule | ConstraintRule>;
  /** Null when a combination is left; else the rules, as texts, that together exclude all. */
  readonly excludingAll: readonly string[] | null;
  /** False when the rules take more than a compilation may: no user could be answered at a click. */
  readonly compiles: boolean;
}

/** Looks at rules with the values of a model, before anybody configures it. */
export function reviewRules(
  offered: OfferedCodes,
  exclusionRules: readonly ExclusionRule[],
  namedRules: readonly ConstraintRule[] = [],
): RuleReview {
  const attributes = attributeSchema.flatMap((schema) => {
    const codes = offered[schema.name];
    return codes && codes.length > 0 ? [{ schema, codes }] : [];
  });
  const { rules, constraints, compiled } = compileSheetRules(attributes, () => true, exclusionRules, {
    constraintRules: namedRules,
  });
  const all = [...rules, ...constraints];
  const applying = new Set<ExclusionRule | ConstraintRule>();
  compiled.model.rules.forEach((masks, place) => {
    if (masks.every((mask) => mask === null || mask.includes(true))) applying.add(all[place]!);
  });
  const { answering } = compiled;
  const compiles = answering.by === 'diagram';
  if (!compiles || answering.diagram.satisfiable) return { applying, excludingAll: null, compiles };
  const behind = conflictingRules(
    compiled,
    attributes.map(() => -1),
  );
  const names = behind.map((place) => {
    const rule = rules[place];
    return rule ? ruleText(rule) : (constraints[place - rules.length]?.id ?? '');
  });
  return { applying, excludingAll: [...new Set(names)], compiles };
}
