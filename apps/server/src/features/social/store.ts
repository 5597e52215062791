import type { SocialProvider } from '@lucerna/contract';
import type { Client } from '../account';

export async function ownerOf(
  client: Client,
  provider: SocialProvider,
  providerId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ account_id: string }>(
    `select s.account_id from social_identity s join account a on a.id = s.account_id and a.active
     where s.provider = $1 and s.provider_id = $2`,
    [provider, providerId],
  );
  return rows[0]?.account_id ?? null;
}

/** Connects, or takes the place of an earlier identity at the same channel; false when it is another account's. */
export async function connect(
  client: Client,
  accountId: string,
  provider: SocialProvider,
  providerId: string,
): Promise<boolean> {
  await client.query(
    'delete from social_identity where account_id = $1 and provider = $2 and provider_id <> $3',
    [accountId, provider, providerId],
  );
  const { rows } = await client.query<{ account_id: string }>(
    `insert into social_identity (provider, provider_id, account_id) values ($1, $2, $3)
     on conflict (provider, provider_id) do update set provider = excluded.provider returning account_id`,
    [provider, providerId, accountId],
  );
  return rows[0]?.account_id === accountId;
}

/** How an account can sign in: with a password, and by which channels since when. */
export async function methodsOf(
  client: Client,
  accountId: string,
): Promise<{ password: boolean; social: { provider: SocialProvider; connectedAt: string }[] }> {
  const { rows } = await client.query<{
    password: boolean;
    provider: SocialProvider | null;
    connected_at: Date;
  }>(
    `select a.password_hash is not null as password, s.provider, s.connected_at
     from account a left join social_identity s on s.account_id = a.id where a.id = $1 order by s.provider`,
    [accountId],
  );
  return {
    password: rows[0]?.password ?? false,
    social: rows.flatMap(({ provider, connected_at }) =>
      provider === null ? [] : [{ provider, connectedAt: connected_at.toISOString() }],
    ),
  };
}
