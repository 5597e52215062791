import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { catalogueCurrent, catalogueDocument } from '../../database/tables/catalogue';
import { typed, type Queryable } from '../../database/typed';
import type { PriceList } from './feed/read-clients';

/** What of the documents of a catalogue the import of clients reads. */
const priceList = z.object({
  rates: z.array(z.object({ id: z.number(), catalogId: z.number() })).default([]),
  discounts: z.object({ sublevels: z.record(z.string(), z.string()).default({}) }).default({ sublevels: {} }),
});

/** The rates and sublevels that clients may name: those of the catalogue in force. */
export async function priceListInForce(db: Queryable): Promise<PriceList> {
  const rows = await typed(db)
    .select({ name: catalogueDocument.name, body: catalogueDocument.body })
    .from(catalogueCurrent)
    .innerJoin(catalogueDocument, eq(catalogueDocument.revision, catalogueCurrent.revision))
    .where(inArray(catalogueDocument.name, ['rates', 'discounts']));
  const body = (name: string) => rows.find((row) => row.name === name)?.body;
  const list = priceList.parse({ rates: body('rates'), discounts: body('discounts') });
  return { rates: list.rates, sublevels: new Set(Object.keys(list.discounts.sublevels)) };
}
