import { sql } from 'drizzle-orm';
import { projectCreation } from '../../../database/tables/creation';
import { excluded, typed } from '../../../database/typed';
import type { Refusal } from '../../../http/answer';
import { no } from '../../../http/answer';
import { claimCode, codeStandsFor, giveCode } from '../../creation';
import type { MadeCreation } from './creation-line';
import type { NewLine } from '../line/line';
import type { Queryable } from '../store';

/** A line to write, with the creation that it is of. */
interface NamedCreation {
  readonly line: NewLine;
  readonly stored: string;
}

type Named = { readonly ok: true; readonly value: NamedCreation } | Refusal;

/**
 * Gives a creation its reference (COD-03): the code that the request brings, else `own`, the code that its line has, as
 * long as that stands for the same parts, else a new one. Refuses `creationCodeTaken`.
 */
export async function nameCreation(
  tx: Queryable,
  accountId: string,
  made: MadeCreation,
  own?: string,
): Promise<Named> {
  const { coded, askedCode, stored } = made;
  const named = (reference: string): Named => ({
    ok: true,
    value: { line: made.lineWith(reference), stored },
  });
  if (!coded) return named(made.reference);
  const { prefix, parts } = coded;
  if (own !== undefined && (await codeStandsFor(tx, own, parts))) return named(own);
  if (askedCode === null) return named(await giveCode(tx, accountId, prefix, parts));
  if (await claimCode(tx, accountId, askedCode, parts)) return named(askedCode);
  return no({ code: 'creationCodeTaken', data: { code: askedCode } });
}

/** Writes what lines are made from, in place of what they were made from before. The lines exist already. */
export async function saveCreations(
  tx: Queryable,
  projectId: string,
  creations: readonly { readonly lineId: string; readonly stored: string }[],
): Promise<void> {
  if (creations.length === 0) return;
  await typed(tx)
    .insert(projectCreation)
    .values(creations.map(({ lineId, stored }) => ({ projectId, lineId, creation: sql`${stored}` })))
    .onConflictDoUpdate({
      target: [projectCreation.projectId, projectCreation.lineId],
      set: { creation: excluded(projectCreation.creation) },
    });
}
