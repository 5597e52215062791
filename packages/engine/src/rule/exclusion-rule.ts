import type { CodedAttribute } from '../catalogue/attribute';
import type { ExclusionRule } from '../catalogue/sheet';

const wildcard = '*';

/** The text shown for a rule that matches (spec C5). */
export const incompatible = 'This combination is incompatible.';

function field(rule: ExclusionRule, name: keyof ExclusionRule): string {
  const value = rule[name];
  return value === undefined || value === null || value === '' ? wildcard : value;
}

/** A rule of wildcards only rejects nothing. */
export function isAllWildcards(rule: ExclusionRule): boolean {
  return (['Acabado', 'Led', 'Dim', 'Instalacion1', 'Instalacion2'] as const).every(
    (name) => field(rule, name) === wildcard,
  );
}

/**
 * Reading 15: Instalacion1 and 2 are the first and second character of the installation; an Instalacion1 of two
 * characters is the whole code.
 */
function matchesInstallation(rule: ExclusionRule, code: string): boolean {
  const first = field(rule, 'Instalacion1');
  const second = field(rule, 'Instalacion2');
  const firstMatches = first === wildcard || (first.length === 2 ? first === code : first === code[0]);
  return firstMatches && (second === wildcard || second === code[1]);
}

const fields = { color: 'Acabado', temperature: 'Led', control: 'Dim' } as const;

/** Whether a rule leaves an attribute open, so that every value of it matches. */
export function isOpen(rule: ExclusionRule, attribute: CodedAttribute): boolean {
  if (attribute !== 'installation') return field(rule, fields[attribute]) === wildcard;
  return field(rule, 'Instalacion1') === wildcard && field(rule, 'Instalacion2') === wildcard;
}

/** Whether a rule's field for one attribute matches a value of it. A missing value matches only an open field. */
export function matchesValue(
  rule: ExclusionRule,
  attribute: CodedAttribute,
  value: string | null | undefined,
): boolean {
  if (isOpen(rule, attribute)) return true;
  if (value === null || value === undefined) return false;
  if (attribute === 'installation') return matchesInstallation(rule, value);
  return field(rule, fields[attribute]) === value;
}

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

/** A rule as one line of text, its fields in the order of the feed. */
export function ruleText(rule: ExclusionRule): string {
  const names = ['Acabado', 'Led', 'Dim', 'Instalacion1', 'Instalacion2'] as const;
  return names.map((name) => field(rule, name)).join('/');
}
