import type { FeedClient } from '@lucerna/contract';
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type pg from 'pg';
import { account } from '../../database/tables/account';
import {
  client,
  clientAddress,
  clientContact,
  clientDiscount,
  clientManager,
} from '../../database/tables/client';
import { project } from '../../database/tables/project';
import { anyOf, batchesOf, excluded, now, typed, type Queryable } from '../../database/typed';

/** A client that prices and orders are made for. */
export type ActiveClient = Pick<typeof client.$inferSelect, 'code' | 'name' | 'catalogId'>;

/** A client of a code; null for one that is not there or was withdrawn. */
export async function findActiveClient(db: Queryable, code: string): Promise<ActiveClient | null> {
  const [found] = await typed(db)
    .select({ code: client.code, name: client.name, catalogId: client.catalogId })
    .from(client)
    .where(and(eq(client.code, code), isNull(client.withdrawnAt)));
  return found ?? null;
}

/** The name of the client at whose terms somebody would order of a project, where the feed of clients names that no more. */
export async function findWithdrawnClient(
  db: Queryable,
  accountId: string,
  projectId: string,
): Promise<string | null> {
  const code = sql`case when ${project.clientCode} in (select clients_of(${accountId})) then ${project.clientCode}
    else ${account.clientCode} end`;
  const [found] = await typed(db)
    .select({ name: client.name })
    .from(project)
    .innerJoin(account, eq(account.id, accountId))
    .innerJoin(client, sql`${client.code} = ${code}`)
    .where(and(eq(project.id, projectId), isNotNull(client.withdrawnAt)));
  return found?.name ?? null;
}

/** What a client is called that the feed names no more; null of one that it names. */
export async function findWithdrawn(db: Queryable, code: string): Promise<string | null> {
  const [found] = await typed(db)
    .select({ name: client.name })
    .from(client)
    .where(and(eq(client.code, code), isNotNull(client.withdrawnAt)));
  return found?.name ?? null;
}

const fromFeed = {
  catalogId: excluded(client.catalogId),
  name: excluded(client.name),
  legalName: excluded(client.legalName),
  taxNumber: excluded(client.taxNumber),
  rateId: excluded(client.rateId),
  paymentTerms: excluded(client.paymentTerms),
  deliveryTerms: excluded(client.deliveryTerms),
};

/** Writes clients with all that belongs to them, in place of what was there; tells how many are new. */
export async function writeClients(tx: pg.PoolClient, clients: readonly FeedClient[]): Promise<number> {
  const db = typed(tx);
  let added = 0;
  for (const batch of batchesOf(clients)) {
    const written = await db
      .insert(client)
      .values(batch.map(({ discounts: _d, managers: _m, addresses: _a, contacts: _c, ...row }) => row))
      .onConflictDoUpdate({
        target: client.code,
        set: { ...fromFeed, withdrawnAt: null, updatedAt: now },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    added += written.filter(({ isNew }) => isNew).length;
    await writeParts(tx, batch);
  }
  return added;
}

/** Discounts, addresses, contacts and, where the feed names them, managers. */
async function writeParts(tx: pg.PoolClient, clients: readonly FeedClient[]): Promise<void> {
  const db = typed(tx);
  const codes = clients.map(({ code }) => code);
  const managed = clients.filter(({ managers }) => managers !== undefined).map(({ code }) => code);
  await db.delete(clientDiscount).where(anyOf(clientDiscount.clientCode, codes));
  await db.delete(clientAddress).where(anyOf(clientAddress.clientCode, codes));
  await db.delete(clientContact).where(anyOf(clientContact.clientCode, codes));
  await db.delete(clientManager).where(anyOf(clientManager.clientCode, managed));

  const discounts = clients.flatMap(({ code: clientCode, discounts: bySublevel }) =>
    Object.entries(bySublevel).map(([sublevel, percent]) => ({
      clientCode,
      sublevel,
      percent: String(percent),
    })),
  );
  const addresses = clients.flatMap(({ code: clientCode, addresses: list }) =>
    list.map((each, position) => ({ clientCode, position, ...each })),
  );
  const contacts = clients.flatMap(({ code: clientCode, contacts: list }) =>
    list.map((each, position) => ({ clientCode, position, ...each })),
  );
  const managers = clients.flatMap(({ code: clientCode, managers: list = [] }) =>
    list.map((email) => ({ clientCode, email })),
  );
  for (const batch of batchesOf(discounts)) await db.insert(clientDiscount).values(batch);
  for (const batch of batchesOf(addresses)) await db.insert(clientAddress).values(batch);
  for (const batch of batchesOf(contacts)) await db.insert(clientContact).values(batch);
  for (const batch of batchesOf(managers)) {
    await db.insert(clientManager).values(batch).onConflictDoNothing();
  }
}

/** Withdraws the clients that are not among these; tells their codes. */
export async function withdrawOthers(tx: pg.PoolClient, codes: readonly string[]): Promise<string[]> {
  const withdrawn = await typed(tx)
    .update(client)
    .set({ withdrawnAt: now, updatedAt: now })
    .where(and(not(anyOf(client.code, codes)), isNull(client.withdrawnAt)))
    .returning({ code: client.code });
  return withdrawn.map(({ code }) => code).sort();
}
