import { largestPage, type OrderContact, type OrderDraft } from '@lucerna/contract';
import { asc, eq } from 'drizzle-orm';
import { clientAddress, clientContact } from '../../database/tables/client';
import { prepared, type Given, type Queryable } from '../../database/typed';

const { kind, name, street, postalCode, city, region, country } = clientAddress;

const addressesOf = prepared('addresses of client', (db, { clientCode }: Given<{ clientCode: string }>) =>
  db
    .select({ kind, name, street, postalCode, city, region, country })
    .from(clientAddress)
    .where(eq(clientAddress.clientCode, clientCode))
    .orderBy(asc(clientAddress.position))
    .limit(largestPage),
);

const contactsOf = prepared('contacts of client', (db, { clientCode }: Given<{ clientCode: string }>) =>
  db
    .select({ name: clientContact.name, email: clientContact.email, phone: clientContact.phone })
    .from(clientContact)
    .where(eq(clientContact.clientCode, clientCode))
    .orderBy(asc(clientContact.position))
    .limit(largestPage),
);

/** Where goods and bills of a client go by its data, and who may be asked. */
export async function knownDelivery(
  db: Queryable,
  clientCode: string,
): Promise<Pick<OrderDraft, 'addresses' | 'contacts'>> {
  const addresses = await addressesOf(db, { clientCode });
  const contacts = await contactsOf(db, { clientCode });
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
