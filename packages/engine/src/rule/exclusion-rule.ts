import type { CodedAttribute } from '../catalogue/attribute';
import type { ExclusionRule } from '../catalogue/row/rule';

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

/** A rule as one line of text, its fields in the order of the feed. */
export function ruleText(rule: ExclusionRule): string {
  const names = ['Acabado', 'Led', 'Dim', 'Instalacion1', 'Instalacion2'] as const;
  return names.map((name) => field(rule, name)).join('/');
}

/** The five fields with an installation of two characters taken apart (reading 15). */
function fieldsOf(rule: ExclusionRule): readonly string[] {
  const first = field(rule, 'Instalacion1');
  const second = field(rule, 'Instalacion2');
  const isWhole = first.length === 2 && (second === wildcard || second === first[1]);
  const installation = isWhole ? [...first] : [first, second];
  return [field(rule, 'Acabado'), field(rule, 'Led'), field(rule, 'Dim'), ...installation];
}

/**
 * For each rule the place of another one that excludes all that it does, the first of several; of rules that are alike the
 * first stays. Null where there is none, and for a rule of wildcards.
 */
export function coveringRules(rules: readonly ExclusionRule[]): (number | null)[] {
  const places = new Map<string, number>();
  const all = rules.map((rule, place) => {
    const fields = fieldsOf(rule);
    const key = fields.join();
    if (!isAllWildcards(rule) && !places.has(key)) places.set(key, place);
    return fields;
  });
  return all.map((fields, place) => {
    if (isAllWildcards(rules[place]!)) return null;
    let found: number | null = null;
    // Each way to write a wildcard in place of some fields: so few that no rule is compared with another.
    for (let open = 0; open < 1 << fields.length; open += 1) {
      const key = fields.map((value, at) => ((open >> at) & 1 ? wildcard : value)).join();
      const other = places.get(key);
      if (other === undefined || other === place || (key === fields.join() && other > place)) continue;
      if (found === null || other < found) found = other;
    }
    return found;
  });
}
