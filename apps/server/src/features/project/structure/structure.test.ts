import type {
  Project,
  ProjectDelta,
  ProjectStructure,
  ProjectVersion,
  VersionComparison,
} from '@lucerna/contract';
import { applyDelta, isDelta } from '@lucerna/contract/apply-delta';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
});

type Refused = { code: string; details: unknown };
type Changed = Project & Refused;

const products = ['2010', '2011', '2015', '2016'].map((model) => ({ model, quantity: 2 }));
const begin = async () => (await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;
const of = (id: string) => `/api/v1/projects/${id}`;
const read = async (id: string, user = owner) => (await user.get<Project>(`/api/v2/projects/${id}`)).body;
const add = (id: string, kind: string, body: object, headers = {}, user = owner) =>
  user.post<Changed>(`${of(id)}/${kind}`, body, headers);
const change = (id: string, part: string, body: object) => owner.put<Changed>(`${of(id)}/${part}`, body);
const arrange = (id: string, line: string, attributesToUpdate: object, headers = {}, user = owner) =>
  user.put<Changed>(`${of(id)}/products/${line}`, { attributesToUpdate }, headers);
const structureOf = ({ structure }: Project): ProjectStructure => {
  if (!structure) throw new Error('The project is a plain list');
  return structure;
};
const net = ({ totals }: { totals: { net?: { amount: number } | null } }) => totals.net?.amount ?? 0;
const netOf = (project: Project, ...ids: string[]) =>
  ids.reduce((sum, id) => sum + (project.products.byId[id]?.prices?.totalNet.amount ?? 0), 0);
const evaluations = async (id: string) =>
  (
    await server.pool.query<{ line_id: string; xmin: string }>(
      'select line_id, xmin::text from line_evaluation where project_id = $1 order by line_id',
      [id],
    )
  ).rows;

/** Two sections with a line each, an area, freight, and the second line as a chosen alternative to the first. */
async function arranged() {
  const { id, products: started } = await begin();
  const [a, b, c, d] = started.orderedIds as [string, string, string, string];
  const first = structureOf((await add(id, 'sections', { name: 'Ground floor' })).body).sections[0]!.id;
  const second = structureOf((await add(id, 'sections', { name: 'جناح ملكي' })).body).sections[1]!.id;
  const area = structureOf((await add(id, 'areas', { floor: '1', room: 'Lobby' })).body).areas[0]!.id;
  await arrange(id, a, { section: second, area, mark: 'A1', note: 'Dimmed' });
  await arrange(id, b, {
    section: second,
    option: { kind: 'alternative', alternativeTo: a },
    isChosen: true,
  });
  await arrange(id, c, { section: first, option: { kind: 'optional' } });
  const unitPrice = { amount: 12_050, currency: started.byId[a]!.prices!.unitNet.currency };
  const { body } = await add(id, 'free-lines', { text: 'Freight', section: second, quantity: 2, unitPrice });
  return { project: body, id, a, b, c, d, first, second, area };
}

describe('a project that is arranged', () => {
  it('is a plain list until somebody arranges it', async () => {
    const project = await begin();
    expect(project.structure).toBeUndefined();
    const [line] = Object.values(project.products.byId);
    for (const field of ['section', 'area', 'mark', 'note', 'option']) expect(line).not.toHaveProperty(field);
  });

  it('goes section after section, and its parts add up to what counts', async () => {
    const { project, a, b, c, d, second } = await arranged();
    expect(project.products.orderedIds).toEqual([d, c, a, b]);
    const { sections, areas, freeLines, unsectioned } = structureOf(project);
    expect(sections.map(({ name }) => name)).toEqual(['Ground floor', 'جناح ملكي']);
    expect(areas.map(({ floor, room }) => [floor, room])).toEqual([['1', 'Lobby']]);
    expect(freeLines).toMatchObject([{ text: 'Freight', section: second, total: { amount: 24_100 } }]);
    expect(project.products.byId[a]).toMatchObject({ mark: 'A1', note: 'Dimmed', section: second });
    expect(project.products.byId[c]!.option).toEqual({ kind: 'optional', isChosen: false });
    expect(sections.map(net)).toEqual([0, netOf(project, b) + 24_100]);
    expect(net({ totals: unsectioned! })).toBe(netOf(project, d));
    expect(net(project)).toBe(netOf(project, b, d) + 24_100);
    // The area has the line alone in whose place the alternative stands.
    expect(areas.map(net)).toEqual([0]);
    const list = await owner.get<{ docs: { id: string; net: { amount: number } }[] }>(
      '/api/v3/projects?limit=50',
    );
    expect(list.body.docs.find(({ id }) => id === project.id)?.net.amount).toBe(net(project));
  });

  it('writes one row and no evaluation when a line is moved or marked', async () => {
    const { id, a, b, second } = await arranged();
    const before = await evaluations(id);
    const rows = async () =>
      (
        await server.pool.query<{ id: string; xmin: string }>(
          'select id, xmin::text from project_line where project_id = $1 order by id',
          [id],
        )
      ).rows;
    const lines = await rows();
    const { body } = await arrange(id, a, { position: 3, section: second });
    expect(body.products.orderedIds.slice(-2)).toEqual([b, a]);
    expect((await rows()).filter(({ xmin }, at) => xmin !== lines[at]!.xmin).map((row) => row.id)).toEqual([
      a,
    ]);
    await arrange(id, b, { mark: 'A1' });
    expect(await evaluations(id)).toEqual(before);
  });

  it('takes one alternative in the place of its line, and the line back', async () => {
    const { id, a, b, d } = await arranged();
    const other = await arrange(id, d, { option: { kind: 'alternative', alternativeTo: a }, isChosen: true });
    expect(other.body.products.byId[b]!.option).toMatchObject({ isChosen: false });
    expect(net(other.body)).toBe(netOf(other.body, d) + 24_100);
    const back = await arrange(id, a, { isChosen: true });
    expect(back.body.products.byId[d]!.option).toMatchObject({ isChosen: false });
    expect(net(back.body)).toBe(netOf(back.body, a) + 24_100);
  });

  it('says why a line cannot be an alternative', async () => {
    const { id, a, b, c } = await arranged();
    const to = (alternativeTo: string) => ({ option: { kind: 'alternative', alternativeTo } });
    const codes = async (line: string, base: string) => (await arrange(id, line, to(base))).body.code;
    expect(await codes(c, b)).toBe('alternativeOfAlternative');
    expect(await codes(a, c)).toBe('alternativeOfItself');
    expect(await codes(a, a)).toBe('alternativeUnknown');
    expect(await codes(c, randomUUID())).toBe('alternativeUnknown');
    // What it stood in the place of is gone, and it stays what it is.
    await owner.del(`${of(id)}/products/${a}`);
    expect(await codes(c, b)).toBe('alternativeOfAlternative');
  });

  it('is refused parts that it has not, and too many of them', async () => {
    const { id, a } = await arranged();
    for (const part of [{ section: randomUUID() }, { area: randomUUID() }]) {
      expect(await arrange(id, a, part)).toMatchObject({ status: 422, body: { code: 'partUnknown' } });
      const added = await owner.post<Refused>(`${of(id)}/products`, [{ model: '2010', ...part }]);
      expect(added).toMatchObject({ status: 422, body: { code: 'partUnknown' } });
    }
    await server.pool.query(
      `insert into project_area select $1, gen_random_uuid(), nth, nth::text, '' from generate_series(1, 199) nth`,
      [id],
    );
    expect((await add(id, 'areas', { room: 'One more' })).body.code).toBe('partsFull');
  });

  it('bounds its texts, and takes them in every script', async () => {
    const { id, a } = await arranged();
    expect((await arrange(id, a, { note: 'x'.repeat(4001) })).status).toBe(400);
    expect((await arrange(id, a, { mark: 'x'.repeat(21) })).status).toBe(400);
    expect((await add(id, 'areas', { floor: ' ', room: '' })).status).toBe(400);
    expect((await add(id, 'sections', { name: 'x'.repeat(81) })).status).toBe(400);
    expect(
      (await add(id, 'free-lines', { text: 'x', unitPrice: { amount: -1, currency: 'EUR' } })).status,
    ).toBe(400);
    const dollars = { text: 'x', unitPrice: { amount: 1, currency: 'USD' } };
    expect((await add(id, 'free-lines', dollars)).body.code).toBe('freeLineCurrency');
    const note = `${'א'.repeat(3998)}\nב`;
    expect((await arrange(id, a, { note })).body.products.byId[a]!.note).toBe(note);
  });

  it('takes where an added product goes', async () => {
    const { id, second, area } = await arranged();
    const placed = { section: second, area, mark: 'B2', note: 'Over the desk' };
    const { body } = await owner.post<Project>(`${of(id)}/products`, [{ model: '2010', ...placed }]);
    const last = body.products.orderedIds.at(-1)!;
    expect(body.products.byId[last]).toMatchObject(placed);
    expect((await read(id)).products).toEqual(body.products);
  });

  it('keeps its lines in their order when a section goes', async () => {
    const { id, a, b, c, d, first, second, area } = await arranged();
    const left = await owner.del<Project>(`${of(id)}/sections/${second}`);
    expect(left.body.products.orderedIds).toEqual([d, a, b, c]);
    expect(structureOf(left.body).freeLines[0]!.section).toBeNull();
    await owner.del(`${of(id)}/areas/${area}`);
    const { body } = await owner.del<Project>(`${of(id)}/sections/${first}`);
    expect(body.products.orderedIds).toEqual([d, a, b, c]);
    expect(body.products.byId[a]!.area).toBeUndefined();
    expect((await owner.del(`${of(id)}/sections/${first}`)).status).toBe(404);
  });

  it('answers a change of it with what changed, as it is then read whole', async () => {
    const { id, project, second, area } = await arranged();
    let known: Project = project;
    const takes = async (answer: Promise<{ status: number; body: unknown }>) => {
      const change = (await answer).body as ProjectDelta;
      expect([isDelta(change), change.products.removed]).toEqual([true, []]);
      known = applyDelta(known, change);
      expect(known).toEqual(await read(id));
    };
    const since = () => ({ prefer: `return=minimal; since=${known.version}` });
    await takes(add(id, 'sections', { name: 'Terrace' }, since()));
    await takes(add(id, 'areas', { room: 'Spa' }, since()));
    await takes(add(id, 'free-lines', { text: 'Sample' }, since()));
    await takes(owner.put(`${of(id)}/areas/${area}`, { room: 'Foyer' }, since()));
    await takes(owner.put(`${of(id)}/sections/${second}`, { position: 0 }, since()));
    await takes(owner.put(`/api/v2/project/${id}/projectName`, { projectName: 'Spa' }, since()));
  });

  it('moves and renames its parts', async () => {
    const { id, first, second, area } = await arranged();
    const moved = await change(id, `sections/${second}`, { position: 0, name: 'Suite' });
    expect(structureOf(moved.body).sections.map((section) => section.id)).toEqual([second, first]);
    const { body } = await change(id, `areas/${area}`, { room: '' });
    expect(structureOf(body).areas).toMatchObject([{ floor: '1', room: '' }]);
    expect((await change(id, `areas/${area}`, { floor: '' })).body.code).toBe('areaUnnamed');
    const freight = structureOf(body).freeLines[0]!.id;
    const free = await change(id, `free-lines/${freight}`, { unitPrice: null, section: null });
    expect(structureOf(free.body).freeLines).toMatchObject([{ text: 'Freight', section: null, total: null }]);
  });

  it('is changed once under a key, by who may, and not from an old state', async () => {
    const { project, id, a } = await arranged();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, again] = [
      await add(id, 'sections', { name: 'Terrace' }, headers),
      await add(id, 'sections', { name: 'Terrace' }, headers),
    ];
    expect(structureOf(again.body).sections).toHaveLength(3);
    expect(again.body.version).toBe(one.body.version);
    const stale = { 'if-match': `"${project.version}"` };
    expect((await arrange(id, a, { mark: 'Z' }, stale)).status).toBe(409);
    expect((await add(id, 'areas', { room: 'Z' }, stale)).status).toBe(409);
    const stranger = await server.as('specifier');
    expect((await arrange(id, a, { mark: 'Z' }, {}, stranger)).status).toBe(404);
    expect((await add(id, 'sections', { name: 'Z' }, {}, stranger)).status).toBe(404);
    const events = await server.pool.query(
      `select 1 from event where kind = 'structureChanged' and subject_id = $1`,
      [id],
    );
    expect(events.rowCount).toBe(5);
  });

  it('hides what free lines cost from who may not see prices', async () => {
    const { id } = await arranged();
    const distributor = 3;
    await server.pool.query(`delete from role_privilege where role_id = $1 and privilege = 'price.view'`, [
      distributor,
    ]);
    server.frame.viewers.forgetAll();
    const { freeLines, sections } = structureOf(await read(id));
    await server.pool.query(`insert into role_privilege (role_id, privilege) values ($1, 'price.view')`, [
      distributor,
    ]);
    server.frame.viewers.forgetAll();
    expect(freeLines[0]).not.toHaveProperty('unitPrice');
    expect(freeLines[0]).not.toHaveProperty('total');
    expect(sections[0]!.totals).not.toHaveProperty('net');
  });
});

describe('a copy and a version of it', () => {
  it('has the same arrangement, its alternatives those of its own lines', async () => {
    const { id, project } = await arranged();
    const { body } = await owner.post<Project>(`/api/v3/projects/${id}/clone`, {});
    expect(body.structure).toEqual(project.structure);
    expect(net(body)).toBe(net(project));
    const [, , a, b] = body.products.orderedIds as [string, string, string, string];
    expect(body.products.byId[b]!.option).toMatchObject({ alternativeTo: a });
    const { body: cloned } = await owner.post<Project>(`/api/v2/projects/${body.id}/products/${b}/clone`);
    expect(net(cloned)).toBe(net(project));
    await arrange(body.id, a, { option: null, isChosen: true });
    const option = body.products.orderedIds[1]!;
    const { body: chosen } = await arrange(body.id, option, { isChosen: true });
    const { body: twice } = await owner.post<Project>(`/api/v2/projects/${body.id}/products/${option}/clone`);
    expect(net(twice)).toBe(net(chosen));
  });

  it('is not gone back to where what was ordered would not count', async () => {
    const { id, b, c } = await arranged();
    await arrange(id, c, { quantity: 8 });
    const { body: version } = await owner.post<ProjectVersion>(`/api/v2/project/${id}/version`, {
      title: 'One',
    });
    const { body: chosen } = await arrange(id, c, { isChosen: true });
    const { referenceCode, prices } = chosen.products.byId[c]!;
    const products = [{ _id: c, quantity: 5, referenceCode, unitNet: prices!.unitNet }];
    const ordered = await owner.post('/api/v1/orders/process', { projectId: id, products });
    expect(ordered.status).toBe(200);
    const before = await read(id);
    const refused = await owner.post<Refused>(`/api/v2/project/${id}/versions/${version.id}/restore`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'lineOrdered' } });
    expect(await read(id)).toEqual(before);
    expect(before.products.byId[b]!.option).toMatchObject({ isChosen: true });
  });

  it('is what it was, is compared and gone back to', async () => {
    const { project, id, a, c, second } = await arranged();
    const { body: version } = await owner.post<ProjectVersion>(`/api/v2/project/${id}/version`, {
      title: 'One',
    });
    await owner.del(`${of(id)}/sections/${second}`);
    await arrange(id, a, { mark: 'B9', option: null, isChosen: true });
    await arrange(id, c, { isChosen: true });
    const freight = structureOf(project).freeLines[0]!.id;
    await change(id, `free-lines/${freight}`, { quantity: 3 });
    await add(id, 'free-lines', { text: 'Sample', unitPrice: { amount: 500, currency: 'EUR' } });
    await owner.put(of(id), { fieldsToUpdate: { name: 'Spa' } });
    const then = await read(version.id);
    expect(then.products).toEqual(project.products);
    expect(then.structure).toEqual(project.structure);
    const { body } = await owner.get<VersionComparison>(
      `/api/v2/project/${id}/versions/compare?from=${version.id}&to=${id}`,
    );
    const fields = new Map(body.changed.map((line) => [line._id, line.fields]));
    expect(fields.get(a)).toEqual(['mark', 'section', 'counts']);
    expect(fields.get(c)).toEqual(['counts']);
    expect([body.from.name, body.to.name]).toEqual([project.name, 'Spa']);
    expect(body.freeLines).toMatchObject({
      added: [{ text: 'Sample', quantity: 1, total: { amount: 500 } }],
      changed: [
        {
          ...{ _id: freight, fields: ['quantity', 'section'] },
          from: { text: 'Freight', quantity: 2, section: 'جناح ملكي', total: { amount: 24_100 } },
          to: { quantity: 3, total: { amount: 36_150 } },
        },
      ],
      removed: [],
    });
    const turned = await owner.get<VersionComparison>(
      `/api/v2/project/${id}/versions/compare?from=${id}&to=${version.id}`,
    );
    expect(turned.body.freeLines.removed).toEqual(body.freeLines.added);
    const back = await owner.post<Project>(`/api/v2/project/${id}/versions/${version.id}/restore`);
    expect(back.body.products).toEqual(project.products);
    expect(back.body.structure).toEqual(project.structure);
    expect(back.body.totals).toEqual(project.totals);
  });

  it('comes back from the trash, and goes for good', async () => {
    const { project, id } = await arranged();
    await owner.del(of(id));
    const { body } = await owner.post<Project>(`${of(id)}/restore`);
    expect(body.structure).toEqual(project.structure);
    await owner.del(of(id));
    expect((await owner.del(`/api/v1/projects/trash/${id}`)).status).toBe(204);
    const left = await server.pool.query('select 1 from project_section where project_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('what is sold of it', () => {
  it('is what counts, with the words of where it stood', async () => {
    const { project, id, a, b, c, d } = await arranged();
    const draft = await owner.get<{ lines: { _id: string }[]; leftOut: unknown[]; freeLines: unknown[] }>(
      `/api/v1/budget/project/${id}`,
    );
    expect(draft.body.lines.map(({ _id }) => _id)).toEqual([d, b]);
    expect(draft.body.leftOut).toMatchObject([
      { _id: c, reason: 'notChosen' },
      { _id: a, reason: 'notChosen' },
    ]);
    expect(draft.body.freeLines).toMatchObject([{ text: 'Freight', section: 'جناح ملكي', quantity: 2 }]);
    const wanted = (ids: string[]) => ({ projectId: id, products: ids.map((_id) => ({ _id })) });
    const refused = await owner.post<Refused>('/api/v1/budget', wanted([a]));
    expect(refused).toMatchObject({ status: 422, body: { code: 'notChosen' } });
    const gross = [d, b].reduce(
      (sum, line) => sum + project.products.byId[line]!.prices!.totalGross.amount,
      0,
    );
    const { body: budget, status } = await owner.post<{
      id: string;
      subTotalNet: { amount: number };
      products: unknown[];
    }>('/api/v1/budget', { ...wanted([d, b]), discount: 10 });
    expect(status).toBe(201);
    expect(budget.subTotalNet.amount).toBe(gross + 24_100);
    expect(budget.products[1]).toMatchObject({ section: 'جناح ملكي' });
    expect(budget).toMatchObject({
      freeLines: [{ text: 'Freight', total: { amount: 24_100 } }],
      options: [
        { kind: 'optional', quantity: 2 },
        { kind: 'alternative', instead: project.products.byId[b]!.referenceCode, mark: 'A1', note: 'Dimmed' },
      ],
    });
    const kept = await server.pool.query<{ document: { data: Record<string, unknown[]> } }>(
      'select document from budget where id = $1',
      [budget.id],
    );
    const { data } = kept.rows[0]!.document;
    expect(data).toMatchObject({ freeLines: [{ text: 'Freight' }], subTotal: { amount: gross + 24_100 } });
    // Freight is net: the discount is of the products alone.
    expect(data).toMatchObject({ discountBase: { amount: gross }, discountValue: { amount: gross / 10 } });
    expect(data.lines).toMatchObject([{}, { section: 'جناح ملكي' }]);
    expect(data.options).toMatchObject([{}, { mark: 'A1', note: 'Dimmed' }]);
    const order = await owner.get<{
      freeLines: number;
      products: { orderedIds: string[] };
      blocked: { _id: string; problems: { code: string }[] }[];
    }>(`/api/v1/orders/generate?projectId=${id}`);
    expect(order.body.products.orderedIds).toEqual([d, b]);
    expect(order.body.freeLines).toBe(1);
    expect(order.body.blocked.map(({ _id, problems }) => [_id, problems[0]!.code])).toEqual([
      [c, 'notChosen'],
      [a, 'notChosen'],
    ]);
  });
});
