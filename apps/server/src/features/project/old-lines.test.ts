import type { Project } from '@lucerna/contract';
import { evaluate } from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyRevision } from '@lucerna/testkit/copy-revision';

const models = ['2010', '2011', '2012', '2050', '2100', '2140', '2250', '2300', '2340', '2440'];
const many = 30;

let server: TestServer;
let user: TestUser;
let revisions: readonly number[];
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('specifier');
  revisions = await copyRevision(server.pool, many);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** A project whose lines were written on an earlier day, each under the next of the revisions. */
async function oldProject(of: readonly number[], lines = 60): Promise<Project> {
  const products = Array.from({ length: lines }, (_, at) => ({
    model: models[at % models.length],
    quantity: 1 + (at % 3),
  }));
  const { body } = await user.post<Project>('/api/v1/projects', { name: 'Old', products });
  const day = dayBefore(server.ctx.today(), 1);
  await server.pool.query(
    `update line_evaluation e set evaluated_on = $2::date,
       catalogue_revision = ($3::int[])[1 + (l.position % cardinality($3::int[]))::int]
     from project_line l where e.project_id = $1 and l.project_id = $1 and l.id = e.line_id`,
    [body.id, day, of],
  );
  await server.pool.query('update project set version = version + 1 where id = $1', [body.id]);
  return body;
}

const read = async (id: string, reader = user) => {
  const { status, body } = await reader.get<Project>(`/api/v2/projects/${id}`);
  expect(status).toBe(200);
  return body;
};
const change = (id: string, line: string | undefined, quantity: number) =>
  user.put<Project>(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate: { quantity } });

describe('lines of thirty revisions', () => {
  it('say of today what they would say with their whole revision', async () => {
    const { id, products } = await oldProject(revisions);
    const { products: now } = await read(id);
    expect(now).toEqual(products);
    const revision = revisions.at(-1)!;
    const today = server.ctx.today();
    // The revisions are copies of the one in force, which is loaded whole.
    const whole = server.ctx.catalogue.current();
    const partly = await server.ctx.catalogue.on(revision, { models }, (loaded) => loaded);
    for (const model of models) {
      const [a, b] = [whole, partly].map((each) => {
        const prepared = each.prepared(16, model, today);
        return prepared.ok ? evaluate(prepared.value, {}, { rateId: 10, quantity: 2 }) : prepared;
      });
      expect(b).toEqual(a);
    }
    expect(partly.models.size).toBeLessThan(whole.models.size);
  });

  it('ask no catalogue as long as no date of theirs has passed', async () => {
    const { id, products } = await oldProject(revisions);
    const on = vi.spyOn(server.ctx.catalogue, 'on');
    await Promise.all([read(id), read(id)]);
    expect(on).not.toHaveBeenCalled();
    const line = products.orderedIds[7]!;
    const changed = await change(id, line, 9);
    expect(changed.body.products.byId[line]?.quantity).toBe(9);
    // For what the line becomes.
    expect(on.mock.calls.map(([, wanted]) => wanted.models)).toEqual([['2300']]);
  });

  it('counted together load the models of each revision in one go', async () => {
    // Nobody has read them yet.
    const fresh = await copyRevision(server.pool, 2);
    const { id, products } = await oldProject(fresh, 20);
    const queries = vi.spyOn(server.ctx.background, 'query');
    const lines = products.orderedIds.map((_id) => ({ _id }));
    const { status } = await user.put(`/api/v1/projects/${id}/lines`, {
      ...{ lines, change: { act: 'quantity', quantity: 9 } },
    });
    expect(status).toBe(200);
    const asked = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('catalogue_article'));
    expect(asked).toHaveLength(fresh.length);
  });

  it('of an older release are asked for once, whoever reads and whatever changes', async () => {
    const { id, products } = await oldProject(revisions);
    await server.pool.query(
      `update line_evaluation set evaluation = evaluation - 'offeredUntil' where project_id = $1`,
      [id],
    );
    await server.pool.query('update project set version = version + 1 where id = $1', [id]);
    const on = vi.spyOn(server.ctx.catalogue, 'on');
    await Promise.all([read(id), read(id), read(id)]);
    expect(on).toHaveBeenCalledTimes(many);
    on.mockClear();
    await read(id);
    const line = products.orderedIds[7];
    await user.put(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate: { position: 0 } });
    await user.put(`/api/v1/projects/${id}`, { fieldsToUpdate: { name: 'Renamed' } });
    expect(on).not.toHaveBeenCalled();
    // Another node finds the answers.
    const { rows } = await server.pool.query(
      `select count(*)::int as answers from line_answer where project_id = $1 and kind = 'offer'`,
      [id],
    );
    expect(rows).toEqual([{ answers: products.orderedIds.length }]);
  });

  it('keep what is compiled of today', async () => {
    const catalogue = server.ctx.catalogue.current();
    const today = server.ctx.today();
    const before = catalogue.prepared(16, '2010', today);
    const { id, products } = await oldProject([catalogue.revision], 10);
    await change(id, products.orderedIds[0], 4);
    await read(id);
    expect(catalogue.prepared(16, '2010', today)).toBe(before);
  });
});

describe('the next day', () => {
  it('asks again, and says what has changed since', async () => {
    // One that nobody has read: a revision never changes.
    const [revision = 0] = await copyRevision(server.pool);
    const today = server.ctx.today();
    const until = today.split('-').reverse().join('/');
    await server.pool.query(
      `update catalogue_variation set body = jsonb_set(body, '{availability}', $2::jsonb)
       where model = '2010' and type = 'color' and revision = $1`,
      [revision, JSON.stringify({ until })],
    );
    await server.pool.query('update catalogue_current set revision = $1', [revision]);
    await server.ctx.catalogue.refresh();
    const { id } = await oldProject([revision], 4);
    const { products } = await read(id);
    const [first = ''] = products.orderedIds;
    const later = dayBefore(today, -400);
    vi.spyOn(server.ctx, 'today').mockReturnValue(later);
    const { products: then } = await read(id);
    expect(products.byId[first]?.availability.available).toBe(true);
    expect(then.byId[first]?.availability.available).toBe(false);
  });
});
