import { and, asc, eq } from 'drizzle-orm';
import { client, clientAddress, clientContact } from '../../database/tables/client';
import { typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';

/** A client as documents name it: where bills go, and who is asked first. */
export interface LegalClient extends Pick<typeof client.$inferSelect, 'name' | 'legalName' | 'taxNumber'> {
  readonly address: Pick<
    typeof clientAddress.$inferSelect,
    'street' | 'postalCode' | 'city' | 'region' | 'country'
  > | null;
  readonly contact: Pick<typeof clientContact.$inferSelect, 'name' | 'email' | 'phone'> | null;
}

/** The legal data of a client of the feed; null where there is none of the code. */
export async function findLegalClient(db: Queryable, code: string): Promise<LegalClient | null> {
  const { name, legalName, taxNumber } = client;
  const [found] = await typed(db)
    .select({ name, legalName, taxNumber })
    .from(client)
    .where(eq(client.code, code));
  if (!found) return null;
  const { street, postalCode, city, region, country } = clientAddress;
  const [address = null] = await typed(db)
    .select({ street, postalCode, city, region, country })
    .from(clientAddress)
    .where(and(eq(clientAddress.clientCode, code), eq(clientAddress.kind, 'billing')))
    .orderBy(asc(clientAddress.position))
    .limit(1);
  const { email, phone } = clientContact;
  const [contact = null] = await typed(db)
    .select({ name: clientContact.name, email, phone })
    .from(clientContact)
    .where(eq(clientContact.clientCode, code))
    .orderBy(asc(clientContact.position))
    .limit(1);
  return { ...found, address, contact };
}
