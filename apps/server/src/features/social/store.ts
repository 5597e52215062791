import type { SocialProvider } from '@lucerna/contract';
import { and, eq, ne } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { socialIdentity } from '../../database/tables/account-access';
import { excluded, typed, type Queryable } from '../../database/typed';

const ofChannel = (provider: SocialProvider, providerId: string) =>
  and(eq(socialIdentity.provider, provider), eq(socialIdentity.providerId, providerId));

export async function ownerOf(
  client: Queryable,
  provider: SocialProvider,
  providerId: string,
): Promise<string | null> {
  const [owner] = await typed(client)
    .select({ id: account.id })
    .from(socialIdentity)
    .innerJoin(account, and(eq(account.id, socialIdentity.accountId), eq(account.active, true)))
    .where(ofChannel(provider, providerId));
  return owner?.id ?? null;
}

/** Connects, or takes the place of an earlier identity at the same channel; false when it is another account's. */
export async function connect(
  client: Queryable,
  accountId: string,
  provider: SocialProvider,
  providerId: string,
): Promise<boolean> {
  const db = typed(client);
  await db
    .delete(socialIdentity)
    .where(
      and(
        eq(socialIdentity.accountId, accountId),
        eq(socialIdentity.provider, provider),
        ne(socialIdentity.providerId, providerId),
      ),
    );
  const [connected] = await db
    .insert(socialIdentity)
    .values({ provider, providerId, accountId })
    .onConflictDoUpdate({
      target: [socialIdentity.provider, socialIdentity.providerId],
      set: { provider: excluded(socialIdentity.provider) },
    })
    .returning({ accountId: socialIdentity.accountId });
  return connected?.accountId === accountId;
}

/** Takes a channel off an account. */
export async function disconnect(
  client: Queryable,
  accountId: string,
  provider: SocialProvider,
): Promise<void> {
  await typed(client)
    .delete(socialIdentity)
    .where(and(eq(socialIdentity.accountId, accountId), eq(socialIdentity.provider, provider)));
}

/** How an account can sign in: with a password, and by which channels since when. */
export async function methodsOf(
  client: Queryable,
  accountId: string,
): Promise<{ password: boolean; social: { provider: SocialProvider; connectedAt: string }[] }> {
  const rows = await typed(client)
    .select({
      passwordHash: account.passwordHash,
      provider: socialIdentity.provider,
      connectedAt: socialIdentity.connectedAt,
    })
    .from(account)
    .leftJoin(socialIdentity, eq(socialIdentity.accountId, account.id))
    .where(eq(account.id, accountId))
    .orderBy(socialIdentity.provider);
  return {
    password: rows.some(({ passwordHash }) => passwordHash !== null),
    social: rows.flatMap(({ provider, connectedAt }) =>
      provider === null || connectedAt === null ? [] : [{ provider, connectedAt: connectedAt.toISOString() }],
    ),
  };
}
