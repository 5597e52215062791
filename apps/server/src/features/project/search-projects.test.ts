import { foldText } from '@lucerna/contract';
import type { Clients, Project, ProjectList, ProjectOwners } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  // Nobody but the distributor is of a client or a company.
  await server.pool.query(`update account set company_crm_id = null,
    client_code = case when email = 'distributor@lucerna.test' then client_code end`);
  user = await server.as('webUser');
});

const named = async (query: string, as = user) => {
  const { body } = await as.get<ProjectList>(`/api/v3/projects?limit=50&sortBy=NAME_ASC&${query}`);
  expect(body.meta.totalDocs).toBe(body.docs.length);
  return body.docs.map(({ name }) => name);
};
const searched = (words: string) => named(`search=${encodeURIComponent(words)}`);

describe('a search of projects', () => {
  const names = ['Hôtel Łódź, étage 2', 'MÜLLER & Söhne, Köln', 'Straße 5', 'Øresund Tower', 'Hospital Sur'];
  beforeAll(async () => {
    for (const name of names) await user.post('/api/v1/projects', { name });
  });

  it('takes words in any order, whatever their accents and case', async () => {
    expect(await searched('lodz hotel')).toEqual(['Hôtel Łódź, étage 2']);
    expect(await searched('ETAGE HÔT')).toEqual(['Hôtel Łódź, étage 2']);
    expect(await searched('koln muller')).toEqual(['MÜLLER & Söhne, Köln']);
    expect(await searched('strasse')).toEqual(['Straße 5']);
    expect(await searched('oresund')).toEqual(['Øresund Tower']);
    expect(await searched('hotel köln')).toEqual([]);
  });

  it('finds a part of a word from three letters on, and the beginning of one before', async () => {
    expect(await searched('ospit')).toEqual(['Hospital Sur']);
    expect(await searched('ho')).toEqual(['Hospital Sur', 'Hôtel Łódź, étage 2']);
    expect(await searched('su')).toEqual(['Hospital Sur']);
    expect(await searched('un')).toEqual([]);
    expect(await searched('   ')).toHaveLength(5);
  });

  it('folds a name as the browser folds what is typed', async () => {
    const texts = [
      'ÀÉÎÕÜ ñ ç Š ž',
      'ŁódŹ Øre Đak',
      'Œuvre æther ß',
      'ﬁne Ⅻ ①',
      'Ελλάδα ΌΧΙ',
      'Киев Й',
      'a\u0301 e\u0323',
    ];
    const { rows } = await server.pool.query<{ words: string }>(
      'select search_words(each) as words from unnest($1::text[]) with ordinality as given(each, nth) order by nth',
      [texts],
    );
    expect(rows.map(({ words }) => words)).toEqual(texts.map((text) => ` ${foldText(text)}`));
  });

  it('follows a new name, and finds by what references begin with, in small letters too', async () => {
    const products = [{ model: '2015', quantity: 1 }];
    const { body } = await user.post<Project>('/api/v1/projects', { name: 'Before', products });
    const [line] = body.products.orderedIds;
    const { referenceCode } = body.products.byId[line!]!;
    await user.put(`/api/v1/projects/${body.id}`, { fieldsToUpdate: { name: 'Afterwards' } });
    expect(await searched('before')).toEqual([]);
    expect(await searched('after')).toEqual(['Afterwards']);
    expect(await searched(referenceCode.toLowerCase())).toEqual(['Afterwards']);
    expect(await searched(`wards ${referenceCode.slice(0, 9)}`)).toEqual(['Afterwards']);
    expect(await searched(`tower ${referenceCode.slice(0, 9)}`)).toEqual([]);
    const rows = async () =>
      (await server.pool.query('select from project_search where project_id = $1', [body.id])).rowCount;
    await user.del(`/api/v1/projects/${body.id}`);
    expect(await searched('after')).toEqual([]);
    expect(await rows()).toBe(0);
    await user.post(`/api/v1/projects/${body.id}/restore`);
    expect(await searched('after')).toEqual(['Afterwards']);
    expect(await rows()).toBe(1);
    await user.del(`/api/v1/projects/${body.id}`);
  });

  it('finds the same among many as among few, and shows no others’ projects', async () => {
    const { rows } = await server.pool.query<{ owner_id: string }>('select owner_id from project limit 1');
    const others = await server.as('specifier');
    await others.post('/api/v1/projects', { name: 'Filling of another' });
    await server.pool.query(
      `insert into project (id, owner_id, name, catalog_id, currency, rate_id, status)
       select gen_random_uuid(), $1, 'Filling ' || n, 16, 'EUR', 10, case when n % 600 = 0 then 2 else 1 end from generate_series(1, 1200) n`,
      [rows[0]!.owner_id],
    );
    const { body } = await user.get<ProjectList>(
      '/api/v3/projects?search=filling&itemsPerPage=10&sortBy=NAME_ASC',
    );
    expect(body.docs.map(({ name }) => name).slice(0, 3)).toEqual(['Filling 1', 'Filling 10', 'Filling 100']);
    expect(body.meta).toMatchObject({ totalDocs: 1000, hasMore: true });
    expect(await named('search=filling&status=2')).toEqual(['Filling 1200', 'Filling 600']);
    expect(await searched('filling 1200')).toEqual(['Filling 1200']);
    const behind = await user.get<ProjectList>(
      '/api/v3/projects?search=fi&itemsPerPage=10&page=100&sortBy=NAME_DESC',
    );
    expect(behind.body.docs).toHaveLength(10);
    // Most of the first rows are found, and less than are counted in all.
    await server.pool.query(
      `update project set name = 'Emptied ' || id where name like 'Filling %' and name > 'Filling 3'`,
    );
    const { body: few } = await user.get<ProjectList>(
      '/api/v3/projects?search=fi&itemsPerPage=10&sortBy=NAME_DESC',
    );
    const { rows: left } = await server.pool.query<{ count: number }>(
      `select count(*)::int from project where name like 'Filling %' and owner_id = $1`,
      [rows[0]!.owner_id],
    );
    expect(few.meta.totalDocs).toBe(left[0]!.count);
    expect(few.docs.map(({ name }) => name)[0]).toBe('Filling 3');
    await server.pool.query(`delete from project where name like 'Emptied %'`);
    await server.pool.query(`delete from project where name like 'Filling %'`);
  });

  it('shows in the order of their change what many projects have, others’ and deleted ones between them left out', async () => {
    const { id: ownerId } = (await user.get<{ id: string }>('/users/v1/account')).body;
    const { id: otherId } = (await (await server.as('specifier')).get<{ id: string }>('/users/v1/account'))
      .body;
    // One in three is another's, one in ten deleted; the one of number 1 changed last.
    await server.pool.query(
      `insert into project (id, owner_id, name, catalog_id, currency, rate_id, status, updated_at)
       select gen_random_uuid(), case when n % 3 = 0 then $2::uuid else $1::uuid end, 'Tower ' || n, 16, 'EUR', 10,
         case when n % 10 = 0 then 0 else 1 end, now() + (1000 - n) * interval '1 minute' from generate_series(1, 300) n`,
      [ownerId, otherId],
    );
    const expected = Array.from({ length: 300 }, (_, at) => at + 1)
      .filter((n) => n % 3 !== 0 && n % 10 !== 0)
      .map((n) => `Tower ${n}`);
    const page = async (query: string) =>
      (await user.get<ProjectList>(`/api/v3/projects?search=tow&itemsPerPage=20&${query}`)).body;
    const first = await page('page=1');
    expect(first.docs.map(({ name }) => name)).toEqual(expected.slice(0, 20));
    // The one that a test before made, far behind.
    expect(first.meta.totalDocs).toBe(expected.length + 1);
    expect((await page('page=4')).docs.map(({ name }) => name)).toEqual(expected.slice(60, 80));
    const oldest = await page('sortBy=UPDATED_OLDER');
    expect(oldest.docs.map(({ name }) => name)).toEqual([
      'Øresund Tower',
      ...expected.reverse().slice(0, 19),
    ]);
    await server.pool.query(`delete from project where name like 'Tower %'`);
  });
});

describe('a list of projects', () => {
  it('is narrowed by status, type, catalogue, owner, client and days', async () => {
    const [buyer, sales] = [await server.as('distributor'), await server.as('sales')];
    const { body: hers } = await buyer.post<Project>('/api/v1/projects', { name: 'Hers' });
    await sales.post('/api/v1/projects', { name: 'Own' });
    await server.pool.query(`update project set updated_at = '2024-03-05T10:00Z' where id = $1`, [hers.id]);
    const list = (query: string) => named(query, sales);
    expect(await list('')).toEqual(['Hers', 'Own']);
    expect(await list('client=C-1001')).toEqual(['Hers']);
    expect(await list('client=C-1002')).toEqual([]);
    expect(await list('from=2024-03-05&to=2024-03-05')).toEqual(['Hers']);
    expect(await list('to=2024-03-04')).toEqual([]);
    expect(await list('from=2024-03-06')).toEqual(['Own']);
    expect(await list('status=2')).toEqual([]);
    await server.pool.query(`update project set catalog_id = 21, currency = 'USD' where id = $1`, [hers.id]);
    expect(await list('status=1&catalogId=21')).toEqual(['Hers']);
    expect(await list('status=1&catalogId=16')).toEqual(['Own']);
    expect(await list('catalogId=16&search=her')).toEqual([]);
    await server.pool.query(`update project set catalog_id = 16, currency = 'EUR' where id = $1`, [hers.id]);
    expect(await list('projectType=ASSIGNED')).toEqual([]);
    const { body: owners } = await sales.get<ProjectOwners>('/api/v1/projects/owners');
    const mine = owners.docs.find(({ isYou }) => isYou)!;
    const other = owners.docs.find(({ email }) => email === 'distributor@lucerna.test')!;
    expect(await list(`owner=${mine.id}`)).toEqual(['Own']);
    expect(await list(`owner=${other.id}&search=her`)).toEqual(['Hers']);
    for (const query of ['status=0', 'owner=me', 'from=yesterday', 'projectType=X', 'catalogId=17']) {
      expect((await sales.get(`/api/v3/projects?${query}`)).status).toBe(400);
    }
  });

  it('names the owners and the clients that it can be narrowed by, and no others', async () => {
    const [web, sales] = [await server.as('webUser'), await server.as('sales')];
    const own = await web.get<ProjectOwners>('/api/v1/projects/owners');
    expect(own.body.docs).toMatchObject([{ isYou: true, email: 'webuser@lucerna.test' }]);
    expect((await web.get('/api/v1/clients')).status).toBe(403);
    const { body } = await sales.get<Clients>('/api/v1/clients?search=LUMEN dis');
    expect(body.docs).toMatchObject([
      {
        code: 'C-1001',
        name: 'Lumen Distribución SL',
        isWithdrawn: false,
        users: [{ email: 'distributor@lucerna.test' }],
      },
    ]);
    expect((await sales.get<Clients>('/api/v1/clients?search=harbor')).body.docs).toEqual([]);
    const found = await sales.get<ProjectOwners>('/api/v1/projects/owners?search=distr');
    expect(found.body.docs.map(({ email }) => email)).toEqual(['distributor@lucerna.test']);
  });

  it('finds projects by their client, also once that is named anew', async () => {
    const buyer = await server.as('distributor');
    expect(await named('search=distribucion', buyer)).toEqual(['Hers']);
    expect(await named('search=c-1001', buyer)).toEqual(['Hers']);
    await server.pool.query(`update client set name = 'Señal y Luz' where code = 'C-1001'`);
    expect(await named('search=senal', buyer)).toEqual(['Hers']);
    expect(await named('search=distribucion', buyer)).toEqual([]);
  });
});
