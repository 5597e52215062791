import type { ChangeSide } from '@lucerna/contract';
import { eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { recordEvents } from '../../database/events';
import { client, clientDiscount } from '../../database/tables/client';
import { anyOf, typed, type Queryable } from '../../database/typed';

/** What of a client the log of changes says: its terms, not whom to speak with. */
export type LoggedClient = Pick<
  typeof client.$inferSelect,
  'name' | 'legalName' | 'taxNumber' | 'rateId' | 'paymentTerms' | 'deliveryTerms' | 'withdrawnAt'
> & { readonly discounts: ReadonlyMap<string, number> };

/** Clients of these codes as they are now; all that are not withdrawn for null. */
export async function clientsNow(
  db: Queryable,
  codes: readonly string[] | null,
): Promise<ReadonlyMap<string, LoggedClient>> {
  const rows = await typed(db)
    .select()
    .from(client)
    .where(codes === null ? isNull(client.withdrawnAt) : anyOf(client.code, codes));
  const percents = await typed(db)
    .select({
      code: clientDiscount.clientCode,
      sublevel: clientDiscount.sublevel,
      percent: clientDiscount.percent,
    })
    .from(clientDiscount)
    .innerJoin(client, eq(client.code, clientDiscount.clientCode))
    .where(codes === null ? isNull(client.withdrawnAt) : anyOf(client.code, codes));
  const discounts = new Map<string, Map<string, number>>();
  for (const { code, sublevel, percent } of percents) {
    const known = discounts.get(code) ?? new Map<string, number>();
    discounts.set(code, known.set(sublevel, Number(percent)));
  }
  return new Map(rows.map((row) => [row.code, { ...row, discounts: discounts.get(row.code) ?? new Map() }]));
}

function sideOf(of: LoggedClient | undefined): ChangeSide | null {
  if (!of) return null;
  const { name, legalName, taxNumber, rateId: rate, paymentTerms, deliveryTerms, withdrawnAt } = of;
  const levels = [...of.discounts].sort(([one], [other]) => (one < other ? -1 : 1));
  return changeSide(
    {
      ...{ name, legalName, taxNumber, rate, paymentTerms, deliveryTerms },
      clientState: withdrawnAt === null ? 'active' : 'withdrawn',
    },
    {},
    levels.map(([sublevel, value]) => ({ name: 'clientDiscount', of: sublevel, value })),
  );
}

/** Logs each client that is another than it was. */
export async function logClients(
  tx: pg.PoolClient,
  before: ReadonlyMap<string, LoggedClient>,
  after: ReadonlyMap<string, LoggedClient>,
): Promise<void> {
  const changed = [...after].flatMap(([code, now]) => {
    const sides = { before: sideOf(before.get(code)), after: sideOf(now) };
    return JSON.stringify(sides.before) === JSON.stringify(sides.after) ? [] : [{ code, ...sides }];
  });
  await recordEvents(
    tx,
    'clientChanged',
    changed.map(({ code, ...sides }) => ({
      ...{ actor: null, subject: null, payload: { client: code } },
      change: { area: 'clients', label: code, ...sides },
    })),
  );
}
