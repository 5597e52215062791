import { and, eq, isNotNull } from 'drizzle-orm';
import { session } from '../../database/tables/account';
import { typed, type Queryable } from '../../database/typed';
import { placeOf } from '../../http/client-address';

/** Whether somebody has signed in to an account from this place before, as long as its sessions are kept. */
export async function isKnownPlace(
  client: Queryable,
  accountId: string | null,
  place: string,
): Promise<boolean> {
  if (accountId === null) return false;
  const rows = await typed(client)
    .selectDistinct({ address: session.address })
    .from(session)
    .where(and(eq(session.accountId, accountId), isNotNull(session.address)))
    .limit(500);
  return rows.some(({ address }) => address !== null && placeOf(address) === place);
}
