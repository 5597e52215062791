import { project as projectShape, type Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let distributor: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  distributor = await server.as('distributor');
});

const almar = { model: '2010', choices: { color: '20', temperature: '4', control: 'B', installation: '31' } };

async function newProject(user: TestUser, body: object = {}): Promise<Project> {
  const { status, body: created } = await user.post<Project>('/api/v1/projects', { name: 'Hotel', ...body });
  expect(status).toBe(201);
  return projectShape.parse(created);
}

const lines = ({ products }: Project) => products.orderedIds.map((id) => products.byId[id]!);

describe('a project', () => {
  it('is created empty, with products and with references', async () => {
    const empty = await newProject(distributor);
    expect(empty).toMatchObject({ status: 1, version: 1, catalogId: 16, currency: 'EUR', isOwner: true });
    expect(empty.actions).toEqual(['rename', 'delete']);
    expect(empty.totals.products).toBe(0);

    const filled = await newProject(distributor, {
      products: [{ ...almar, quantity: 3 }, { reference: '201020/4B_31_200' }],
    });
    const [configured, byReference] = lines(filled);
    expect(filled.version).toBe(1);
    expect(configured?.referenceCode).toBe('201020/4B_31_200');
    expect(configured).toMatchObject({
      quantity: 3,
      moq: 1,
      validation: { status: 0 },
      choices: almar.choices,
    });
    expect(byReference?.configuration).toEqual(configured?.configuration);
  });

  it('is priced net of the discounts of the client, and the parts add up', async () => {
    const project = await newProject(distributor, {
      products: [
        { ...almar, quantity: 3 },
        { model: '2050', quantity: 2 },
      ],
    });
    const prices = lines(project).map((line) => line.prices!);
    const sum = (of: 'totalGross' | 'totalNet') => prices.reduce((total, each) => total + each[of].amount, 0);
    expect(project.totals.gross?.amount).toBe(sum('totalGross'));
    expect(project.totals.net?.amount).toBe(sum('totalNet'));
    // Sublevel B of client C-1001: 35 %.
    expect(prices[0]!.unitNet.amount).toBe(Math.round(prices[0]!.unitGross.amount * 0.65));
  });

  it('is read again as it was written', async () => {
    const project = await newProject(distributor, { products: [almar] });
    const read = await distributor.get<Project>(`/api/v2/projects/${project.id}`);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(read.body).toEqual(project);
    expect((await distributor.get(`/api/v1/projects/${project.id}`)).body).toEqual(project);
  });

  it('takes the catalogue that was asked for, with its default rate', async () => {
    const project = await newProject(distributor, { catalogId: 21, products: [{ model: '2010' }] });
    expect(project).toMatchObject({ catalogId: 21, currency: 'USD' });
    expect(lines(project)[0]?.referenceCode).toMatch(/-2US$/);
    const { rows } = await server.pool.query('select rate_id from project where id = $1', [project.id]);
    expect(rows[0]).toEqual({ rate_id: 12 });
  });

  it('is renamed and deleted by its owner while in edition', async () => {
    const { id } = await newProject(distributor);
    const renamed = await distributor.put<Project>(`/api/v1/projects/${id}`, {
      fieldsToUpdate: { name: 'Spa & Hôtel' },
    });
    expect(renamed.body).toMatchObject({ name: 'Spa & Hôtel', version: 2 });
    expect((await distributor.del(`/api/v1/projects/${id}`)).status).toBe(204);
    expect((await distributor.get(`/api/v2/projects/${id}`)).status).toBe(404);
    expect((await distributor.del(`/api/v1/projects/${id}`)).status).toBe(404);
  });

  it('is read only once it is ordered', async () => {
    const project = await newProject(distributor, { products: [almar] });
    const [line] = lines(project);
    await server.pool.query('update project set status = 2, version = version + 1 where id = $1', [
      project.id,
    ]);
    const read = await distributor.get<Project>(`/api/v2/projects/${project.id}`);
    expect(read.body.actions).toEqual([]);
    const base = `/api/v1/projects/${project.id}`;
    const tries = [
      await distributor.put(base, { fieldsToUpdate: { name: 'Other' } }),
      await distributor.del(base),
      await distributor.post(`${base}/products`, [almar]),
      await distributor.put(`${base}/products/${line?._id}`, { attributesToUpdate: { quantity: 2 } }),
      await distributor.del(`${base}/products/${line?._id}`),
    ];
    for (const { status, body } of tries) expect([status, body.code]).toEqual([422, 'project-closed']);
  });
});

describe('products of a project', () => {
  it('are added at the end, and the whole project comes back', async () => {
    const { id } = await newProject(distributor, { products: [{ model: '2050' }] });
    for (const known of [2, 3, 4]) {
      const added = await distributor.post<Project>(`/api/v1/projects/${id}/products`, [
        { ...almar, quantity: known },
      ]);
      expect(added.status).toBe(201);
      expect(added.body.version).toBe(known);
      expect(lines(added.body).at(-1)).toMatchObject({ model: '2010', quantity: known });
      // What the node remembers and what the database holds are the same.
      expect((await distributor.get(`/api/v2/projects/${id}`)).body).toEqual(added.body);
    }
  });

  it('change their quantity with the lead time and the minimum, and keep their price', async () => {
    const before = await newProject(distributor, { products: [{ ...almar, quantity: 1 }] });
    const [line] = lines(before);
    const path = `/api/v1/projects/${before.id}/products/${line?._id}`;
    const after = await distributor.put<Project>(path, { attributesToUpdate: { quantity: 500 } });
    const [changed] = lines(after.body);
    expect(changed).toMatchObject({
      quantity: 500,
      referenceCode: line?.referenceCode,
      choices: line?.choices,
    });
    expect(changed?.prices?.unitGross).toEqual(line?.prices?.unitGross);
    expect(changed?.prices?.totalGross.amount).toBe(500 * (line?.prices?.unitGross.amount ?? 0));
    expect(changed?.leadTimeWeeks).not.toBe(line?.leadTimeWeeks);
  });

  it('say why they cannot be ordered: a quantity below the minimum', async () => {
    const project = await newProject(distributor, {
      products: [{ model: '2010', choices: { color: '99' } }],
    });
    const [line] = lines(project);
    expect(line?.moq).toBe(10);
    expect(line?.problems).toEqual([{ code: 'quantity-below-moq', data: { quantity: 1, moq: 10 } }]);
    const path = `/api/v1/projects/${project.id}/products/${line?._id}`;
    const enough = await distributor.put<Project>(path, { attributesToUpdate: { quantity: 10 } });
    expect(lines(enough.body)[0]?.problems).toEqual([]);
  });

  it('take other choices', async () => {
    const project = await newProject(distributor, { products: [almar] });
    const path = `/api/v1/projects/${project.id}/products/${lines(project)[0]?._id}`;
    const changed = await distributor.put<Project>(path, {
      attributesToUpdate: { choices: { color: '10' }, quantity: 4 },
    });
    expect(lines(changed.body)[0]).toMatchObject({ choices: { color: '10' }, quantity: 4 });
    expect(lines(changed.body)[0]?.referenceCode).toMatch(/^201010/);
    const refused = await distributor.put(path, { attributesToUpdate: { choices: { color: 'ZZ' } } });
    expect([refused.status, refused.body.code]).toEqual([422, 'value-not-offered']);
  });

  it('are copied, moved and removed', async () => {
    const project = await newProject(distributor, {
      products: [{ model: '2010' }, { model: '2050' }, { model: '2100' }],
    });
    const models = (each: Project) => lines(each).map((line) => line.model);
    const [first, second] = project.products.orderedIds;
    const copied = await distributor.post<Project>(`/api/v2/projects/${project.id}/products/${first}/clone`);
    expect(copied.status).toBe(201);
    expect(models(copied.body)).toEqual(['2010', '2010', '2050', '2100']);
    const moved = await distributor.put<Project>(`/api/v1/projects/${project.id}/products/${second}`, {
      attributesToUpdate: { position: 0 },
    });
    expect(models(moved.body)).toEqual(['2050', '2010', '2010', '2100']);
    const removed = await distributor.del<Project>(`/api/v1/projects/${project.id}/products/${first}`);
    expect(models(removed.body)).toEqual(['2050', '2010', '2100']);
    const added = await distributor.post<Project>(`/api/v1/projects/${project.id}/products`, [
      { model: '2300' },
    ]);
    expect(models(added.body)).toEqual(['2050', '2010', '2100', '2300']);
    expect((await distributor.get(`/api/v2/projects/${project.id}`)).body).toEqual(added.body);
  });

  it('keep what was true when another catalogue comes into force', async () => {
    const project = await newProject(distributor, { products: [almar] });
    const { rows } = await server.pool.query<{
      catalogue_revision: number;
      evaluated_on: string;
      price_trace: { price: unknown };
      bill_of_materials: { compositions: unknown[] };
    }>(
      'select catalogue_revision, price_trace, bill_of_materials, evaluated_on from line_evaluation where project_id = $1',
      [project.id],
    );
    expect(rows[0]?.catalogue_revision).toBe(server.ctx.catalogue.current().revision);
    expect(rows[0]?.evaluated_on).toBe(server.ctx.today());
    expect(rows[0]?.price_trace.price).toEqual(lines(project)[0]?.prices?.unitGross);
    expect(rows[0]?.bill_of_materials.compositions).toHaveLength(1);
  });

  it('written on an earlier day keep their price and say today whether they can be had', async () => {
    const project = await newProject(distributor, {
      products: [{ model: '2010', choices: { color: '99' } }],
    });
    await server.pool.query(
      `update line_evaluation set evaluated_on = '2026-01-02', evaluation = replace((evaluation - 'offeredUntil')::text,
         'quantity-below-moq', 'price-missing')::jsonb where project_id = $1`,
      [project.id],
    );
    await server.pool.query('update project set version = version + 1 where id = $1', [project.id]);
    const read = await distributor.get<Project>(`/api/v2/projects/${project.id}`);
    expect(lines(read.body)[0]).toEqual(lines(project)[0]);
  });

  it('are 2,000 at most', async () => {
    const { id } = await newProject(distributor, { products: [almar] });
    await server.pool.query('update project set line_count = 1999 where id = $1', [id]);
    const path = `/api/v1/projects/${id}/products`;
    const both = await distributor.post(path, [almar, almar]);
    expect([both.status, both.body]).toEqual([
      422,
      { code: 'project-full', message: 'problem.project-full', details: { max: 2000 } },
    ]);
    expect((await distributor.post(path, [almar])).status).toBe(201);
    expect((await distributor.post(path, [almar])).status).toBe(422);
  });
});
