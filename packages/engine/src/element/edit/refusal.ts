import { no, problem, shown, type Result } from '../../problem';

/** What a step of an edit answers. */
export type Step = Result<null>;

export const done: Step = { ok: true, value: null };

export function notFound(id: string): ReturnType<typeof no> {
  return no(problem('element-not-found', { id: shown(id) }));
}

export function notForThis(type: string, act: string): ReturnType<typeof no> {
  return no(problem('element-method-invalid', { type, act }));
}

/** Takes a step for each item, until one is refused. */
export function each<T>(items: Iterable<T>, step: (item: T) => Step): Step {
  for (const item of items) {
    const result = step(item);
    if (!result.ok) return result;
  }
  return done;
}
