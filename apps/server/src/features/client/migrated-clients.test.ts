import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { folders } from '../../folders';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** What there was before: clients in the discounts of the catalogue, and projects that named none. */
const asBefore = `
  update catalogue_document set body = body || jsonb_build_object('clients', (
    select jsonb_agg(jsonb_build_object('clientCode', code, 'name', name, 'catalogId', catalog_id, 'rateId', rate_id, 'percent',
      (select jsonb_object_agg(sublevel, percent) from client_discount where client_code = code)) order by code) from client))
    where name = 'discounts';
  drop trigger project_search_of_project on project;
  drop trigger project_search_of_client on client;
  drop trigger order_search_of_project on project;
  drop trigger quote_search_of_project on project;
  drop table project_search, order_search, quote_search;
  alter table quote drop constraint quote_client_code_client_code_fkey;
  alter table invoice drop constraint invoice_client_code_client_code_fkey;
  drop function may, project_relations, colleagues_of, clients_of;
  drop index project_client, project_client_name, project_owner_name;
  alter table project drop client_code;
  create index project_owner on project (owner_id);
  drop table project_right, project_member, client_manager, client_contact, client_address, client_discount, client;`;

const name = readdirSync(folders.migrations).find((each) => each.endsWith('_who-may'))!;
const migration = readFileSync(path.join(folders.migrations, name, 'migration.sql'), 'utf8');

async function stored() {
  const { rows } = await server.pool.query<{ all: unknown }>(
    `select json_build_object(
       'clients', (select json_agg(json_build_array(code, name, catalog_id, rate_id, withdrawn_at) order by code) from client),
       'discounts', (select json_agg(d order by d.client_code, d.sublevel) from client_discount d)) as all`,
  );
  return rows[0]!.all;
}

it('clients that came with the catalogue keep rate and discounts, and the projects of their users name them', async () => {
  const buyer = await server.as('distributor');
  const planner = await server.as('webUser');
  const foreign = await server.as('specifier');
  for (const [user, catalogId] of [
    [buyer, 16],
    [planner, 16],
    [foreign, 21],
  ] as const) {
    const { status } = await user.post('/api/v1/projects', {
      name: `Of catalogue ${catalogId}`,
      catalogId,
    });
    expect(status).toBe(201);
  }
  const named = async () => {
    const { rows } = await server.pool.query<{ email: string; client_code: string | null }>(
      'select a.email, p.client_code from project p join account a on a.id = p.owner_id order by 1',
    );
    return rows;
  };
  // What a new project says by itself.
  const projects = await named();
  const before = await stored();
  await server.pool.query(asBefore);
  for (const statement of migration.split('--> statement-breakpoint')) await server.pool.query(statement);
  expect(await stored()).toEqual(before);
  expect(await named()).toEqual(projects);
  expect(projects).toEqual([
    { email: 'distributor@lucerna.test', client_code: 'C-1001' },
    // Its client is one of the other catalogue.
    { email: 'specifier@lucerna.test', client_code: null },
    { email: 'webuser@lucerna.test', client_code: null },
  ]);
});
