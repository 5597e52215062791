import type { Project, ProjectDelta } from '@lucerna/contract';
import { applyDelta, isDelta } from '@lucerna/contract/apply-delta';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { net, of, openStructureDesk, structureOf, type Refused } from '../../../../test/structure-desk';

const desk = openStructureDesk();
const { begin, read, add, change, arrange, arranged } = desk;

const netOf = (project: Project, ...ids: string[]) =>
  ids.reduce((sum, id) => sum + (project.products.byId[id]?.prices?.totalNet.amount ?? 0), 0);

const evaluations = async (id: string) =>
  (
    await desk.server.pool.query<{ line_id: string; xmin: string }>(
      'select line_id, xmin::text from line_evaluation where project_id = $1 order by line_id',
      [id],
    )
  ).rows;

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
    const list = await desk.owner.get<{ docs: { id: string; net: { amount: number } }[] }>(
      '/api/v3/projects?limit=50',
    );
    expect(list.body.docs.find(({ id }) => id === project.id)?.net.amount).toBe(net(project));
  });

  it('writes one row and no evaluation when a line is moved or marked', async () => {
    const { id, a, b, second } = await arranged();
    const before = await evaluations(id);
    const rows = async () =>
      (
        await desk.server.pool.query<{ id: string; xmin: string }>(
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
    await desk.owner.del(`${of(id)}/products/${a}`);
    expect(await codes(c, b)).toBe('alternativeOfAlternative');
  });

  it('is refused parts that it has not, and too many of them', async () => {
    const { id, a } = await arranged();
    for (const part of [{ section: randomUUID() }, { area: randomUUID() }]) {
      expect(await arrange(id, a, part)).toMatchObject({ status: 422, body: { code: 'partUnknown' } });
      const added = await desk.owner.post<Refused>(`${of(id)}/products`, [{ model: '2010', ...part }]);
      expect(added).toMatchObject({ status: 422, body: { code: 'partUnknown' } });
    }
    await desk.server.pool.query(
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
    const { body } = await desk.owner.post<Project>(`${of(id)}/products`, [{ model: '2010', ...placed }]);
    const last = body.products.orderedIds.at(-1)!;
    expect(body.products.byId[last]).toMatchObject(placed);
    expect((await read(id)).products).toEqual(body.products);
  });

  it('keeps its lines in their order when a section goes', async () => {
    const { id, a, b, c, d, first, second, area } = await arranged();
    const left = await desk.owner.del<Project>(`${of(id)}/sections/${second}`);
    expect(left.body.products.orderedIds).toEqual([d, a, b, c]);
    expect(structureOf(left.body).freeLines[0]!.section).toBeNull();
    await desk.owner.del(`${of(id)}/areas/${area}`);
    const { body } = await desk.owner.del<Project>(`${of(id)}/sections/${first}`);
    expect(body.products.orderedIds).toEqual([d, a, b, c]);
    expect(body.products.byId[a]!.area).toBeUndefined();
    expect((await desk.owner.del(`${of(id)}/sections/${first}`)).status).toBe(404);
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
    await takes(desk.owner.put(`${of(id)}/areas/${area}`, { room: 'Foyer' }, since()));
    await takes(desk.owner.put(`${of(id)}/sections/${second}`, { position: 0 }, since()));
    await takes(desk.owner.put(`/api/v2/project/${id}/projectName`, { projectName: 'Spa' }, since()));
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
    const stranger = await desk.server.as('specifier');
    expect((await arrange(id, a, { mark: 'Z' }, {}, stranger)).status).toBe(404);
    expect((await add(id, 'sections', { name: 'Z' }, {}, stranger)).status).toBe(404);
    const events = await desk.server.pool.query(
      `select 1 from event where kind = 'structureChanged' and subject_id = $1`,
      [id],
    );
    expect(events.rowCount).toBe(5);
  });

  it('hides what free lines cost from who may not see prices', async () => {
    const { id } = await arranged();
    const distributor = 3;
    await desk.server.pool.query(
      `delete from role_privilege where role_id = $1 and privilege = 'price.view'`,
      [distributor],
    );
    desk.server.ctx.viewers.forgetAll();
    const { freeLines, sections } = structureOf(await read(id));
    await desk.server.pool.query(
      `insert into role_privilege (role_id, privilege) values ($1, 'price.view')`,
      [distributor],
    );
    desk.server.ctx.viewers.forgetAll();
    expect(freeLines[0]).not.toHaveProperty('unitPrice');
    expect(freeLines[0]).not.toHaveProperty('total');
    expect(sections[0]!.totals).not.toHaveProperty('net');
  });
});
