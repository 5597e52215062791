import { placeOf } from '../../http/client-address';
import type { Client } from './store';

/** Whether somebody has signed in to an account from this place before, as long as its sessions are kept. */
export async function isKnownPlace(
  client: Client,
  accountId: string | null,
  place: string,
): Promise<boolean> {
  const { rows } = await client.query<{ address: string }>(
    'select distinct address from session where account_id = $1 and address is not null limit 500',
    [accountId],
  );
  return rows.some(({ address }) => placeOf(address) === place);
}
