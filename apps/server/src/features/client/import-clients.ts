import type pg from 'pg';
import { inTransaction } from '../../database/transaction';
import { accountChannel } from '../../http/viewers';
import { FeedProblems, type FeedProblem } from '../catalogue';
import { readClients, type PriceList } from './feed/read-clients';
import { withdrawOthers, writeClients } from './store';

/** What an import did. Refused: nothing was changed, and `problems` says why. */
export interface ClientReport {
  readonly outcome: 'imported' | 'refused';
  /** Clients that the feed names. */
  readonly clients: number;
  /** Of these, the ones that were not there before. */
  readonly added: number;
  /** Clients that the feed names no more; they stay for their projects and orders. */
  readonly withdrawn: readonly string[];
  /** The first 1,000 faults; `problemTotal` counts all of them. */
  readonly problems: readonly FeedProblem[];
  readonly problemTotal: number;
}

/**
 * Imports a feed of clients (docs/client-feed.md), all or nothing. The feed is whole: a client that it does not name is
 * withdrawn, one that it names again is back. Throws only when the folder or the database fails.
 */
export async function importClients(pool: pg.Pool, folder: string): Promise<ClientReport> {
  const problems = new FeedProblems();
  const clients = await readClients(folder, await priceListInForce(pool), problems);
  const { first, total } = problems;
  if (total > 0) {
    return { outcome: 'refused', clients: 0, added: 0, withdrawn: [], problems: first, problemTotal: total };
  }
  return inTransaction(pool, async (tx): Promise<ClientReport> => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('client import'))`);
    const added = await writeClients(tx, clients);
    const withdrawn = await withdrawOthers(
      tx,
      clients.map(({ code }) => code),
    );
    // Whose rate and discounts changed is not looked for: every node reads its viewers again.
    await tx.query('select pg_notify($1, $2)', [accountChannel, '']);
    return { outcome: 'imported', clients: clients.length, added, withdrawn, problems: [], problemTotal: 0 };
  });
}

async function priceListInForce(pool: pg.Pool): Promise<PriceList> {
  const { rows } = await pool.query<{ name: string; body: unknown }>(
    `select d.name, d.body from catalogue_current now join catalogue_document d on d.revision = now.revision
     where d.name in ('rates', 'discounts')`,
  );
  const body = (name: string) => rows.find((row) => row.name === name)?.body;
  const discounts = (body('discounts') ?? {}) as { readonly sublevels?: Readonly<Record<string, string>> };
  return {
    rates: (body('rates') ?? []) as PriceList['rates'],
    sublevels: new Set(Object.keys(discounts.sublevels ?? {})),
  };
}
