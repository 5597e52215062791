import { defaultPrivileges, roles, type Operations, type Project, type ResponseOf } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
let guest: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
  guest = await server.as('specifier');
});

const products = [
  { model: '2010', quantity: 3 },
  { model: '2015', quantity: 4 },
];

async function newProject(): Promise<Project> {
  return (await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;
}

const shares = (id: string, role = 'viewer') =>
  owner.post(`/api/v1/projects/${id}/members`, { email: 'specifier@lucerna.test', role });

describe('a project in parts', () => {
  it('has a name, products, a context, a tooltip and what is known of its orders', async () => {
    const project = await newProject();
    const { id } = project;
    const get = async <T>(path: string) => (await owner.get<T>(path)).body;
    expect(await get(`/api/v2/project/${id}/projectName`)).toEqual({ id, projectName: 'Hotel' });
    expect(await get(`/api/v1/projects/${id}/products`)).toEqual(project.products);
    expect(await get(`/api/v1/projects/${id}/products?isPersonalized=1`)).toEqual(project.products);
    expect(await get(`/api/v1/projects/${id}/products?isPersonalized=0`)).toEqual({
      ...{ orderedIds: [], byId: {}, byType: { REGULAR: [], CREATION: [] } },
    });
    expect(await get(`/api/v1/projects/${id}/tooltip-info`)).toMatchObject({
      ...{ id, name: 'Hotel', owner: 'Distributor Demo', client: 'Lumen Distribución SL', status: 1 },
      ...{ products: 2, quantity: 7, versions: 0, members: 0 },
    });
    expect(await get(`/api/v1/projects/${id}/context`)).toMatchObject({
      ...{ id, status: 1, version: 1, type: null, isOwner: true, isAssignedThirdparty: false },
      config: { catalogId: 16, currency: 'EUR' },
    });
    expect(await get(`/api/v1/projects/${id}/orders-resume`)).toEqual({
      ...{ orders: 0, byStatus: { 1: 0, 2: 0, 3: 0, 4: 0 }, ordered: 0, left: 7 },
    });
    const { orderedIds: all } = project.products;
    expect(await get(`/api/v1/projects/${id}/tech-info-actions`)).toEqual({
      actions: [
        { id: 'export3d', products: all },
        { id: 'photometry', products: all },
      ],
    });
    const admin = await server.as('admin');
    const rights = (held: readonly string[]) =>
      admin.put(`/users/v1/roles/${roles.distributor}/privileges`, { privileges: held });
    await rights(defaultPrivileges.distributor.filter((each) => each !== 'downloads.view'));
    expect(await get(`/api/v1/projects/${id}/tech-info-actions`)).toEqual({ actions: [] });
    await rights(defaultPrivileges.distributor);
    const draft = await get(`/api/v1/budget/project/${id}`);
    expect(await get(`/api/v2/projects/${id}/project-to-budget`)).toEqual(draft);
  });

  it('counts what was ordered of it', async () => {
    const { id, products: of } = await newProject();
    const line = of.byId[of.orderedIds[0]!]!;
    const piece = {
      _id: line._id,
      quantity: 2,
      referenceCode: line.referenceCode,
      unitNet: line.prices!.unitNet,
    };
    expect((await owner.post('/api/v1/orders/process', { projectId: id, products: [piece] })).status).toBe(
      200,
    );
    expect((await owner.get(`/api/v1/projects/${id}/orders-resume`)).body).toEqual({
      ...{ orders: 1, byStatus: { 1: 1, 2: 0, 3: 0, 4: 0 }, ordered: 2, left: 5 },
    });
  });

  it('says nothing of itself to a stranger, and no price to who may not see one', async () => {
    const { id } = await newProject();
    const parts = ['products', 'tooltip-info', 'context', 'tech-info-actions'].map(
      (part) => `/api/v1/projects/${id}/${part}`,
    );
    for (const path of [...parts, `/api/v2/project/${id}/projectName`]) {
      expect([path, (await guest.get(path)).status]).toEqual([path, 404]);
    }
    expect((await (await server.as('importer')).get(`/api/v1/projects/${id}/orders-resume`)).status).toBe(
      404,
    );
    const home = await server.as('webUser');
    const { body } = await home.post<Project>('/api/v1/projects', { name: 'Home', products });
    const seen = await home.get(`/api/v1/projects/${body.id}/products`);
    expect(JSON.stringify(seen.body)).not.toMatch(/price|gross|net"|amount|discount/i);
    expect((await owner.get(`/api/v1/projects/${randomUUID()}/context`)).status).toBe(404);
    expect((await owner.get(`/api/v1/projects/${body.id}/products?isPersonalized=maybe`)).status).toBe(400);
  });

  it('is renamed by its name alone, not over a change that was not seen', async () => {
    const { id, version } = await newProject();
    const path = `/api/v2/project/${id}/projectName`;
    const named = await owner.put<Project>(path, { projectName: 'Łódź, 2. piętro #4 (€)' });
    expect([named.status, named.body.name]).toEqual([200, 'Łódź, 2. piętro #4 (€)']);
    const stale = await owner.put(path, { projectName: 'Spa' }, { 'if-match': `"${version}"` });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect((await owner.put(path, { projectName: 'x'.repeat(51) })).status).toBe(400);
    expect((await guest.put(path, { projectName: 'Mine' })).status).toBe(404);
  });
});

describe('the second form of creating a project', () => {
  it('makes one, or adds to one that is named', async () => {
    const made = await owner.post<Project>('/api/v2/project', { products, config: { name: 'Spa' } });
    expect([made.status, made.body.name, made.body.totals.products]).toEqual([201, 'Spa', 2]);
    const more = await owner.post<Project>('/api/v2/project', { projectId: made.body.id, products });
    expect([more.status, more.body.id, more.body.totals.products]).toEqual([201, made.body.id, 4]);
    expect((await guest.post('/api/v2/project', { projectId: made.body.id, products })).status).toBe(404);
    for (const body of [{ products }, { projectId: made.body.id }, { config: { name: '' }, products }]) {
      expect((await owner.post('/api/v2/project', body)).status).toBe(400);
    }
  });
});

describe('a project of references', () => {
  const creates = (body: object, user = owner, headers = {}) =>
    user.post<Project & { details: unknown }>('/api/v1/projects/with-references', body, headers);
  const referencesDetails = [
    { reference: '201010/1Z_10_200', quantity: 3 },
    { reference: '201110/1Z_10_200', quantity: 4 },
  ];

  it('has a line for each, once under a key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { projectName: 'Spa', catalogId: 16, collection: 201, referencesDetails };
    const { status, body: made } = await creates(body, owner, key);
    expect([status, made.name, made.catalogId]).toEqual([201, 'Spa', 16]);
    const lines = made.products.orderedIds.map((id) => made.products.byId[id]!);
    expect(lines.map(({ referenceCode: reference, quantity }) => ({ reference, quantity }))).toEqual(
      referencesDetails,
    );
    expect(made.products.byType).toEqual({ REGULAR: made.products.orderedIds, CREATION: [] });
    expect((await creates(body, owner, key)).body.id).toBe(made.id);
  });

  it('is not made of another collection, of none, or by who may not add by reference', async () => {
    const { status, body } = await creates({ projectName: 'Spa', collection: 205, referencesDetails });
    expect([status, body.details]).toMatchObject([
      422,
      referencesDetails.map(({ reference }) => ({ code: 'notInCollection', data: { reference } })),
    ]);
    expect((await creates({ projectName: 'Spa', referencesDetails: [] })).status).toBe(400);
    const by = await creates({ projectName: 'Spa', referencesDetails }, await server.as('webUser'));
    expect(by.status).toBe(403);
  });
});

describe('the import of a third party’s project', () => {
  it('makes a copy of one’s own, once under a key', async () => {
    const { id } = await newProject();
    await shares(id);
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await guest.put<ResponseOf<Operations['importProject']>>(
        `/api/v1/projects/${id}/import`,
        undefined,
        key,
      ),
      await guest.put(`/api/v1/projects/${id}/import`, undefined, key),
    ];
    expect(first).toMatchObject({ status: 200, body: { importSuccess: true } });
    expect(again.body).toEqual(first.body);
    const own = await guest.get(`/api/v1/projects/${first.body.projectId}/context`);
    expect(own.body).toMatchObject({ name: 'Hotel', type: 'THIRDPARTY', isOwner: true });
    expect(
      (await guest.get<{ docs: unknown[] }>('/api/v3/projects?projectType=THIRDPARTY')).body.docs,
    ).toHaveLength(1);
  });

  it('is 404 of one that may not be read, and 400 of an own one', async () => {
    const { id } = await newProject();
    expect((await guest.put(`/api/v1/projects/${id}/import`)).status).toBe(404);
    const own = await owner.put(`/api/v1/projects/${id}/import`);
    expect([own.status, own.body.code]).toEqual([400, 'importOwn']);
    expect((await owner.put('/api/v1/projects/none/import')).status).toBe(400);
  });
});

it('the types of projects have words in every language', async () => {
  const texts = await Promise.all(
    ['es', 'en', 'de', 'it', 'fr', 'us'].map(async (lang) => {
      const { body } = await owner.get<{ id: string; description: string }[]>(
        `/api/v1/projects/types?lang=${lang}`,
      );
      expect(body.map(({ id }) => id)).toEqual(['IMPORTER', 'THIRDPARTY', 'ASSIGNED']);
      return body.map(({ description }) => description).join();
    }),
  );
  expect(new Set(texts).size).toBe(5);
});
