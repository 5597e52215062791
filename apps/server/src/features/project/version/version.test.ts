import { maxKeptVersions, maxVersions, type Project, type ProjectMembers } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../env';
import { at, openVersionDesk, products, type Refused } from '../../../../test/version-desk';

const desk = openVersionDesk();
const { newProject, keep, versionsOf, count } = desk;

const read = async (id: string, user = desk.owner) =>
  (await user.get<Project>(`/api/v2/projects/${id}`)).body;

const goBack = (id: string, version: string, headers = {}, user = desk.owner) =>
  user.post<Project & Refused>(`${at(id)}/versions/${version}/restore`, undefined, headers);

const stored = async (id: string) =>
  (
    await desk.server.pool.query<{ n: number }>(
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
    await desk.owner.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: { name: 'Spa' } });
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
    await desk.server.pool.query(
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
    await desk.server.pool.query(
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
    const { rows } = await desk.server.pool.query<{ n: number }>(
      `select count(*)::int as n from event where subject_id = $1 and payload ->> 'version' = $2`,
      [id, kept[0]!.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  }, 60_000);

  it('is nobody else’s, and gone with its project', async () => {
    const { id } = await newProject();
    const { body: version } = await keep(id);
    const stranger = await desk.server.as('specifier');
    for (const path of [`${at(id)}/versions`, `${at(id)}/versions/compare?from=${id}&to=${id}`]) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    expect((await stranger.get(`/api/v2/projects/${version.id}`)).status).toBe(404);
    expect((await keep(id, 'Mine', {}, stranger)).status).toBe(404);
    expect((await goBack(id, version.id, {}, stranger)).status).toBe(404);
    expect((await keep(id, 'No', {}, await desk.server.as('webUser'))).status).toBe(403);
    await desk.owner.del(`/api/v1/projects/${id}`);
    const named = { code: 'projectDeleted', details: { id, name: 'Hotel', canRestore: true } };
    for (const { status, body } of [
      await keep(id),
      await goBack(id, version.id),
      await desk.owner.get(`${at(id)}/versions`),
      await desk.owner.get(`${at(id)}/versions/compare?from=${version.id}&to=${id}`),
      await desk.owner.get(`/api/v2/projects/${version.id}`),
    ]) {
      expect([status, body]).toMatchObject([404, named]);
    }
    expect((await stranger.get(`/api/v2/projects/${version.id}`)).body.code).toBe('notFound');
    await desk.owner.post(`/api/v1/projects/${id}/restore`);
    expect((await desk.owner.get(`/api/v2/projects/${version.id}`)).status).toBe(200);
  });

  it('is read by a member, at the prices of who reads it', async () => {
    const { id } = await newProject();
    const { body: version } = await keep(id);
    const member = { email: 'specifier@lucerna.test', role: 'viewer' };
    expect((await desk.owner.post<ProjectMembers>(`/api/v1/projects/${id}/members`, member)).status).toBe(
      201,
    );
    const guest = await desk.server.as('specifier');
    const seen = await read(version.id, guest);
    expect(seen.totals.gross).toEqual((await read(version.id)).totals.gross);
    expect(seen.totals.net).toEqual((await read(id, guest)).totals.net);
    expect((await keep(id, 'Guest', {}, guest)).body.code).toBe('projectForbidden');
    expect((await goBack(id, version.id, {}, guest)).body.code).toBe('projectForbidden');
  });
});

describe('going back to a version', () => {
  it('brings its lines back, and keeps what was there before', async () => {
    const project = await newProject();
    const [first, second] = project.products.orderedIds as [string, string];
    const { body: version } = await keep(project.id);
    await count(project.id, first, 8);
    await desk.owner.del(`/api/v1/projects/${project.id}/products/${second}`);
    const { body: changed } = await desk.owner.post<Project>(`/api/v1/projects/${project.id}/products`, [
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
    const added = await desk.owner.post<Project>(`/api/v1/projects/${project.id}/products`, [
      { model: '2015' },
    ]);
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
    const ordered = await desk.owner.post('/api/v1/orders/process', {
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
    const off = await desk.owner.post(`/api/v2/project/${id}/version/update`);
    expect(off.body).toEqual({ projectId: id, version: 1, upserted: false });
    expect(
      (await (await desk.server.as('specifier')).post(`/api/v1/project/${id}/version/update`)).status,
    ).toBe(404);
  });
});
