import { no, ok, problem, type Result } from '@lucerna/engine';

/** What an editor kept: its fields by name, and how many are wanted. */
export interface DraftFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly quantity: number;
}

/** Kept work carries no version; a field that this release does not know comes from the next one. */
export const newerDraft = { version: 2, known: 1 } as const;

/**
 * Reads the outermost of kept work, which has a `quantity`, 1 where that is none, beside the fields with these names.
 * Errors: `domain-newer` for a field that a newer release put there and this one would lose; `domain-incorrect` for what
 * is no such work.
 */
export function readDraftFields(stored: unknown, names: readonly string[]): Result<DraftFields> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    return no(problem('domain-incorrect'));
  }
  const { quantity, ...fields } = stored as Readonly<Record<string, unknown>>;
  if (Object.keys(fields).some((name) => !names.includes(name)))
    return no(problem('domain-newer', newerDraft));
  const isCount = Number.isSafeInteger(quantity) && Number(quantity) > 0;
  return ok({ fields, quantity: isCount ? Number(quantity) : 1 });
}
