import type { StoredCreation } from '@lucerna/engine';
import { sql } from 'drizzle-orm';
import type { JsonText } from '../../../database/json-text';
import { projectCreation } from '../../../database/tables/creation';
import { excluded, typed } from '../../../database/typed';
import { no, type Refusal } from '../../../http/answer';
import { claimCode, codeStandsFor, giveCode } from '../../creation';
import type { MadeCreation } from './creation-line';
import type { NewLine } from '../line/line';
import type { Viewer } from '../../../viewer';
import type { Queryable } from '../store';
import { withoutForeignPlans } from './floor-plans';

/** A line to write, with the creation that it is of. */
interface NamedCreation {
  readonly line: NewLine;
  readonly stored: JsonText<StoredCreation>;
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

/** Writes what lines are made from, for a viewer, in place of what they were made from before. The lines exist already. */
export async function saveCreations(
  tx: Queryable,
  viewer: Viewer,
  projectId: string,
  creations: readonly { readonly lineId: string; readonly stored: JsonText<StoredCreation> }[],
): Promise<void> {
  if (creations.length === 0) return;
  const own = await withoutForeignPlans(tx, viewer, creations);
  await typed(tx)
    .insert(projectCreation)
    .values(own.map(({ lineId, stored }) => ({ projectId, lineId, creation: sql`${stored}` })))
    .onConflictDoUpdate({
      target: [projectCreation.projectId, projectCreation.lineId],
      set: { creation: excluded(projectCreation.creation) },
    });
}
