import { codedAttributes, variationCode } from '@lucerna/engine';
import type { CodedAttribute, ExclusionRule, LanguageCode, Variation } from '@lucerna/engine';

const any = '*';

/** A value of an attribute, as a reference writes it and as a reader of a language knows it. */
export interface NamedValue {
  readonly code: string;
  readonly name: string;
}

export type ValueNames = Readonly<Record<CodedAttribute, readonly NamedValue[]>>;
/** One value of each attribute; undefined stands for any. */
export type RuleChoice = Readonly<Partial<Record<CodedAttribute, string>>>;

/** The values that the models of a collection have, each once, by their code. */
export function valueNames(
  variations: readonly Pick<Variation, 'type' | 'modifier' | 'modifier2' | 'description'>[],
  language: LanguageCode,
): ValueNames {
  const of = (attribute: CodedAttribute): readonly NamedValue[] => {
    const names = new Map<string, string>();
    for (const each of variations) {
      const code = variationCode(each);
      if (each.type === attribute && !names.has(code)) names.set(code, each.description[language]);
    }
    return [...names]
      .map(([code, name]) => ({ code, name }))
      .toSorted((one, other) => one.code.localeCompare(other.code));
  };
  return {
    color: of('color'),
    temperature: of('temperature'),
    control: of('control'),
    installation: of('installation'),
  };
}

/** The row of a rule that excludes a choice. */
export function ruleOf({ color, temperature, control, installation }: RuleChoice): ExclusionRule {
  return {
    Acabado: color ?? any,
    Led: temperature ?? any,
    Dim: control ?? any,
    Instalacion1: installation?.[0] ?? any,
    Instalacion2: installation?.[1] ?? any,
  };
}

/** The values of an attribute that a rule names, in words; null where it names none. */
export function valuesInWords(
  rule: ExclusionRule,
  attribute: CodedAttribute,
  names: ValueNames,
): string | null {
  const code = codeIn(rule, attribute);
  if (code === null) return null;
  const pattern = [...code];
  const found = names[attribute].filter(
    (each) =>
      each.code.length === pattern.length &&
      pattern.every((sign, at) => sign === any || sign === each.code[at]),
  );
  return found.length === 0 ? code : found.map(({ name }) => name).join(', ');
}

/** As a reference writes it; of an installation a star stands for a sign that may be any. */
function codeIn(rule: ExclusionRule, attribute: CodedAttribute): string | null {
  if (attribute === 'installation') {
    const { Instalacion1: first, Instalacion2: second } = rule;
    if (first.length === 2) return first;
    return first === any && second === any ? null : first + second;
  }
  const code = { color: rule.Acabado, temperature: rule.Led, control: rule.Dim }[attribute];
  return code === any ? null : code;
}

/** What tells a rule from another, whatever it is called. */
export const ruleKey = ({ Acabado, Led, Dim, Instalacion1, Instalacion2 }: ExclusionRule): string =>
  [Acabado, Led, Dim, Instalacion1, Instalacion2].join('/');

/** Rules that are to be added to those in force, and the keys of those that are to go. */
export interface RuleEdits {
  readonly added: readonly ExclusionRule[];
  readonly removed: ReadonlySet<string>;
}

export const noEdits: RuleEdits = { added: [], removed: new Set() };

/** What of the edits is not in force yet. */
export function pendingEdits(inForce: readonly ExclusionRule[], { added, removed }: RuleEdits): RuleEdits {
  const keys = new Set(inForce.map(ruleKey));
  return {
    added: added.filter((rule) => !keys.has(ruleKey(rule))),
    removed: new Set([...removed].filter((key) => keys.has(key))),
  };
}

export const editedRules = (
  inForce: readonly ExclusionRule[],
  { added, removed }: RuleEdits,
): readonly ExclusionRule[] => [...inForce.filter((rule) => !removed.has(ruleKey(rule))), ...added];

/** The part of a feed that puts rules in the place of those of a collection (docs/catalogue-feed.md). */
export async function rulesFeed(subFamily: number, rules: readonly ExclusionRule[]): Promise<File> {
  const { zipFiles } = await import('@lucerna/scene/zip');
  const bytes = new TextEncoder();
  const files = [
    { name: 'feed.json', bytes: bytes.encode(JSON.stringify({ format: 1, partial: true })) },
    { name: `rules/${subFamily}.json`, bytes: bytes.encode(JSON.stringify(rules)) },
  ];
  return new File([zipFiles(files)], `rules-${subFamily}.zip`, { type: 'application/zip' });
}

export const isAnyChosen = (choice: RuleChoice): boolean =>
  codedAttributes.some((attribute) => choice[attribute] !== undefined);
