import type { CompiledRules } from './compiled-rules';
import type { ChosenValues } from './rule-model';
import { createSolver, solve } from './search/solver';

/** So many tries for all that leaves rules out; a rule that is not reached in them stays named. */
const maxTries = 20_000;

/** Conflicts remembered; more would be memory for nothing. */
const maxRemembered = 10_000;

/** The rules among those given that exclude the fixed values together, as a search finds them; null for none. */
function coreOf(
  rules: CompiledRules,
  among: readonly number[],
  fixed: ChosenValues,
  tries: { left: number },
): readonly number[] | null {
  const solver = createSolver(rules.model, rules.bits, among);
  solver.steps = tries.left;
  const conflict = solve(solver, fixed, fixed);
  tries.left = solver.steps;
  if (conflict === null || solver.steps < 0) return null;
  return [...conflict.rules].sort((a, b) => a - b);
}

/** Whether a rule alone excludes the fixed values: it matches them and every usable value of all other attributes. */
function excludesAlone({ model }: CompiledRules, rule: number, fixed: ChosenValues): boolean {
  return model.rules[rule]!.every((mask, at) => {
    if (mask === null) return true;
    if (fixed[at]! >= 0) return mask[fixed[at]!]!;
    return model.attributes[at]!.usable.every((usable, value) => !usable || mask[value]!);
  });
}

function findConflict(rules: CompiledRules, fixed: ChosenValues): readonly number[] {
  const { model, bits } = rules;
  const active = bits.attributesOf.flatMap((attributes, rule) => {
    const mask = model.rules[rule]!;
    const fits = attributes.every((at) => fixed[at]! < 0 || mask[at]?.[fixed[at]!] === true);
    return attributes.length > 0 && fits ? [rule] : [];
  });
  const single = active.find((rule) => excludesAlone(rules, rule, fixed));
  if (single !== undefined) return [single];
  const tries = { left: maxTries };
  let named = coreOf(rules, active, fixed, tries) ?? (tries.left < 0 ? active : []);
  for (const rule of [...named]) {
    if (tries.left < 0) break;
    if (!named.includes(rule)) continue;
    const core = coreOf(
      rules,
      named.filter((each) => each !== rule),
      fixed,
      tries,
    );
    if (core) named = core;
  }
  return named;
}

/**
 * A set of rules that together exclude the fixed values (-1: any), none of which can be left out. Empty when the values
 * are not excluded by rules. Where proving it takes more than 20,000 tries some named rule may be one too many.
 */
export function conflictingRules(rules: CompiledRules, fixed: ChosenValues): readonly number[] {
  const key = fixed.join();
  const known = rules.memo.conflicts.get(key);
  if (known) return known;
  const found = findConflict(rules, fixed);
  if (rules.memo.conflicts.size > maxRemembered) rules.memo.conflicts.clear();
  rules.memo.conflicts.set(key, found);
  return found;
}
