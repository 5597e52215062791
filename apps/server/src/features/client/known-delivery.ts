import type { OrderContact, OrderDraft } from '@lucerna/contract';
import { largestPage } from '@lucerna/contract';
import { asc, eq } from 'drizzle-orm';
import { clientAddress, clientContact } from '../../database/tables/client';
import { typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';

/** Where goods and bills of a client go by its data, and who may be asked. */
export async function knownDelivery(
  db: Queryable,
  clientCode: string,
): Promise<Pick<OrderDraft, 'addresses' | 'contacts'>> {
  const { kind, name, street, postalCode, city, region, country } = clientAddress;
  const addresses = await typed(db)
    .select({ kind, name, street, postalCode, city, region, country })
    .from(clientAddress)
    .where(eq(clientAddress.clientCode, clientCode))
    .orderBy(asc(clientAddress.position))
    .limit(largestPage);
  const contacts = await typed(db)
    .select({ name: clientContact.name, email: clientContact.email, phone: clientContact.phone })
    .from(clientContact)
    .where(eq(clientContact.clientCode, clientCode))
    .orderBy(asc(clientContact.position))
    .limit(largestPage);
  return {
    addresses: addresses.map((each) => ({
      ...each,
      name: each.name ?? '',
      postalCode: each.postalCode ?? '',
      region: each.region ?? '',
    })),
    contacts: contacts.map((each): OrderContact => ({
      name: each.name,
      email: each.email ?? '',
      phone: each.phone ?? '',
    })),
  };
}
