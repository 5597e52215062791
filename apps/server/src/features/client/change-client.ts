import type { FeedClient } from '@lucerna/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import { recordEvent } from '../../database/events';
import { lockName } from '../../database/locks';
import { notify } from '../../database/pg-notify';
import { client } from '../../database/tables/client';
import { now, typed } from '../../database/typed';
import { accountChannel } from '../../http/viewers';
import { noteMessage, type ClientSource } from './client-message';
import { clientsNow, logClients, type LoggedClient } from './logged';
import { writeClients } from './store';

/** Who changes clients goes one after the other until the transaction ends. */
export const lockClients = (tx: pg.PoolClient): Promise<void> => lockName(tx, 'client import');

/** Logs each client that is another than it was, and lets every node know. */
export async function tellChange(
  tx: pg.PoolClient,
  before: ReadonlyMap<string, LoggedClient>,
  codes: readonly string[],
  payload: { readonly clients: number; readonly added: number; readonly withdrawn: number },
): Promise<void> {
  await logClients(tx, before, await clientsNow(tx, codes));
  await recordEvent(tx, 'clientsChanged', { actor: null, subject: null, payload });
  // Whose rate and discounts changed is not looked for: every node reads its viewers again.
  await notify(tx, accountChannel, '');
}

/** Writes one client whole, as the message says; false where a later one, or a later feed of all clients, holds. */
export async function putClient(
  tx: pg.PoolClient,
  source: Pick<ClientSource, 'at' | 'message'>,
  given: FeedClient,
): Promise<boolean> {
  const { code } = given;
  await lockClients(tx);
  if (!(await noteMessage(tx, { code, ...source }))) return false;
  const before = await clientsNow(tx, [code]);
  const added = await writeClients(tx, [given]);
  await tellChange(tx, before, [code], { clients: 1, added, withdrawn: 0 });
  return true;
}

/**
 * Withdraws one client; false where something later holds. One that nobody knows is remembered as withdrawn, so that an earlier
 * message about it that comes later does not bring it in.
 */
export async function withdrawClient(tx: pg.PoolClient, source: ClientSource): Promise<boolean> {
  const { code } = source;
  await lockClients(tx);
  if (!(await noteMessage(tx, source))) return false;
  const before = await clientsNow(tx, [code]);
  const withdrawn = await typed(tx)
    .update(client)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(and(eq(client.code, code), isNull(client.withdrawnAt)))
    .returning({ code: client.code });
  if (withdrawn.length > 0) await tellChange(tx, before, [code], { clients: 0, added: 0, withdrawn: 1 });
  return true;
}
