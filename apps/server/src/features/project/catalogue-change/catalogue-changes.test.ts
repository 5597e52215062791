import type { CatalogueChange, CatalogueChanges, LineChange, Project } from '@lucerna/contract';
import { daysAfter, evaluate } from '@lucerna/engine';
import { copyRevision } from '@lucerna/testkit/copy-revision';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.as('distributor');
});
/** The revision of the demo feed. */
let demo: number;
beforeAll(() => {
  demo = server.ctx.catalogue.current().revision;
});
// Each test begins with the demo feed as if it had just been imported again.
beforeEach(() => moves(60));
afterEach(() => {
  vi.restoreAllMocks();
});

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
const other = { model: '2015', quantity: 2 };

const makes = async (products: readonly object[] = [almar, other], who = user) =>
  (await who.post<Project>('/api/v1/projects', { name: 'Moved', products })).body;
const reads = async ({ id }: Project, who = user) => (await who.get<Project>(`/api/v2/projects/${id}`)).body;
const changes = async ({ id }: Project, who = user) => {
  const { status, body } = await who.get<CatalogueChanges>(`/api/v1/projects/${id}/catalogue-changes`);
  expect(status).toBe(200);
  return body;
};
type Taken = Project & { readonly lineChange: LineChange };
const takes = ({ id }: Project, products: readonly object[], headers = {}, who = user) =>
  who.put<Taken>(`/api/v1/projects/${id}/catalogue-changes`, { products }, headers);
const undoes = ({ id, lineChange }: Taken, headers = {}, who = user) =>
  who.post<Taken>(`/api/v1/projects/${id}/lines/changes/${lineChange.id}/undo`, undefined, headers);
/** What a page sends of a line that it has shown. */
const seen = ({ _id, after, successor }: CatalogueChange) => ({
  _id,
  ...(after?.prices && { unitGross: after.prices.unitGross }),
  ...(successor && after && { referenceCode: after.referenceCode }),
});

/** Puts a copy of the demo feed in force that says something else, imported some days ago. */
async function moves(daysAgo: number, ...statements: readonly string[]): Promise<number> {
  const [revision = 0] = await copyRevision(server.pool, 1, demo);
  for (const statement of statements) await server.pool.query(statement, [revision]);
  await server.pool.query(
    'update catalogue_revision set imported_at = now() - make_interval(days => $2) where revision = $1',
    [revision, daysAgo],
  );
  await server.pool.query('update catalogue_current set revision = $1', [revision]);
  await server.ctx.catalogue.refresh();
  return revision;
}
const dearer = (model: string, factor: number) =>
  `update catalogue_price set sale_price = sale_price * ${factor} where revision = $1 and model = '${model}'`;
const slower = (model: string, weeks: number) =>
  `update catalogue_article set body = jsonb_set(body, '{leadtime}', '[{"from": 1, "weeks": ${weeks}}]')
   where revision = $1 and model = '${model}'`;
const withoutFinish = (model: string, code: string) =>
  `delete from catalogue_variation where revision = $1 and model = '${model}' and type = 'color' and code = '${code}'`;
const inactive = (model: string) =>
  `update catalogue_model set body = jsonb_set(body, '{status,isActive}', 'false')
   where revision = $1 and model = '${model}'`;

/** As if it had been written some days ago. */
async function aged({ id }: Project, days: number): Promise<void> {
  await server.pool.query(
    'update line_evaluation set evaluated_on = evaluated_on - $2::int where project_id = $1',
    [id, days],
  );
  await server.pool.query('update project set version = version + 1 where id = $1', [id]);
}
const daysAgo = (days: number) => daysAfter(server.ctx.today(), -days);

describe('a catalogue that moves', () => {
  it('says line by line and in sum what changed, since when', async () => {
    const project = await makes();
    await aged(project, 20);
    await moves(9, dearer('2010', 1.5), slower('2015', 17));
    await moves(4, dearer('2010', 1.5), slower('2015', 17), dearer('2011', 2));
    const { lines, net, version } = await changes(project);
    const [first, second] = project.products.orderedIds;
    expect(lines.map(({ _id, kinds, since }) => [_id, kinds, since])).toEqual([
      [first, ['price'], daysAgo(9)],
      [second, ['leadTime'], daysAgo(9)],
    ]);
    expect(lines[1]?.after?.leadTimeWeeks).toBe(17);
    const total = (state: 'before' | 'after') =>
      lines.reduce((sum, line) => sum + line[state]!.prices!.totalNet.amount, 0);
    expect([net?.before.amount, net?.after.amount]).toEqual([total('before'), total('after')]);
    expect(total('after')).toBeGreaterThan(total('before'));
    expect(version).toBe((await reads(project)).version);
  });

  it('says the day from which each price is what it is, as every revision tells', async () => {
    const project = await makes([almar]);
    await aged(project, 40);
    const factors = [1.1, 1.1, 1.2, 1.2, 1.2];
    const days = [30, 25, 12, 8, 2];
    for (const [at, factor] of factors.entries()) await moves(days[at]!, dearer('2010', factor));
    const { lines } = await changes(project);
    expect(lines.map(({ since }) => since)).toEqual([daysAgo(12)]);
  });

  it('evaluates a line once for a revision, whoever asks and on whatever day', async () => {
    const project = await makes();
    await aged(project, 3);
    await moves(1, dearer('2010', 1.25));
    const before = await changes(project);
    const catalogue = server.ctx.catalogue.current();
    const prepared = vi.fn<typeof catalogue.prepared>((...asked) => catalogue.prepared(...asked));
    vi.spyOn(server.ctx.catalogue, 'current').mockReturnValue({ ...catalogue, prepared });
    const on = vi.spyOn(server.ctx.catalogue, 'on');
    expect(await changes(project)).toEqual(before);
    vi.spyOn(server.ctx, 'today').mockReturnValue(daysAfter(server.ctx.today(), 1));
    expect((await changes(project)).lines).toEqual(before.lines);
    expect([prepared.mock.calls, on.mock.calls]).toEqual([[], []]);
  });

  it('names the nearest product of what is gone, and what differs', async () => {
    const project = await makes([almar]);
    await moves(0, withoutFinish('2010', '30'));
    const { lines } = await changes(project);
    const [line] = lines;
    expect(line).toMatchObject({ kinds: ['discontinued'], successor: [{ value: 'color', from: '30' }] });
    const [change] = line!.successor!;
    const catalogue = server.ctx.catalogue.current();
    const model = catalogue.prepared(16, '2010', server.ctx.today());
    const color = change?.to ?? '';
    const made = model.ok && evaluate(model.value, { ...almar.choices, color }, { rateId: 10, quantity: 3 });
    expect(made && [made.allowed, made.reference]).toEqual([true, line?.after?.referenceCode]);

    const taken = await takes(project, [seen(line!)]);
    expect(taken.status).toBe(200);
    expect(taken.body.products.byId[line!._id]).toMatchObject({
      referenceCode: line?.after?.referenceCode,
      quantity: 3,
      prices: line?.after?.prices,
    });
    expect((await changes(project)).lines).toEqual([]);
    const undone = await undoes(taken.body);
    expect(undone.body.products.byId[line!._id]?.referenceCode).toBe(
      project.products.byId[line!._id]?.referenceCode,
    );
  });

  it('takes a model of the same collection where the model is gone, and none where nothing is like it', async () => {
    const project = await makes([{ model: '2011', quantity: 1 }]);
    const line = project.products.byId[project.products.orderedIds[0]!]!;
    await moves(0, inactive('2011'));
    const [change] = (await changes(project)).lines;
    expect(change?.successor?.[0]).toMatchObject({ value: 'model', from: '2011' });
    const found = server.ctx.catalogue.current().models.get(change!.after!.model);
    expect([found?.kind, found?.subFamily.id]).toEqual([line.kind, line.subFamily.id]);
    await moves(
      0,
      `update catalogue_model set body = jsonb_set(body, '{status,isActive}', 'false')
       where revision = $1 and sub_family_id = ${line.subFamily.id}`,
    );
    const [gone] = (await changes(project)).lines;
    expect(gone).toMatchObject({ kinds: ['discontinued'], after: null });
    expect(gone).not.toHaveProperty('successor');
    const late = await takes(project, [seen(change!)]);
    expect([late.status, late.body]).toMatchObject([409, { code: 'productChanged' }]);
  });
});

describe('what changed is taken over', () => {
  it('for the chosen lines, and undone with one press where nobody changed them since', async () => {
    const project = await makes([almar, almar, other]);
    await aged(project, 5);
    const before = await reads(project);
    await moves(1, dearer('2010', 1.1), dearer('2015', 1.1));
    const { lines } = await changes(project);
    expect(lines).toHaveLength(3);
    const chosen = lines.slice(0, 2);
    const taken = await takes(project, chosen.map(seen), {
      prefer: `return=minimal; since=${before.version}`,
    });
    expect(taken.status).toBe(200);
    expect(Object.keys(taken.body.products.byId).sort()).toEqual(chosen.map(({ _id }) => _id).sort());
    expect((await changes(project)).lines.map(({ _id }) => _id)).toEqual([lines[2]?._id]);
    const now = await reads(project);
    for (const { _id, after } of chosen) expect(now.products.byId[_id]?.prices).toEqual(after?.prices);

    const raised = `/api/v1/projects/${project.id}/products/${chosen[1]?._id}`;
    await user.put(raised, { attributesToUpdate: { quantity: 7 } });
    const ids = chosen.map(({ _id }) => _id);
    const undone = await undoes(taken.body);
    expect(undone.body.lineChange.refused.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect(undone.status).toBe(200);
    expect(undone.body.products.byId[ids[0]!]).toEqual(before.products.byId[ids[0]!]);
    expect(undone.body.products.byId[ids[1]!]).toMatchObject({ quantity: 7 });
    expect(undone.body.products.byId[ids[1]!]?.prices?.unitGross).toEqual(
      chosen[1]?.after?.prices?.unitGross,
    );
    const again = await undoes(taken.body);
    expect([again.status, again.body]).toMatchObject([422, { code: 'undoGone' }]);
    expect((await reads(project)).products).toEqual(undone.body.products);
  });

  it('once under its key, and not with another body or of another version', async () => {
    const project = await makes([almar, other]);
    await moves(0, dearer('2010', 1.1), dearer('2015', 1.1));
    const { lines, version } = await changes(project);
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    const first = await takes(project, [seen(lines[0]!)], headers);
    const again = await takes(project, [seen(lines[0]!)], headers);
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, version + 1]);
    const otherBody = await takes(project, [seen(lines[1]!)], headers);
    expect([otherBody.status, otherBody.body]).toMatchObject([409, { code: 'idempotencyMismatch' }]);
    const stale = await takes(project, [seen(lines[1]!)], { 'if-match': `"${version}"` });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale' }]);
    expect((await undoes(first.body, { 'if-match': `"${version}"` })).status).toBe(409);
  });

  it('as it was seen, or not at all when the catalogue moves on in the middle of it', async () => {
    const project = await makes([almar]);
    await moves(0, dearer('2010', 1.1));
    const [line] = (await changes(project)).lines;
    await moves(0, dearer('2010', 1.21));
    const { status, body } = await takes(project, [seen(line!)]);
    expect([status, body]).toMatchObject([
      409,
      { code: 'priceChanged', details: { lines: [{ before: line?.after?.prices?.unitGross }] } },
    ]);
    const [newer] = (await changes(project)).lines;
    expect((await takes(project, [seen(newer!)])).status).toBe(200);
  });

  it('not by another product of a line of which something was ordered', async () => {
    const project = await makes([almar]);
    const [id = ''] = project.products.orderedIds;
    const finish = project.products.byId[id]!.configuration.color!;
    await moves(0, withoutFinish('2010', finish), dearer('2010', 1.1));
    const [line] = (await changes(project)).lines;
    await server.pool.query('update project_line set ordered = 1 where project_id = $1', [project.id]);
    await server.pool.query('update project set version = version + 1 where id = $1', [project.id]);
    expect((await changes(project)).lines).toMatchObject([{ kinds: ['discontinued'], after: null }]);
    const { status, body } = await takes(project, [seen(line!)]);
    expect([status, body]).toMatchObject([422, { code: 'lineOrdered' }]);
  });

  it('by who may not see prices without an amount anywhere', async () => {
    const blind = await server.as('webUser');
    const project = await makes([{ model: '2011', quantity: 1 }], blind);
    await moves(0, dearer('2011', 1.1), slower('2011', 19));
    const read = await changes(project, blind);
    expect(read.lines).toMatchObject([{ kinds: ['leadTime'], after: { leadTimeWeeks: 19 } }]);
    expect(JSON.stringify(read)).not.toMatch(/amount|gross|net"/i);
    const taken = await takes(project, read.lines.map(seen), {}, blind);
    expect(taken.status).toBe(200);
    expect(JSON.stringify(taken.body)).not.toMatch(/"amount"/);
    expect(taken.body.products.byId[read.lines[0]!._id]?.leadTimeWeeks).toBe(19);
  });
});
