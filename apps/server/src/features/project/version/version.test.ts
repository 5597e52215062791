import { maxKeptVersions, maxVersions } from '@lucerna/contract';
import type { Project, ProjectMembers, ProjectVersion, VersionComparison } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../env';

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

async function newProject(): Promise<Project> {
  return (await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;
}

type Refused = { code: string; details: unknown };
const at = (id: string) => `/api/v2/project/${id}`;
const keep = (id: string, title = 'Tender', headers = {}, user = owner) =>
  user.post<ProjectVersion & Refused>(`${at(id)}/version`, { title }, headers);
const versionsOf = async (id: string) => (await owner.get<ProjectVersion[]>(`${at(id)}/versions`)).body;
const read = async (id: string, user = owner) => (await user.get<Project>(`/api/v2/projects/${id}`)).body;
const compare = (id: string, from: string, to: string) =>
  owner.get<VersionComparison>(`${at(id)}/versions/compare?from=${from}&to=${to}`);
const goBack = (id: string, version: string, headers = {}, user = owner) =>
  user.post<Project & Refused>(`${at(id)}/versions/${version}/restore`, undefined, headers);
const count = (id: string, line: string, quantity: number) =>
  owner.put<Project>(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate: { quantity } });
const stored = async (id: string) =>
  (
    await server.pool.query<{ n: number }>(
      'select count(*)::int as n from version_line where project_id = $1',
      [id],
    )
  ).rows[0]!.n;

describe('a version of a project', () => {
  it('has an id of its own, under which the project is read as it was', async () => {
    const project = await newProject();
    const { status, body: version } = await keep(project.id, 'Licitación 100 % €, Nº 2');
    expect(status).toBe(201);
    expect(version).toMatchObject({
      ...{ projectId: project.id, number: 1, title: 'Licitación 100 % €, Nº 2', name: 'Hotel', status: 1 },
      ...{ createdBy: 'Distributor Demo', products: 2, isCurrent: true },
    });
    expect(version.id).not.toBe(project.id);
    await count(project.id, project.products.orderedIds[0]!, 9);
    await owner.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: { name: 'Spa' } });
    const then = await read(version.id);
    expect(then).toEqual({
      ...project,
      ...{ id: version.id, actions: [], may: ['read'], updatedAt: version.createdAt },
      versionOf: { projectId: project.id, number: 1, title: version.title, createdAt: version.createdAt },
    });
    expect(await versionsOf(project.id)).toEqual([{ ...version, isCurrent: false }]);
  });

  it('leaves the project in its state: nobody’s change is stale', async () => {
    const project = await newProject();
    await keep(project.id);
    expect((await read(project.id)).version).toBe(project.version);
  });

  it('costs no copy of lines that say the same', async () => {
    const project = await newProject();
    await keep(project.id, 'One');
    expect(await stored(project.id)).toBe(2);
    await keep(project.id, 'Two');
    expect(await stored(project.id)).toBe(2);
    await count(project.id, project.products.orderedIds[0]!, 9);
    await keep(project.id, 'Three');
    expect(await stored(project.id)).toBe(3);
    expect((await versionsOf(project.id)).map(({ number, title }) => [number, title])).toEqual([
      [3, 'Three'],
      [2, 'Two'],
      [1, 'One'],
    ]);
  });

  it('has a title of 1 to 30 signs', async () => {
    const { id } = await newProject();
    expect((await keep(id, 'x'.repeat(30))).status).toBe(201);
    for (const title of ['x'.repeat(31), '', ' ', 'a\u0007b', 'a\nb']) {
      expect((await keep(id, title)).status).toBe(400);
    }
  });

  it('is made once under a key, of what was seen, and two at once get numbers of their own', async () => {
    const { id, version } = await newProject();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await keep(id, 'A', key), await keep(id, 'A', key)];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await keep(id, 'B', key)).body.code).toBe('idempotencyMismatch');
    const stale = await keep(id, 'C', { 'if-match': `"${version + 7}"` });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    const both = await Promise.all([keep(id, 'D'), keep(id, 'E')]);
    expect(both.map(({ body }) => body.number).sort()).toEqual([2, 3]);
  });

  it(`is one of ${maxVersions} at most`, async () => {
    const { id } = await newProject();
    const { body } = await keep(id);
    await server.pool.query(
      `insert into project_version select gen_random_uuid(), project_id, n, title, project_name, status, project_state, created_by,
         created_at, line_ids, quantities, contents from project_version, generate_series(2, ${maxVersions}) n where id = $1`,
      [body.id],
    );
    const full = await keep(id);
    expect([full.status, full.body]).toMatchObject([422, { code: 'versionsFull' }]);
    expect(await versionsOf(id)).toHaveLength(maxVersions);
  });

  it('that was kept by going back is told as any other, is not counted, and of many the oldest goes', async () => {
    const { id, products: of } = await newProject();
    const [line] = of.orderedIds;
    const { body: first } = await keep(id);
    await server.pool.query(
      `insert into project_version select gen_random_uuid(), project_id, n, title, project_name, status, project_state, created_by,
         created_at, line_ids, quantities, contents from project_version, generate_series(2, ${maxVersions}) n where id = $1`,
      [first.id],
    );
    for (let back = 0; back <= maxKeptVersions; back += 1) {
      await count(id, line!, 10 + back);
      expect((await goBack(id, first.id)).status).toBe(200);
    }
    const kept = (await versionsOf(id)).filter(({ title }) => title === null);
    expect(kept).toHaveLength(maxKeptVersions);
    expect(kept.at(-1)!.number).toBe(maxVersions + 2);
    const { rows } = await server.pool.query<{ n: number }>(
      `select count(*)::int as n from event where subject_id = $1 and payload ->> 'version' = $2`,
      [id, kept[0]!.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  }, 60_000);

  it('is nobody else’s, and gone with its project', async () => {
    const { id } = await newProject();
    const { body: version } = await keep(id);
    const stranger = await server.as('specifier');
    for (const path of [`${at(id)}/versions`, `${at(id)}/versions/compare?from=${id}&to=${id}`]) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await stranger.get(`/api/v2/projects/${version.id}`)).status).toBe(404);
    expect((await keep(id, 'Mine', {}, stranger)).status).toBe(404);
    expect((await goBack(id, version.id, {}, stranger)).status).toBe(404);
    expect((await keep(id, 'No', {}, await server.as('webUser'))).status).toBe(403);
    await owner.del(`/api/v1/projects/${id}`);
    const named = { code: 'projectDeleted', details: { id, name: 'Hotel', canRestore: true } };
    for (const { status, body } of [
      await keep(id),
      await goBack(id, version.id),
      await owner.get(`${at(id)}/versions`),
      await owner.get(`${at(id)}/versions/compare?from=${version.id}&to=${id}`),
      await owner.get(`/api/v2/projects/${version.id}`),
    ]) {
      expect([status, body]).toMatchObject([404, named]);
    }
    expect((await stranger.get(`/api/v2/projects/${version.id}`)).body.code).toBe('notFound');
    await owner.post(`/api/v1/projects/${id}/restore`);
    expect((await owner.get(`/api/v2/projects/${version.id}`)).status).toBe(200);
  });

  it('is read by a member, at the prices of who reads it', async () => {
    const { id } = await newProject();
    const { body: version } = await keep(id);
    const member = { email: 'specifier@lucerna.test', role: 'viewer' };
    expect((await owner.post<ProjectMembers>(`/api/v1/projects/${id}/members`, member)).status).toBe(201);
    const guest = await server.as('specifier');
    const seen = await read(version.id, guest);
    expect(seen.totals.gross).toEqual((await read(version.id)).totals.gross);
    expect(seen.totals.net).toEqual((await read(id, guest)).totals.net);
    expect((await keep(id, 'Guest', {}, guest)).body.code).toBe('projectForbidden');
    expect((await goBack(id, version.id, {}, guest)).body.code).toBe('projectForbidden');
  });

  it('is sent by mail to who may open the project, and to nobody else', async () => {
    const { id } = await newProject();
    const path = `${at(id)}/version?email=`;
    const nobody = await owner.post<Refused>(`${path}nobody@example.test`, { title: 'Sent' });
    expect([nobody.status, nobody.body.code]).toEqual([422, 'versionReader']);
    expect((await owner.post<Refused>(`${path}admin@lucerna.test`, { title: 'Sent' })).body.code).toBe(
      'versionReader',
    );
    expect(await versionsOf(id)).toEqual([]);
    expect((await owner.post(`${path}no-email`, { title: 'Sent' })).status).toBe(400);
    const member = { email: 'specifier@lucerna.test', role: 'viewer' };
    await owner.post(`/api/v1/projects/${id}/members`, member);
    const { status, body } = await owner.post<ProjectVersion>(`${path}Specifier@lucerna.test`, {
      title: 'Sent',
    });
    expect(status).toBe(201);
    const letters = async () =>
      (await lettersTo(server.url, 'specifier@lucerna.test')).map(({ subject }) => subject);
    await expect.poll(letters).toContain('Distributor Demo sent you a version of Hotel');
    const [letter] = (await lettersTo(server.url, 'specifier@lucerna.test')).filter(({ text }) =>
      text.includes('Sent'),
    );
    expect(letter?.text).toContain(`/project/${body.id}`);
  });

  it('is sent to nobody else by the key of another letter', async () => {
    const { id } = await newProject();
    for (const email of ['specifier@lucerna.test', 'importer@lucerna.test']) {
      await owner.post(`/api/v1/projects/${id}/members`, { email, role: 'viewer' });
    }
    const key = { 'idempotency-key': randomUUID() };
    const send = (name: string) =>
      owner.post<Refused>(`${at(id)}/version?email=${name}@lucerna.test`, { title: 'Sent' }, key);
    expect((await send('specifier')).status).toBe(201);
    expect((await send('importer')).body.code).toBe('idempotencyMismatch');
    expect((await send('specifier')).status).toBe(201);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it('is not sent to who stands to the project and cannot open it', async () => {
    const { id } = await newProject();
    const send = async (name: string) =>
      (await owner.post<Refused>(`${at(id)}/version?email=${name}@lucerna.test`, { title: 'Sent' })).body
        .code;
    // A colleague without project.view.company.
    await server.pool.query(
      `update account set company_crm_id = 'one' where email in ('distributor@lucerna.test', 'specifier@lucerna.test')`,
    );
    expect(await send('specifier')).toBe('versionReader');
    await owner.post(`/api/v1/projects/${id}/members`, { email: 'importer@lucerna.test', role: 'viewer' });
    const block = (since: string) =>
      server.pool.query(`update account set blocked_at = ${since} where email = 'importer@lucerna.test'`);
    await block('now()');
    expect(await send('importer')).toBe('versionReader');
    await block('null');
    expect(await send('importer')).toBeUndefined();
  });

  it('is said nothing of to who made it and was removed since', async () => {
    const { id } = await newProject();
    const guest = await server.as('specifier');
    await owner.post(`/api/v1/projects/${id}/members`, { email: 'specifier@lucerna.test', role: 'editor' });
    const key = { 'idempotency-key': randomUUID() };
    expect((await keep(id, 'Mine', key, guest)).status).toBe(201);
    const { body: account } = await guest.get<{ id: string }>('/users/v1/account');
    expect((await owner.del(`/api/v1/projects/${id}/members/${account.id}`)).status).toBe(204);
    expect((await keep(id, 'Mine', key, guest)).status).toBe(404);
  });
});

describe('two versions of a project', () => {
  it('are compared line by line, with totals', async () => {
    const project = await newProject();
    const [counted, gone] = project.products.orderedIds as [string, string];
    const { body: one } = await keep(project.id, 'One');
    await count(project.id, counted, 5);
    await owner.del(`/api/v1/projects/${project.id}/products/${gone}`);
    const { body: grown } = await owner.post<Project>(`/api/v1/projects/${project.id}/products`, [
      { model: '2050', quantity: 2 },
    ]);
    const fresh = grown.products.orderedIds.at(-1)!;
    const { body: two } = await keep(project.id, 'Two');
    const { status, body } = await compare(project.id, one.id, two.id);
    expect(status).toBe(200);
    const name = 'Hotel';
    expect(body.from).toEqual({ id: one.id, number: 1, title: 'One', name, totals: project.totals });
    expect(body.to).toEqual({ id: two.id, number: 2, title: 'Two', name, totals: grown.totals });
    expect(body.freeLines).toEqual({ added: [], removed: [], changed: [] });
    expect(body.added.map(({ _id }) => _id)).toEqual([fresh]);
    expect(body.removed.map(({ _id }) => _id)).toEqual([gone]);
    expect(body.changed).toMatchObject([
      { _id: counted, fields: ['quantity'], from: { quantity: 3 }, to: { quantity: 5 } },
    ]);
    expect(body.unchanged).toBe(0);
    const back = (await compare(project.id, two.id, one.id)).body;
    expect([back.added, back.removed]).toEqual([body.removed, body.added]);
    const now = (await compare(project.id, two.id, project.id)).body;
    expect([now.to.number, now.unchanged, now.changed]).toEqual([null, 2, []]);
  });

  it('tell what was changed inside a creation that kept its code', async () => {
    const { id, products: of } = await newProject();
    const [line] = of.orderedIds;
    await server.pool.query('insert into project_creation values ($1, $2, $3)', [id, line, { at: 1 }]);
    const { body: before } = await keep(id);
    await server.pool.query('update project_creation set creation = $2 where line_id = $1', [
      line,
      { at: 2 },
    ]);
    expect((await compare(id, before.id, id)).body.changed).toMatchObject([
      { _id: line, fields: ['creation'] },
    ]);
    const { body: after } = await keep(id);
    expect((await compare(id, before.id, after.id)).body.changed).toHaveLength(1);
    expect((await compare(id, after.id, id)).body.changed).toEqual([]);
  });

  it('are of the same project', async () => {
    const [one, other] = [await newProject(), await newProject()];
    const { body } = await keep(other.id);
    expect((await compare(one.id, one.id, body.id)).status).toBe(404);
    expect((await compare(one.id, one.id, other.id)).status).toBe(404);
    expect((await compare(one.id, one.id, randomUUID())).status).toBe(404);
    expect((await owner.get(`${at(one.id)}/versions/compare?from=${one.id}`)).status).toBe(400);
  });

  it('say nothing of prices to who may not see them', async () => {
    const user = await server.as('webUser');
    const { body } = await user.post<Project>('/api/v1/projects', { name: 'Home', products });
    const found = await user.get(`${at(body.id)}/versions/compare?from=${body.id}&to=${body.id}`);
    expect([found.status, JSON.stringify(found.body)]).toEqual([
      200,
      expect.not.stringMatching(/price|gross|net"|amount/i) as string,
    ]);
  });
});

describe('going back to a version', () => {
  it('brings its lines back, and keeps what was there before', async () => {
    const project = await newProject();
    const [first, second] = project.products.orderedIds as [string, string];
    const { body: version } = await keep(project.id);
    await count(project.id, first, 8);
    await owner.del(`/api/v1/projects/${project.id}/products/${second}`);
    const { body: changed } = await owner.post<Project>(`/api/v1/projects/${project.id}/products`, [
      { model: '2050' },
    ]);
    const { status, body } = await goBack(project.id, version.id);
    expect(status).toBe(200);
    expect([body.id, body.version, body.products, body.totals]).toEqual([
      ...[project.id, changed.version + 1, project.products, project.totals],
    ]);
    const [kept, of] = await versionsOf(project.id);
    expect([kept, of]).toMatchObject([
      { number: 2, title: null, products: 2 },
      { number: 1, title: 'Tender' },
    ]);
    // And forth again: nothing is lost by it.
    const forth = await goBack(project.id, kept!.id);
    expect(forth.body.products).toEqual(changed.products);
    // What it was is known already, so that no version is added.
    expect(await versionsOf(project.id)).toHaveLength(2);
    const added = await owner.post<Project>(`/api/v1/projects/${project.id}/products`, [{ model: '2015' }]);
    expect(added.body.products.orderedIds).toHaveLength(3);
  });

  it('is done once under a key, and not over a change that was not seen', async () => {
    const project = await newProject();
    const { body: version } = await keep(project.id);
    await count(project.id, project.products.orderedIds[0]!, 8);
    const stale = await goBack(project.id, version.id, { 'if-match': `"${project.version}"` });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    const key = { 'idempotency-key': randomUUID() };
    const [one, two] = [await goBack(project.id, version.id, key), await goBack(project.id, version.id, key)];
    expect([one.status, two.body]).toEqual([200, one.body]);
    const { body: other } = await keep(project.id);
    expect((await goBack(project.id, other.id, key)).body.code).toBe('idempotencyMismatch');
    expect((await goBack(project.id, randomUUID())).status).toBe(404);
  });

  it('does not take away what was ordered', async () => {
    const project = await newProject();
    const [line] = project.products.orderedIds as [string];
    const { body: version } = await keep(project.id);
    await count(project.id, line, 8);
    const { referenceCode, prices } = (await read(project.id)).products.byId[line]!;
    const ordered = await owner.post('/api/v1/orders/process', {
      projectId: project.id,
      products: [{ _id: line, quantity: 5, referenceCode, unitNet: prices!.unitNet }],
    });
    expect(ordered.status).toBe(200);
    const refused = await goBack(project.id, version.id);
    expect([refused.status, refused.body.code]).toEqual([422, 'lineOrdered']);
    expect(await versionsOf(project.id)).toHaveLength(1);
  });
});

describe('the ERP', () => {
  it('is told of a state once, however often a project changed, and only where the flag is on', async () => {
    const on = await startTestServer({
      flags: { ...readEnv({}).flags, overrides: { upsertVersionD365: true } },
    });
    const user = await on.as('distributor');
    const { body } = await user.post<Project>('/api/v1/projects', { name: 'Hotel', products });
    const told = async () =>
      (
        await on.pool.query<{ payload: object }>(
          `select payload from event where kind = 'versionUpserted' and subject_id = $1 order by id`,
          [body.id],
        )
      ).rows.map(({ payload }) => payload);
    await user.post(`/api/v1/projects/${body.id}/products`, [{ model: '2050' }]);
    await user.post(`/api/v1/projects/${body.id}/products`, [{ model: '2050' }]);
    const answers = [1, 2].map(() => user.post(`/api/v1/project/${body.id}/version/update`));
    for (const { status, body: said } of await Promise.all(answers)) {
      expect([status, said]).toEqual([200, { projectId: body.id, version: 3, upserted: true }]);
    }
    expect(await told()).toEqual([{ version: 3, status: 1, lines: 4 }]);
    await user.put(`/api/v1/projects/${body.id}`, { fieldsToUpdate: { name: 'Spa' } });
    // Somebody else holds the project at that moment: it is waited for.
    const other = await on.pool.connect();
    await other.query('begin');
    await other.query('select from project where id = $1 for update', [body.id]);
    const waiting = user.post(`/api/v1/project/${body.id}/version/update`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.query('commit');
    other.release();
    expect((await waiting).status).toBe(200);
    expect((await told()).at(-1)).toEqual({ version: 4, status: 1, lines: 4 });
    await user.del(`/api/v1/projects/${body.id}`);
    await on.pool.query(`select graphile_worker.add_job('upsertVersions')`);
    await expect.poll(told).toEqual([
      { version: 3, status: 1, lines: 4 },
      { version: 4, status: 1, lines: 4 },
      { version: 5, status: 0, lines: 4 },
    ]);
    await on.stop();
    const { id } = await newProject();
    const off = await owner.post(`/api/v2/project/${id}/version/update`);
    expect(off.body).toEqual({ projectId: id, version: 1, upserted: false });
    expect((await (await server.as('specifier')).post(`/api/v1/project/${id}/version/update`)).status).toBe(
      404,
    );
  });
});
