import { no, ok, problem, type Result } from '../problem';

/** The prefix of creation codes: CR, or the model followed by LW (spec C9). */
export function creationPrefix(model?: string): string {
  return model === undefined ? 'CR' : `${model}LW`;
}

/** A creation code: the prefix and the counter padded to 9 digits. The counter is a whole number from 0. */
export function creationCode(prefixCode: string, counter: number): Result<string> {
  if (!Number.isSafeInteger(counter) || counter < 0)
    return no(problem('creation-counter-invalid', { counter }));
  return ok(`${prefixCode}${String(counter).padStart(9, '0')}`);
}

/** The counter of a creation code; null of what is none. */
export function creationNumber(code: string): number | null {
  const counter = /^(?:CR|[0-9]{4}LW)([0-9]{9,12})$/.exec(code)?.[1];
  return counter === undefined ? null : Number(counter);
}
