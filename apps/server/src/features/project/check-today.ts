import { ok, type Problem, type Result } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { evaluateLine } from './line/evaluate-line';
import type { Place } from './line/evaluate-products';
import type { NewLine, StoredLine } from './line/line';
import { recomposed } from './line/line-change';
import { makeCreation } from './creation/creation-line';
import { nameCreation } from './creation/store-creation';
import type { Queryable } from './store';
import type { SeenLine } from './line/read-lines';

/** A line under the catalogue of today. */
export interface CheckedLine {
  /** The line as it would be written today, as valid where nothing stands against it; null when it cannot be built any more. */
  readonly record: NewLine | null;
  /** Why it cannot be ordered; empty when it can. */
  readonly problems: readonly Problem[];
}

/** A line that was evaluated and waits for the transaction that gives a creation its code. */
export type LineToday = (tx: Queryable, accountId: string) => Promise<CheckedLine>;

/** The catalogue in force and the day of now in a market. */
export function placeToday(
  ctx: Pick<AppContext, 'catalogue' | 'today'>,
  { catalogId, rateId }: Pick<Place, 'catalogId' | 'rateId'>,
): Place {
  return { catalogId, rateId, catalogue: ctx.catalogue.current(), day: ctx.today() };
}

/**
 * Evaluates a line again as it was configured. A creation that is made of other parts today gets another code, in the
 * transaction that writes it.
 */
export function checkToday(ctx: AppContext, line: SeenLine): LineToday {
  const { creation, market } = line;
  if (creation === null) {
    const made = luminaireOn(placeToday(ctx, market), line);
    const found = made.ok ? checked(made.value) : refused(made.problems);
    return () => Promise.resolve(found);
  }
  const made = recomposed(ctx, market, line, creation);
  if (!made.ok) return () => Promise.resolve(refused(made.problems));
  const { problems, coded, reference } = made.value;
  return async (tx, accountId) => {
    const named =
      problems.length === 0 ? await nameCreation(tx, accountId, made.value, line.reference) : null;
    return checked(named?.ok ? named.value.line : made.value.lineWith(coded ? line.reference : reference));
  };
}

/** The line as a catalogue has it on a day, under the reference that it has; an error when it cannot be built any more. */
export function lineOn(place: Place, line: StoredLine & { readonly creation: unknown }): Result<NewLine> {
  const { id, creation, quantity, reference } = line;
  if (creation === null) return luminaireOn(place, line);
  const made = makeCreation({ id, creation }, { ...place, quantity });
  return made.ok ? ok(made.value.lineWith(reference)) : made;
}

const refused = (problems: readonly Problem[]): CheckedLine => ({ record: null, problems });

function checked(line: NewLine): CheckedLine {
  const { problems } = line;
  return { record: { ...line, validation: { status: problems.length === 0 ? 1 : 0 } }, problems };
}

function luminaireOn({ catalogue, catalogId, rateId, day }: Place, line: StoredLine): Result<NewLine> {
  const prepared = catalogue.prepared(catalogId, line.model, day);
  if (!prepared.ok) return prepared;
  const at = { rateId, quantity: line.quantity };
  return evaluateLine(line.id, prepared.value, line.configuration, at, line.choices);
}
