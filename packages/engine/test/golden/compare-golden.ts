import { answerGolden } from './answer-golden';
import type { GoldenCatalogue } from './golden-catalogue';

export interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly input: unknown;
  readonly expected: unknown;
}

export interface Disagreement {
  readonly id: string;
  readonly area: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Whether two JSON values are the same, whatever the order of their fields. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a).filter(([, value]) => value !== undefined);
  const right = new Map(Object.entries(b).filter(([, value]) => value !== undefined));
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  );
}

/** The cases on which the engine disagrees; an unknown area or an input that breaks it is a disagreement. */
export function disagreements(cases: readonly GoldenCase[], catalogue: GoldenCatalogue): Disagreement[] {
  return cases.flatMap(({ id, area, input, expected }) => {
    let got: unknown;
    try {
      const answer = answerGolden(area, input, catalogue);
      got = answer === undefined ? `unknown area ${area}` : answer;
      if (answer !== undefined && same(answer, expected)) return [];
    } catch (error) {
      got = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
    return [{ id, area, expected, got }];
  });
}
