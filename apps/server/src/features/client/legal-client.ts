import { and, asc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { client, clientAddress, clientContact } from '../../database/tables/client';
import type { LegalClient } from '../../database/tables/order';
import { typed, type Queryable } from '../../database/typed';

export type { LegalClient } from '../../database/tables/order';

function addressOf(db: NodePgDatabase, kind: 'billing' | 'delivery') {
  const { name, street, postalCode, city, region, country } = clientAddress;
  return db
    .select({
      address: sql`json_build_object('name', ${name}, 'street', ${street}, 'postalCode', ${postalCode},
        'city', ${city}, 'region', ${region}, 'country', ${country})`,
    })
    .from(clientAddress)
    .where(and(eq(clientAddress.clientCode, client.code), eq(clientAddress.kind, kind)))
    .orderBy(asc(clientAddress.position))
    .limit(1);
}

/** The legal data of a client of the feed as a value of a statement: null where there is none of the code. */
export function legalClient(db: NodePgDatabase, code: string | Placeholder): SQL<LegalClient | null> {
  const { name, email, phone } = clientContact;
  const contact = db
    .select({
      contact: sql`json_build_object('name', ${name}, 'email', ${email}, 'phone', ${phone})`,
    })
    .from(clientContact)
    .where(eq(clientContact.clientCode, client.code))
    .orderBy(asc(clientContact.position))
    .limit(1);
  const found = db
    .select({
      legal: sql`json_build_object('name', ${client.name}, 'legalName', ${client.legalName}, 'taxNumber', ${client.taxNumber},
        'address', (${addressOf(db, 'billing')}), 'delivery', (${addressOf(db, 'delivery')}), 'contact', (${contact}))`,
    })
    .from(client)
    .where(eq(client.code, code));
  return sql`(${found})`;
}

/** The legal data of a client of the feed; null where there is none of the code. */
export async function findLegalClient(db: Queryable, code: string): Promise<LegalClient | null> {
  const builder = typed(db);
  const [found] = await builder
    .select({ legal: legalClient(builder, code) })
    .from(client)
    .where(eq(client.code, code));
  return found?.legal ?? null;
}
