import type { Project, ProjectList } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const product = { model: '2010', quantity: 2 };

async function newProject(user: TestUser, name = 'Hotel'): Promise<Project> {
  const { body } = await user.post<Project>('/api/v1/projects', { name, products: [product] });
  return body;
}

describe('who may see a project', () => {
  it('a web user works with projects and sees no price anywhere', async () => {
    const webUser = await server.as('webUser');
    const project = await newProject(webUser);
    const [id] = project.products.orderedIds;
    const answers = [
      project,
      (await webUser.get(`/api/v2/projects/${project.id}`)).body,
      (await webUser.post(`/api/v1/projects/${project.id}/products`, [product])).body,
      (
        await webUser.put(`/api/v1/projects/${project.id}/products/${id}`, {
          attributesToUpdate: { quantity: 3 },
        })
      ).body,
      (await webUser.get('/api/v3/projects')).body,
    ];
    for (const answer of answers)
      expect(JSON.stringify(answer)).not.toMatch(/price|gross|net"|amount|discount/i);
    const { rows } = await server.pool.query<{ unit_gross: number }>(
      'select unit_gross from line_evaluation where project_id = $1',
      [project.id],
    );
    expect(rows[0]?.unit_gross).toBeGreaterThan(0);
  });

  it('a web user may not add by reference', async () => {
    const webUser = await server.as('webUser');
    const { id } = await newProject(webUser);
    const refused = await webUser.post(`/api/v1/projects/${id}/products`, [
      { reference: '201020/4B_31_200' },
    ]);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });

  it('others cannot tell a foreign project from one that does not exist', async () => {
    const specifier = await server.as('specifier');
    const { id, products } = await newProject(await server.as('distributor'));
    const [line] = products.orderedIds;
    // The owner's node remembers the project: that must not help anyone else.
    await (await server.as('distributor')).post(`/api/v1/projects/${id}/products`, [product]);
    for (const project of [id, randomUUID()]) {
      const base = `/api/v1/projects/${project}`;
      const tries = [
        await specifier.get(`/api/v2/projects/${project}`),
        await specifier.put(base, { fieldsToUpdate: { name: 'Mine' } }),
        await specifier.del(base),
        await specifier.post(`${base}/products`, [product]),
        await specifier.post(`${base}/products`, [{ model: '2010', choices: { color: 'ZZ' } }]),
        await specifier.put(`${base}/products/${line}`, { attributesToUpdate: { quantity: 3 } }),
        await specifier.del(`${base}/products/${line}`),
        await specifier.post(`/api/v2/projects/${project}/products/${line}/clone`),
      ];
      for (const { status, body } of tries)
        expect([status, body]).toEqual([404, { code: 'notFound', message: 'problem.notFound' }]);
    }
    expect((await server.anyone().get(`/api/v2/projects/${id}`)).status).toBe(401);
  });

  it('colleagues read it where they may, and do not change it', async () => {
    const owner = await server.as('distributor');
    const sales = await server.as('importer');
    const { id } = await newProject(owner, 'Company house');
    expect((await sales.get(`/api/v2/projects/${id}`)).status).toBe(404);
    await server.pool.query(
      `update account set company_crm_id = 'one' where email in ('distributor@lucerna.test', 'importer@lucerna.test',
         'specifier@lucerna.test')`,
    );
    const read = await sales.get<Project>(`/api/v2/projects/${id}`);
    expect(read.body).toMatchObject({ id, isOwner: false, actions: [], may: ['read', 'download', 'clone'] });
    const refused = await sales.post(`/api/v1/projects/${id}/products`, [product]);
    expect([refused.status, refused.body.code]).toEqual([403, 'projectForbidden']);
    const found = await sales.get<ProjectList>('/api/v3/projects?projectUserRole=COMPANY&search=company');
    expect(found.body.docs).toMatchObject([{ id, actions: [] }]);
    // Without project.view.company the same company is of no help.
    expect((await (await server.as('specifier')).get(`/api/v2/projects/${id}`)).status).toBe(404);
  });
});

describe('the list of projects', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await server.as('apiUser');
    for (const name of ['beta', 'Alpha', 'gamma_1', 'Ärger', 'gammaX1', 'omega']) {
      await user.post('/api/v1/projects', { name, products: [product] });
    }
  });
  const names = async (query: string) => {
    const { body } = await user.get<ProjectList>(`/api/v3/projects${query}`);
    return body.docs.map(({ name }) => name);
  };

  it('shows five on a page, the last changed first, and counts all', async () => {
    const { body } = await user.get<ProjectList>('/api/v3/projects');
    expect(body.meta).toEqual({ page: 1, itemsPerPage: 5, totalDocs: 6, totalPages: 2 });
    expect(body.docs.map(({ name }) => name)).toEqual(['omega', 'gammaX1', 'Ärger', 'gamma_1', 'Alpha']);
    expect(body.docs[0]).toMatchObject({ productCount: 1, pictures: [{ model: '2010', color: '10' }] });
    expect(await names('?page=2')).toEqual(['beta']);
    expect(await names('?page=3&limit=3')).toEqual([]);
    expect(await names('?itemsPerPage=2&sortBy=UPDATED_OLDER')).toEqual(['beta', 'Alpha']);
  });

  it('orders names as people do', async () => {
    expect(await names('?limit=10&sortBy=NAME_ASC')).toEqual([
      'Alpha',
      'Ärger',
      'beta',
      'gamma_1',
      'gammaX1',
      'omega',
    ]);
    expect(await names('?limit=2&sortBy=NAME_DESC')).toEqual(['omega', 'gammaX1']);
  });

  it('finds by name and by reference, and reads % and _ as they are', async () => {
    expect(await names('?search=GAMMA')).toEqual(['gammaX1', 'gamma_1']);
    expect(await names('?search=gamma_')).toEqual(['gamma_1']);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names('?search=201010/1&limit=10')).toHaveLength(6);
    expect(await names('?projectType=IMPORTER')).toEqual([]);
  });

  it('refuses what is no page, order or role', async () => {
    for (const query of [
      '?page=0',
      '?page=x',
      '?limit=1000',
      '?sortBy=BEST',
      '?projectUserRole=KING',
      '?projectType=X',
    ]) {
      expect((await user.get(`/api/v3/projects${query}`)).status).toBe(400);
    }
  });
});
