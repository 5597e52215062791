import type pg from 'pg';
import { inTransaction } from '../../database/transaction';
import { FeedProblems, type FeedProblem } from '../catalogue';
import { readClients } from './feed/read-clients';
import { clientsNow } from './logged';
import { lockClients, tellChange } from './change-client';
import { noteFeed } from './client-message';
import { priceListInForce } from './price-list';
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
    await lockClients(tx);
    const codes = clients.map(({ code }) => code);
    const before = await clientsNow(tx, null);
    const back = await clientsNow(
      tx,
      codes.filter((code) => !before.has(code)),
    );
    const added = await writeClients(tx, clients);
    const withdrawn = await withdrawOthers(tx, codes);
    await noteFeed(tx);
    await tellChange(tx, new Map([...back, ...before]), [...new Set([...codes, ...withdrawn])], {
      ...{ clients: clients.length, added, withdrawn: withdrawn.length },
    });
    return { outcome: 'imported', clients: clients.length, added, withdrawn, problems: [], problemTotal: 0 };
  });
}
