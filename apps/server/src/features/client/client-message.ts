import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { isNewer } from '../../database/newer';
import { clientMessage } from '../../database/tables/erp';
import { excluded, typed } from '../../database/typed';

/** What tells of clients: a message about one by its id, in a moment of the ERP. */
export interface ClientSource {
  readonly code: string;
  readonly at: Date;
  readonly message: string;
}

/** Under which the feed of all clients stands: no client has an empty code. */
const everybody = '';

const later = {
  target: clientMessage.code,
  set: { at: excluded(clientMessage.at), message: excluded(clientMessage.message) },
  setWhere: isNewer(clientMessage),
};

/** A feed of all clients was taken: it says of each what holds from now on. */
export async function noteFeed(tx: pg.PoolClient): Promise<void> {
  await typed(tx)
    .insert(clientMessage)
    .values({ code: everybody, at: sql`now()`, message: everybody })
    .onConflictDoUpdate(later);
}

/** Notes a message about a client, unless a later one about it or a later feed of all clients was here before: then false. */
export async function noteMessage(tx: pg.PoolClient, { code, at, message }: ClientSource): Promise<boolean> {
  const db = typed(tx);
  const [feed] = await db
    .select({ at: clientMessage.at })
    .from(clientMessage)
    .where(sql`${clientMessage.code} = ${everybody}`);
  if (feed && feed.at >= at) return false;
  const written = await db
    .insert(clientMessage)
    .values({ code, at, message })
    .onConflictDoUpdate(later)
    .returning({ code: clientMessage.code });
  return written.length > 0;
}
