import { eq, inArray } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import { lockName } from '../../database/locks';
import { notify } from '../../database/notices';
import { catalogueCurrent, catalogueDocument } from '../../database/tables/catalogue';
import { inTransaction } from '../../database/transaction';
import { typed } from '../../database/typed';
import { accountChannel } from '../../http/viewers';
import { FeedProblems, type FeedProblem } from '../catalogue';
import { readClients, type PriceList } from './feed/read-clients';
import { clientsNow, logClients } from './logged';
import { withdrawOthers, writeClients } from './store';
import { recordEvent } from '../../database/events';

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
    await lockName(tx, 'client import');
    const codes = clients.map(({ code }) => code);
    const before = await clientsNow(tx, null);
    const back = await clientsNow(
      tx,
      codes.filter((code) => !before.has(code)),
    );
    const added = await writeClients(tx, clients);
    const withdrawn = await withdrawOthers(tx, codes);
    await logClients(
      tx,
      new Map([...back, ...before]),
      await clientsNow(tx, [...new Set([...codes, ...withdrawn])]),
    );
    await recordEvent(tx, 'clientsChanged', {
      actor: null,
      subject: null,
      payload: { clients: clients.length, added, withdrawn: withdrawn.length },
    });
    // Whose rate and discounts changed is not looked for: every node reads its viewers again.
    await notify(tx, accountChannel, '');
    return { outcome: 'imported', clients: clients.length, added, withdrawn, problems: [], problemTotal: 0 };
  });
}

/** What of the documents of a catalogue the import of clients reads. */
const priceList = z.object({
  rates: z.array(z.object({ id: z.number(), catalogId: z.number() })).default([]),
  discounts: z.object({ sublevels: z.record(z.string(), z.string()).default({}) }).default({ sublevels: {} }),
});

async function priceListInForce(pool: pg.Pool): Promise<PriceList> {
  const rows = await typed(pool)
    .select({ name: catalogueDocument.name, body: catalogueDocument.body })
    .from(catalogueCurrent)
    .innerJoin(catalogueDocument, eq(catalogueDocument.revision, catalogueCurrent.revision))
    .where(inArray(catalogueDocument.name, ['rates', 'discounts']));
  const body = (name: string) => rows.find((row) => row.name === name)?.body;
  const list = priceList.parse({ rates: body('rates'), discounts: body('discounts') });
  return { rates: list.rates, sublevels: new Set(Object.keys(list.discounts.sublevels)) };
}
