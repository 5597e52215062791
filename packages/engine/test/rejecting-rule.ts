import type { CodedAttribute } from '../src/catalogue/attribute';
import type { ExclusionRule } from '../src/catalogue/row/rule';
import { isAllWildcards, matchesValue } from '../src/rule/exclusion-rule';

/** The first rule that rejects a selection, or null when it is allowed (RUL-01). */
export function rejectingRule(
  rules: readonly ExclusionRule[],
  selection: Readonly<Partial<Record<CodedAttribute, string | null>>>,
): ExclusionRule | null {
  const coded = ['color', 'temperature', 'control', 'installation'] as const;
  return (
    rules.find(
      (rule) => !isAllWildcards(rule) && coded.every((name) => matchesValue(rule, name, selection[name])),
    ) ?? null
  );
}
