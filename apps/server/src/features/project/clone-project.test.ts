import { maxLines, type Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
});

const products = [
  {
    model: '2010',
    choices: { color: '20', temperature: '4', control: 'B', installation: '31' },
    quantity: 3,
  },
  { model: '2015', quantity: 4 },
];

async function newProject(name = 'Hotel', of = owner): Promise<Project> {
  const { status, body } = await of.post<Project>('/api/v1/projects', { name, products });
  expect(status).toBe(201);
  return body;
}

const clone = (id: string, body: object = {}, headers = {}, user = owner) =>
  user.post<Project & { code: string }>(`/api/v3/projects/${id}/clone`, body, headers);
const contents = ({ products: { orderedIds, byId } }: Project) =>
  orderedIds.map((id) => ({ ...byId[id], _id: null, configId: null }));
const count = async () =>
  (await server.pool.query<{ n: number }>('select count(*)::int as n from project')).rows[0]!.n;

describe('a copy of a project', () => {
  it('has its lines under ids of their own, and is changed apart from it', async () => {
    const source = await newProject();
    const { status, body: copy } = await clone(source.id);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: 'Hotel (2)',
      status: 1,
      version: 1,
      isOwner: true,
      totals: source.totals,
    });
    expect(contents(copy)).toEqual(contents(source));
    expect(new Set([...source.products.orderedIds, ...copy.products.orderedIds]).size).toBe(4);
    const [line] = copy.products.orderedIds;
    await owner.put(`/api/v1/projects/${copy.id}/products/${line}`, { attributesToUpdate: { quantity: 9 } });
    expect((await owner.get<Project>(`/api/v2/projects/${source.id}`)).body).toEqual(source);
    expect((await clone(copy.id, { name: 'Müller & Söhne GmbH, Köln' })).body.name).toBe(
      'Müller & Söhne GmbH, Köln',
    );
  });

  it('can be asked for by the older calls', async () => {
    const { id } = await newProject();
    for (const path of [`/api/v1/projects/${id}/clone`, `/api/v1/projects/${id}/duplicate`]) {
      expect((await owner.post(path, {})).status).toBe(201);
    }
  });

  it('is made once under a key, and another body under it is refused', async () => {
    const { id } = await newProject();
    const before = await count();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => clone(id, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const other = await clone(id, { name: 'Other' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyMismatch']);
  });

  it('is answered again to who repeats the call, whatever became of the source', async () => {
    const source = await newProject();
    const guest = await server.as('specifier');
    await owner.post(`/api/v1/projects/${source.id}/members`, {
      ...{ email: 'specifier@lucerna.test', role: 'viewer' },
    });
    const keys = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }] as const;
    const { body: copy } = await clone(source.id, {}, keys[0], guest);
    const take = () =>
      guest.put<{ projectId: string }>(`/api/v1/projects/${source.id}/import`, undefined, keys[1]);
    const { body: taken } = await take();
    await owner.del(`/api/v1/projects/${source.id}`);
    const again = await clone(source.id, {}, keys[0], guest);
    expect([again.status, again.body.id]).toEqual([201, copy.id]);
    const other = await clone(source.id, { name: 'Other' }, keys[0], guest);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyMismatch']);
    expect((await take()).body.projectId).toBe(taken.projectId);
    expect((await clone(source.id, {}, {}, guest)).status).toBe(404);
  });

  it('has nothing ordered, where something of the source was', async () => {
    const source = await newProject();
    const lines = source.products.orderedIds.map((id) => source.products.byId[id]!);
    const ordered = await owner.post('/api/v1/orders/process', {
      projectId: source.id,
      products: lines.map(({ _id, quantity, referenceCode, prices }) => ({
        ...{ _id, quantity, referenceCode },
        unitNet: prices!.unitNet,
      })),
    });
    expect(ordered.status).toBe(200);
    expect((await owner.get<Project>(`/api/v2/projects/${source.id}`)).body.status).toBe(2);
    const { body } = await clone(source.id);
    expect(body).toMatchObject({ status: 1, actions: ['rename', 'delete'] });
    expect(contents(body).map((line) => line.ordered)).toEqual([0, 0]);
  });

  it('is not made of a stranger’s project, of none, of a deleted one, or under a name that is none', async () => {
    const { id } = await newProject();
    const stranger = await server.as('specifier');
    expect((await clone(id, {}, {}, stranger)).status).toBe(404);
    expect((await clone(randomUUID())).status).toBe(404);
    expect((await clone(id, {}, {}, await server.as('webUser'))).status).toBe(403);
    for (const name of ['x'.repeat(51), '  ', 'a\u0007b'])
      expect((await clone(id, { name })).status).toBe(400);
    expect((await owner.del(`/api/v1/projects/${id}`)).status).toBe(204);
    expect((await clone(id)).status).toBe(404);
  });

  it('of somebody else has the prices of the rate of who copies it', async () => {
    const source = await newProject('Casa');
    await server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by)
       select $1, a.id, 'viewer', o.id from account a, account o
       where a.email = 'specifier@lucerna.test' and o.email = 'distributor@lucerna.test'`,
      [source.id],
    );
    const guest = await server.as('specifier');
    const { status, body: copy } = await clone(source.id, {}, {}, guest);
    expect(status).toBe(201);
    const own = await newProject('Own', guest);
    expect(copy.isOwner).toBe(true);
    expect(contents(copy).map(({ prices }) => prices)).toEqual(contents(own).map(({ prices }) => prices));
    expect(contents(copy).map(({ referenceCode }) => referenceCode)).toEqual(
      contents(source).map(({ referenceCode }) => referenceCode),
    );
  });

  it('has a line without a price where its catalogue cannot make it at the rate of the copy', async () => {
    const source = await newProject('Old house');
    const [old, other] = source.products.orderedIds;
    await owner.post(`/api/v1/projects/${source.id}/members`, {
      ...{ email: 'specifier@lucerna.test', role: 'viewer' },
    });
    await server.pool.query('update project set rate_id = 12 where id = $1', [source.id]);
    await server.pool.query(`update line_evaluation set model = '9999' where line_id = $1`, [old]);
    const { status, body: copy } = await clone(source.id, {}, {}, await server.as('specifier'));
    expect(status).toBe(201);
    const [first, second] = contents(copy);
    expect([first!.referenceCode, first!.prices]).toEqual([source.products.byId[old!]!.referenceCode, null]);
    expect(second!.prices!.unitGross.amount).toBeGreaterThan(0);
    expect(second!.referenceCode).toBe(source.products.byId[other!]!.referenceCode);
  });

  it('of a client’s project stays for the client, whoever looks after it', async () => {
    const source = await newProject('Clinic');
    await server.pool.query(
      `insert into client_manager select client_code, 'sales@lucerna.test' from project where id = $1 on conflict do nothing`,
      [source.id],
    );
    const { status, body: copy } = await clone(source.id, {}, {}, await server.as('sales'));
    expect(status).toBe(201);
    expect(copy.totals).toEqual(source.totals);
    const { rows } = await server.pool.query(
      'select distinct client_code, rate_id from project where id = any($1)',
      [[source.id, copy.id]],
    );
    expect(rows).toHaveLength(1);
  });

  it(`of ${maxLines} lines holds nobody up`, async () => {
    const { id } = await newProject('Airport');
    await server.pool.query(
      `with many as (select gen_random_uuid() as id, at from generate_series(1, ${maxLines - 2}) at),
         l as (insert into project_line (project_id, id, position, quantity) select $1, id, at + 2, 1 from many),
         p as (update project set line_count = ${maxLines}, next_position = ${maxLines + 3}, version = version + 1 where id = $1)
       insert into line_evaluation
         select e.project_id, many.id, e.model, e.reference, e.unit_gross, e.sublevel, e.catalogue_revision, e.evaluated_on,
           e.evaluation, e.price_trace, e.bill_of_materials
         from many, (select * from line_evaluation where project_id = $1 limit 1) e`,
      [id],
    );
    const { body } = await clone(id);
    expect(body.products.orderedIds).toHaveLength(maxLines);
    expect(body.totals.products).toBe(maxLines);
  });
});
