import type { Project, ProjectDelta } from '@lucerna/contract';
import { applyDelta, isDelta } from '@lucerna/contract/apply-delta';
import { structureTotals } from '@lucerna/engine';
import { startTestServer, type Reply, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('distributor');
});

const models = ['2010', '2011', '2012', '2050', '2100', '2140'];
const newProject = async (lines = 6) => {
  const products = Array.from({ length: lines }, (_, at) => ({
    model: models[at % models.length],
    quantity: 2,
  }));
  return (await user.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;
};
const since = (version: number) => ({ prefer: `return=minimal; since=${version}` });
const read = async (id: string) => (await user.get<Project>(`/api/v2/projects/${id}`)).body;

/** What a change answered, put into the project as it was. */
function applied(before: Project, { status, headers, body }: Reply<Project | ProjectDelta>): Project {
  expect(status).toBeLessThan(300);
  expect(headers.get('preference-applied')).toBe('return=minimal');
  if (!isDelta(body)) throw new Error('The answer is a whole project');
  expect(body.since).toBe(before.version);
  return applyDelta(before, body);
}

describe('a write whose caller prefers what changed', () => {
  it('answers that and the totals in at most 3 kB, for every kind of change', async () => {
    let project = await newProject();
    const { id } = project;
    const line = (at: number) => `/api/v1/projects/${id}/products/${project.products.orderedIds[at]}`;
    const changes: (() => Promise<Reply<Project | ProjectDelta>>)[] = [
      () => user.put(line(1), { attributesToUpdate: { quantity: 9 } }, since(project.version)),
      () => user.put(line(0), { attributesToUpdate: { position: 4 } }, since(project.version)),
      () => user.put(line(5), { attributesToUpdate: { position: 0, quantity: 3 } }, since(project.version)),
      () => user.put(line(2), { attributesToUpdate: { choices: { color: '20' } } }, since(project.version)),
      () => user.post(line(3).replace('/v1/', '/v2/') + '/clone', undefined, since(project.version)),
      () => user.del(line(1), undefined, since(project.version)),
      () =>
        user.post(
          `/api/v1/projects/${id}/products`,
          [{ model: '2300', quantity: 1 }],
          since(project.version),
        ),
      () =>
        user.put(`/api/v1/projects/${id}`, { fieldsToUpdate: { name: 'Museum' } }, since(project.version)),
    ];
    for (const change of changes) {
      const answer = await change();
      project = applied(project, answer);
      expect(JSON.stringify(answer.body).length).toBeLessThan(3000);
      expect(project).toEqual(await read(id));
    }
  });

  it('answers totals that are the sum of what counts, whatever was changed before', async () => {
    let project = await newProject(8);
    const { id } = project;
    const [first, second, third, fourth, fifth] = project.products.orderedIds;
    const base = `/api/v1/projects/${id}/products`;
    const alternative = { option: { kind: 'alternative', alternativeTo: second }, isChosen: true };
    const changes: (() => Promise<Reply<Project>>)[] = [
      () => user.put(`${base}/${first}`, { attributesToUpdate: { quantity: 700 } }),
      () => user.put(`${base}/${second}`, { attributesToUpdate: { position: 6 } }),
      () => user.put(`${base}/${third}`, { attributesToUpdate: alternative }),
      () => user.put(`${base}/${first}`, { attributesToUpdate: { quantity: 3 } }),
      () => user.put(`${base}/${second}`, { attributesToUpdate: { quantity: 9 } }),
      () => user.put(`${base}/${third}`, { attributesToUpdate: { quantity: 11 } }),
      () => user.put(`${base}/${third}`, { attributesToUpdate: { isChosen: false } }),
      () => user.put(`${base}/${fourth}`, { attributesToUpdate: { option: { kind: 'optional' } } }),
      () => user.put(`${base}/${fourth}`, { attributesToUpdate: { position: 0 } }),
      () => user.put(`${base}/${second}`, { attributesToUpdate: { quantity: 4 } }),
      () => user.put(`${base}/${fourth}`, { attributesToUpdate: { option: null } }),
      () => user.put(`${base}/${third}`, { attributesToUpdate: { option: null } }),
      () => user.post(base, [{ model: '2300', quantity: 6 }]),
      () => user.del(`${base}/${fifth}`),
      () => user.put(`${base}/${first}`, { attributesToUpdate: { choices: { color: '20' } } }),
    ];
    for (const [at, change] of changes.entries()) {
      const { status } = await change();
      expect(status, `change ${at}`).toBeLessThan(300);
      project = await read(id);
      const lines = project.products.orderedIds.map((each) => {
        const { prices, section = null, area = null, option = null, ...line } = project.products.byId[each]!;
        const priced = { unitGross: prices?.unitGross ?? null, unitNet: prices?.unitNet ?? null };
        return { ...line, ...priced, id: each, section, area, option };
      });
      const { project: sums } = structureTotals(lines, [], project.currency);
      expect(project.totals, `change ${at}`).toEqual({ products: lines.length, ...sums });
    }
  });

  it('is answered all that changed since, also what others did, and by a read too', async () => {
    const before = await newProject();
    const [first, second] = before.products.orderedIds;
    const base = `/api/v1/projects/${before.id}/products`;
    await user.put(`${base}/${first}`, { attributesToUpdate: { quantity: 5 } });
    await user.del(`${base}/${second}`);
    const now = await read(before.id);
    expect(applied(before, await user.get(`/api/v2/projects/${before.id}`, since(before.version)))).toEqual(
      now,
    );
    const changed = await user.put<ProjectDelta>(
      `${base}/${before.products.orderedIds[2]}`,
      { attributesToUpdate: { quantity: 8 } },
      since(before.version),
    );
    expect(applied(before, changed)).toEqual(await read(before.id));
  });

  it('is answered the whole project where its version is unknown, and so is everybody who prefers nothing', async () => {
    const { id, version, products } = await newProject();
    const line = `/api/v1/projects/${id}/products/${products.orderedIds[0]}`;
    for (const headers of [
      since(version + 40),
      {},
      { prefer: 'return=minimal' },
      { prefer: 'handling=lenient' },
    ]) {
      const answer = await user.put<Project>(line, { attributesToUpdate: { quantity: 7 } }, headers);
      expect(answer.headers.get('preference-applied')).toBeNull();
      expect(answer.body.products.orderedIds).toEqual(products.orderedIds);
    }
  });

  it('is refused where the quantity that it saw is another one by now, and only there', async () => {
    const { id, products } = await newProject();
    const [first, second] = products.orderedIds;
    const count = (line: string | undefined, quantity: number, seen: number) =>
      user.put(`/api/v1/projects/${id}/products/${line}`, {
        attributesToUpdate: { quantity },
        seen: { quantity: seen },
      });
    expect((await count(first, 5, 2)).status).toBe(200);
    expect((await count(second, 7, 2)).status).toBe(200);
    const refused = await count(first, 8, 2);
    expect([refused.status, refused.body.code]).toEqual([409, 'quantityChanged']);
    expect(refused.body.details).toMatchObject({ quantity: 5 });
    expect((await count(first, 5, 2)).status).toBe(200);
    expect((await count(first, 8, 5)).status).toBe(200);
  });

  it('repeats under its key with what changed since the version that the caller has', async () => {
    const before = await newProject();
    const line = `/api/v1/projects/${before.id}/products/${before.products.orderedIds[0]}`;
    const headers = { ...since(before.version), 'idempotency-key': 'once-for-the-quantity' };
    const first = await user.put<ProjectDelta>(line, { attributesToUpdate: { quantity: 7 } }, headers);
    const again = await user.put<ProjectDelta>(line, { attributesToUpdate: { quantity: 7 } }, headers);
    expect(again.body).toEqual(first.body);
  });

  it('tells no price to who may not see prices', async () => {
    const own = await server.as('specifier');
    const { body: project } = await own.post<Project>('/api/v1/projects', {
      name: 'Unpriced',
      products: [{ model: '2010', quantity: 1 }],
    });
    const line = `/api/v1/projects/${project.id}/products/${project.products.orderedIds[0]}`;
    const { body } = await own.put<ProjectDelta>(
      line,
      { attributesToUpdate: { quantity: 4 } },
      since(project.version),
    );
    expect('net' in body.totals).toBe('net' in project.totals);
    expect(Object.keys(body.products.byId)).toEqual(project.products.orderedIds);
  });
});
