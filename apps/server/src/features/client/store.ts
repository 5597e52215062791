import type { CatalogId } from '@lucerna/engine';
import type pg from 'pg';
import type { FeedClient } from './feed/client-row';

type Queryable = Pick<pg.Pool, 'query'>;

/** A client that prices and orders are made for. */
export interface ActiveClient {
  readonly code: string;
  readonly name: string;
  readonly catalogId: CatalogId;
}

/** A client of a code; null for one that is not there or was withdrawn. */
export async function findActiveClient(db: Queryable, code: string): Promise<ActiveClient | null> {
  const { rows } = await db.query<ActiveClient>(
    `select code, name, catalog_id as "catalogId" from client where code = $1 and withdrawn_at is null`,
    [code],
  );
  return rows[0] ?? null;
}

/** Writes clients with all that belongs to them, in place of what was there; tells how many are new. */
export async function writeClients(tx: pg.PoolClient, clients: readonly FeedClient[]): Promise<number> {
  const { rows } = await tx.query<{ added: number }>(
    `with written as (
       insert into client (code, catalog_id, name, legal_name, tax_number, rate_id, payment_terms, delivery_terms)
       select code, "catalogId", name, "legalName", "taxNumber", "rateId", "paymentTerms", "deliveryTerms"
       from json_to_recordset($1::json) as g(code text, "catalogId" smallint, name text, "legalName" text,
         "taxNumber" text, "rateId" integer, "paymentTerms" text, "deliveryTerms" text)
       on conflict (code) do update set catalog_id = excluded.catalog_id, name = excluded.name,
         legal_name = excluded.legal_name, tax_number = excluded.tax_number, rate_id = excluded.rate_id,
         payment_terms = excluded.payment_terms, delivery_terms = excluded.delivery_terms, withdrawn_at = null,
         updated_at = now()
       returning xmax = 0 as is_new
     ) select (count(*) filter (where is_new))::int as added from written`,
    [JSON.stringify(clients)],
  );
  for (const { table, columns, list } of parts) {
    const given = clients.flatMap((client) => list(client) ?? []);
    const named = clients.filter((client) => list(client) !== null).map(({ code }) => code);
    await tx.query(`delete from ${table} where client_code = any ($1)`, [named]);
    const names = Object.keys(columns);
    const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    await tx.query(
      `insert into ${table} (client_code, ${names.join()}) select client_code, ${names.join()}
       from json_to_recordset($1::json) as g(client_code text, ${types.join()}) on conflict do nothing`,
      [JSON.stringify(given)],
    );
  }
  return rows[0]!.added;
}

interface Part {
  readonly table: string;
  /** Its columns beside the client's code, with their types. */
  readonly columns: Readonly<Record<string, string>>;
  /** The rows of a client; null where what is there stays. */
  readonly list: (client: FeedClient) => readonly Readonly<Record<string, unknown>>[] | null;
}

const parts: readonly Part[] = [
  {
    table: 'client_discount',
    columns: { sublevel: 'text', percent: 'numeric' },
    list: ({ code, discounts }) =>
      Object.entries(discounts).map(([sublevel, percent]) => ({ client_code: code, sublevel, percent })),
  },
  {
    table: 'client_address',
    columns: {
      position: 'smallint',
      kind: 'text',
      name: 'text',
      street: 'text',
      postal_code: 'text',
      city: 'text',
      region: 'text',
      country: 'text',
    },
    list: ({ code, addresses }) =>
      addresses.map(({ postalCode, ...rest }, position) => ({
        ...{ client_code: code, position, postal_code: postalCode },
        ...rest,
      })),
  },
  {
    table: 'client_contact',
    columns: { position: 'smallint', name: 'text', email: 'text', phone: 'text', function: 'text' },
    list: ({ code, contacts }) =>
      contacts.map((contact, position) => ({ client_code: code, position, ...contact })),
  },
  {
    table: 'client_manager',
    columns: { email: 'text' },
    list: ({ code, managers }) => managers?.map((email) => ({ client_code: code, email })) ?? null,
  },
];

/** Withdraws the clients that are not among these; tells their codes. */
export async function withdrawOthers(tx: pg.PoolClient, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>(
    `update client set withdrawn_at = now(), updated_at = now()
     where code <> all ($1) and withdrawn_at is null returning code`,
    [codes],
  );
  return rows.map(({ code }) => code).sort();
}
