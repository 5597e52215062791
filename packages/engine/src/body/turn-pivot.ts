import type { ModelSheet } from '../catalogue/sheet';
import { no, ok, problem, shown, type Problem, type Result } from '../problem';
import type { Aim } from './pivot';
import { pivotsOf } from './pivots-of';

type Turning = Pick<ModelSheet, 'body' | 'model'>;

/**
 * How pivots are turned once one of them is turned to so many degrees, as far as it can; undefined where none is. Errors:
 * `geometry-invalid` for degrees that are none and a pivot that the body does not have.
 */
export function turnPivot(
  sheet: Turning | undefined,
  aim: Aim | undefined,
  { pivot: name, degrees: given }: { readonly pivot: string; readonly degrees: number },
): Result<Aim | undefined> {
  if (typeof given !== 'number' || !Number.isFinite(given))
    return no(problem('geometry-invalid', { field: 'degrees', value: shown(given) }));
  const pivot = sheet && pivotsOf(sheet, aim).find((each) => each.name === name);
  if (!pivot) return no(problem('geometry-invalid', { field: 'pivot', value: shown(name) }));
  const degrees = Math.max(pivot.from, Math.min(pivot.to, given)) + 0;
  if (aim?.[name] === degrees || (degrees === 0 && aim?.[name] === undefined)) return ok(aim);
  const { [name]: _, ...others } = aim ?? {};
  const aimed = degrees === 0 ? others : { ...others, [name]: degrees };
  return ok(Object.keys(aimed).length === 0 ? undefined : aimed);
}

/** What of an aim a body cannot do. Error: `aim-beyond-range` for each pivot that would turn further than it can. */
export function aimProblems(sheet: Turning, aim: Aim | undefined): readonly Problem[] {
  if (!aim) return [];
  const { name: model } = sheet.model;
  return pivotsOf(sheet, aim).flatMap(({ name, from, to }) => {
    const degrees = Object.hasOwn(aim, name) ? (aim[name] ?? 0) : 0;
    return degrees < from || degrees > to ? problem('aim-beyond-range', { model, degrees, from, to }) : [];
  });
}

/** An aim without the pivots that a body no longer has; undefined where nothing is left of it. */
export function aimOfToday(sheet: Turning, aim: Aim): Aim | undefined {
  const pivots = pivotsOf(sheet, aim);
  const left = Object.entries(aim).filter(([name]) => pivots.some((each) => each.name === name));
  if (left.length === Object.keys(aim).length) return aim;
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
