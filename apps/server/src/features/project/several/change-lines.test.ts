import type { LineChange, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
});

type Changed = Project & { lineChange: LineChange; code: string; details: unknown };

const products = ['2010', '2011', '2015', '2016'].map((model) => ({ model, quantity: 2 }));
const of = (id: string) => `/api/v1/projects/${id}`;
const read = async (id: string) => (await owner.get<Project>(`/api/v2/projects/${id}`)).body;
const add = async (id: string, kind: string, body: object) =>
  (await owner.post<Project>(`${of(id)}/${kind}`, body)).body;
const arrange = (id: string, line: string, attributesToUpdate: object) =>
  owner.put<Project>(`${of(id)}/products/${line}`, { attributesToUpdate });
const change = (id: string, lines: readonly string[], change: object, headers = {}, user = owner) =>
  user.put<Changed>(`${of(id)}/lines`, { lines: lines.map((_id) => ({ _id })), change }, headers);
const undo = (id: string, { lineChange }: Changed, headers = {}, user = owner) =>
  user.post<Changed>(`${of(id)}/lines/changes/${lineChange.id}/undo`, undefined, headers);
const codes = ({ lineChange: { refused } }: Changed) =>
  refused.map(({ _id, problems }) => [_id, ...problems.map(({ code }) => code)]);
/** What a project is to its reader, whatever its version. */
const said = ({ products: lines, structure, totals }: Project) => ({ lines, structure, totals });

/** Four lines, of which two are in a section, and freight. */
async function begin() {
  const { body } = await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products });
  const { id } = body;
  const [a, b, c, d] = body.products.orderedIds as [string, string, string, string];
  const section = (await add(id, 'sections', { name: 'Lobby' })).structure!.sections[0]!.id;
  const area = (await add(id, 'areas', { room: 'Bar' })).structure!.areas[0]!.id;
  await arrange(id, c, { section, mark: 'C1' });
  await arrange(id, d, { section, note: 'Dimmed' });
  const freeLines = (await add(id, 'free-lines', { text: 'Freight', quantity: 2 })).structure!.freeLines;
  return { id, a, b, c, d, section, area, freight: freeLines[0]!.id };
}

/** Orders so many of a line. */
const order = (id: string, line: string, pieces: number) =>
  server.pool.query('update project_line set ordered = $3 where project_id = $1 and id = $2', [
    id,
    line,
    pieces,
  ]);

describe('several lines', () => {
  it('are moved together, in the order in which they are named, and all back by one undo', async () => {
    const { id, a, b, c, d, section, freight } = await begin();
    const before = await read(id);
    const moved = await change(id, [b, a, freight], { act: 'move', section, position: 1 });
    expect(moved.status).toBe(200);
    expect(moved.body.products.orderedIds).toEqual([c, b, a, d]);
    expect(moved.body.structure!.freeLines[0]!.section).toBe(section);
    expect(moved.body.lineChange).toMatchObject({ changed: 3, refused: [] });
    expect(moved.body.version).toBe(before.version + 1);
    const undone = await undo(id, moved.body);
    expect(said(undone.body)).toEqual(said(before));
    expect(undone.body.lineChange).toEqual({ id: null, changed: 3, refused: [] });
  });

  it('of very many keep their order, and none but them is written', async () => {
    const { id, a, b, c, d, section } = await begin();
    const rows = async () =>
      (
        await server.pool.query<{ id: string; xmin: string }>(
          'select id, xmin::text from project_line where project_id = $1 order by id',
          [id],
        )
      ).rows;
    const before = await rows();
    const { body } = await change(id, [a, b, d], { act: 'move', section, position: 0 });
    expect(body.products.orderedIds).toEqual([a, b, d, c]);
    const after = await rows();
    expect(after.find((row) => row.id === c)).toEqual(before.find((row) => row.id === c));
  });

  it('get an area, and lose it', async () => {
    const { id, a, c, area, freight } = await begin();
    const placed = await change(id, [a, c, freight], { act: 'move', area });
    expect([a, c].map((line) => placed.body.products.byId[line]!.area)).toEqual([area, area]);
    expect(codes(placed.body)).toEqual([[freight, 'notOfFreeLine']]);
    expect(placed.body.lineChange.changed).toBe(2);
    const none = await change(id, [a, c], { act: 'move', area: null });
    expect(none.body.products.byId[a]!.area).toBeUndefined();
  });

  it('are copied right behind themselves, alternatives to the copies of their lines', async () => {
    const { id, a, b, c, d, freight } = await begin();
    await arrange(id, b, { option: { kind: 'alternative', alternativeTo: a }, isChosen: true });
    const before = await read(id);
    const { body } = await change(id, [a, b, freight], { act: 'clone' });
    const [, a2, , b2] = body.products.orderedIds as [string, string, string, string];
    expect(body.products.orderedIds).toEqual([a, a2, b, b2, c, d]);
    expect(body.products.byId[b2]!.option).toEqual({
      ...{ kind: 'alternative', alternativeTo: a2, isChosen: false },
    });
    expect(body.structure!.freeLines.map(({ text, quantity }) => [text, quantity])).toEqual([
      ['Freight', 2],
      ['Freight', 2],
    ]);
    expect(body.lineChange.changed).toBe(3);
    const undone = await undo(id, body);
    expect(said(undone.body)).toEqual(said(before));
  });

  it('get another quantity, with what follows from it, and their own again', async () => {
    const { id, a, b, freight } = await begin();
    const before = await read(id);
    const { body } = await change(id, [a, b, freight], { act: 'quantity', quantity: 7 });
    const line = body.products.byId[a]!;
    expect([line.quantity, body.products.byId[b]!.quantity]).toEqual([7, 7]);
    expect(line.prices!.totalNet.amount).toBe(before.products.byId[a]!.prices!.unitNet.amount * 7);
    expect(body.structure!.freeLines[0]!.quantity).toBe(7);
    expect(said((await undo(id, body)).body)).toEqual(said(before));
  });

  it('get a finish, a temperature or a control where the engine allows it; the others say why not', async () => {
    const { id, a, b, c, d, freight } = await begin();
    const before = await read(id);
    const lines = [a, b, c, d];
    const offered = await Promise.all(
      lines.map(async (line) => {
        const { model } = before.products.byId[line]!;
        const { body } = await owner.get<{ variations: { type: string; value: string }[] }>(
          `/api/v1/articles/model-sheet?model=${model}`,
        );
        return body.variations.map(({ type, value }) => `${type} ${value}`);
      }),
    );
    // A value that some of them have and others have not.
    const isMixed = (value: string) => new Set(offered.map((values) => values.includes(value))).size === 2;
    const mixed = offered
      .flat()
      .find((value) => /^(color|temperature|control) /.test(value) && isMixed(value));
    const [attribute = '', value = ''] = mixed?.split(' ') ?? [];
    const without = lines.filter((_, at) => !offered[at]!.includes(`${attribute} ${value}`));
    const { body } = await change(id, [...lines, freight], {
      act: 'choices',
      choices: { [attribute]: value },
    });
    expect(codes(body).map(([line]) => line)).toEqual([...without, freight]);
    expect(body.lineChange.refused[0]!.name).toBe(before.products.byId[without[0]!]!.referenceCode);
    for (const line of without) expect(body.products.byId[line]).toEqual(before.products.byId[line]);
    for (const line of lines.filter((each) => !without.includes(each))) {
      expect(body.products.byId[line]!.configuration).toMatchObject({ [attribute]: value });
    }
    expect(said((await undo(id, body)).body)).toEqual(said(before));
    const nothing = await change(id, [a, freight], { act: 'choices', choices: { color: 'ZZ' } });
    expect(nothing.body.lineChange).toMatchObject({ id: null, changed: 0 });
    expect(nothing.body.version).toBe((await read(id)).version);
  });
});

describe('lines that were removed', () => {
  it('come back as they were and where they were: options, alternatives, their line, and freight', async () => {
    const { id, a, b, c, d, freight } = await begin();
    await arrange(id, b, { option: { kind: 'alternative', alternativeTo: a }, isChosen: true });
    await arrange(id, c, { option: { kind: 'optional' } });
    const before = await read(id);
    const removed = await change(id, [a, b, c, freight], { act: 'remove' });
    expect(removed.body.products.orderedIds).toEqual([d]);
    expect(removed.body.structure!.freeLines).toEqual([]);
    expect(said((await undo(id, removed.body)).body)).toEqual(said(before));
    // The base alone: its alternative knows it again.
    const base = await change(id, [a], { act: 'remove' });
    expect(said((await undo(id, base.body)).body)).toEqual(said(before));
  });

  it('come back with what a configurator made', async () => {
    const { id, a } = await begin();
    const creation = { kind: 'x' };
    await server.pool.query(
      'insert into project_creation (project_id, line_id, creation) values ($1, $2, $3)',
      [id, a, creation],
    );
    const removed = await change(id, [a], { act: 'remove' });
    await undo(id, removed.body);
    const kept = await server.pool.query<{ creation: unknown }>(
      'select creation from project_creation where project_id = $1 and line_id = $2',
      [id, a],
    );
    expect(kept.rows).toEqual([{ creation }]);
  });

  it('count as the project is by then', async () => {
    const { id, a, b, c, d } = await begin();
    const alternative = { option: { kind: 'alternative', alternativeTo: a }, isChosen: true };
    await arrange(id, b, alternative);
    const removed = await change(id, [b], { act: 'remove' });
    await arrange(id, c, alternative);
    const back = await undo(id, removed.body);
    expect(back.body.products.byId[b]!.option).toEqual({ ...alternative.option, isChosen: false });
    const again = await change(id, [b], { act: 'remove' });
    await arrange(id, c, { option: null });
    await arrange(id, a, { option: { kind: 'alternative', alternativeTo: d } });
    expect((await undo(id, again.body)).body.products.byId[b]!.option).toEqual({
      ...{ kind: 'optional', isChosen: false },
    });
  });
});

describe('a change of several lines', () => {
  it('leaves what was ordered, and what somebody else changed', async () => {
    const { id, a, b, c } = await begin();
    await order(id, a, 2);
    const removed = await change(id, [a, b], { act: 'remove' });
    expect(codes(removed.body)).toEqual([[a, 'lineOrdered']]);
    expect(removed.body.products.byId[a]).toBeDefined();
    expect(codes((await change(id, [a], { act: 'choices', choices: { color: '10' } })).body)).toEqual([
      [a, 'lineOrdered'],
    ]);
    expect(codes((await change(id, [a], { act: 'quantity', quantity: 1 })).body)).toEqual([
      [a, 'belowOrdered'],
    ]);
    const seen = await owner.put<Changed>(`${of(id)}/lines`, {
      lines: [{ _id: c, seen: { quantity: 9 } }],
      change: { act: 'quantity', quantity: 4 },
    });
    expect(codes(seen.body)).toEqual([[c, 'quantityChanged']]);
  });

  it('names a line that is gone, and does the rest', async () => {
    const { id, a, b } = await begin();
    await owner.del(`${of(id)}/products/${a}`);
    const { body } = await change(id, [a, b, randomUUID()], { act: 'quantity', quantity: 5 });
    expect(codes(body).map(([, code]) => code)).toEqual(['lineGone', 'lineGone']);
    expect(body.products.byId[b]!.quantity).toBe(5);
  });

  it('answers what changed to who has the project', async () => {
    const { id, a, b } = await begin();
    const { version } = await read(id);
    const prefer = { prefer: `return=minimal; since=${version}` };
    const { body } = await change(id, [a, b], { act: 'quantity', quantity: 3 }, prefer);
    expect(Object.keys(body.products.byId).sort()).toEqual([a, b].sort());
    expect(body).toMatchObject({ since: version, lineChange: { changed: 2 } });
  });

  it('is made once under its key, and answered the same again', async () => {
    const { id, a, b } = await begin();
    await order(id, a, 1);
    const key = { 'idempotency-key': randomUUID() };
    const first = await change(id, [a, b], { act: 'remove' }, key);
    const again = await change(id, [a, b], { act: 'remove' }, key);
    expect(again.body).toEqual(first.body);
    const other = await change(id, [b], { act: 'clone' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotencyMismatch']);
    const undoKey = { 'idempotency-key': randomUUID() };
    const undone = await undo(id, first.body, undoKey);
    expect((await undo(id, first.body, undoKey)).body).toEqual(undone.body);
    const gone = await undo(id, first.body);
    expect([gone.status, gone.body.code]).toEqual([422, 'undoGone']);
  });

  it('of a version that is not the newest is refused, and nothing is written', async () => {
    const { id, a } = await begin();
    const before = await read(id);
    const stale = { 'if-match': `"${before.version - 1}"` };
    const refused = await change(id, [a], { act: 'remove' }, stale);
    expect([refused.status, refused.body.code]).toEqual([409, 'stale']);
    const removed = await change(id, [a], { act: 'remove' });
    expect((await undo(id, removed.body, stale)).status).toBe(409);
    const { products: lines } = await read(id);
    expect(lines).toEqual(removed.body.products);
  });

  it('is refused whole where it names no line, one twice, a part that is gone, or too many', async () => {
    const { id, a, b } = await begin();
    const before = await read(id);
    expect((await change(id, [], { act: 'remove' })).status).toBe(400);
    expect((await change(id, [a, a], { act: 'remove' })).status).toBe(400);
    expect((await change(id, [a], { act: 'move' })).status).toBe(400);
    expect((await change(id, [a], { act: 'choices', choices: {} })).status).toBe(400);
    expect((await change(id, [a], { act: 'quantity', quantity: 0 })).status).toBe(400);
    const elsewhere = await change(id, [a, b], { act: 'move', section: randomUUID() });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'partUnknown']);
    await server.pool.query('update project set line_count = 1999 where id = $1', [id]);
    const full = await change(id, [a, b], { act: 'clone' });
    expect([full.status, full.body.code]).toEqual([422, 'project-full']);
    await server.pool.query('update project set line_count = 4 where id = $1', [id]);
    expect(await read(id)).toEqual(before);
  });

  it('is for who may edit the project', async () => {
    const { id, a } = await begin();
    const stranger = await server.as('importer');
    expect((await change(id, [a], { act: 'remove' }, {}, stranger)).status).toBe(404);
    const removed = await change(id, [a], { act: 'remove' });
    expect((await undo(id, removed.body, {}, stranger)).status).toBe(404);
    // A change is one of its project.
    const other = await begin();
    expect((await undo(other.id, removed.body)).body.code).toBe('undoGone');
  });

  it('is taken back where a section in which nothing stands was removed since', async () => {
    const { id, a, b } = await begin();
    const empty = (await add(id, 'sections', { name: 'Roof' })).structure!.sections.at(-1)!.id;
    const before = await read(id);
    const counted = await change(id, [a, b], { act: 'quantity', quantity: 5 });
    await owner.del(`${of(id)}/sections/${empty}`);
    const undone = await undo(id, counted.body);
    expect(undone.body.lineChange).toMatchObject({ changed: 2, refused: [] });
    expect(undone.body.products).toEqual(before.products);
  });

  it('is told at its repeat as it was made, also when it was taken back meanwhile', async () => {
    const { id, a, b } = await begin();
    const key = { 'idempotency-key': randomUUID() };
    const made = await change(id, [a, b], { act: 'quantity', quantity: 5 }, key);
    await undo(id, made.body);
    const again = await change(id, [a, b], { act: 'quantity', quantity: 5 }, key);
    expect(again.body.lineChange).toEqual({ id: null, changed: 2, refused: [] });
  });

  it('is not taken back where somebody worked on since', async () => {
    const { id, a, b, c } = await begin();
    const counted = await change(id, [a, b], { act: 'quantity', quantity: 5 });
    await owner.put(`${of(id)}/products/${a}`, { attributesToUpdate: { quantity: 6 } });
    const undone = await undo(id, counted.body);
    expect(codes(undone.body)).toEqual([[a, 'lineChangedSince']]);
    expect([a, b].map((line) => undone.body.products.byId[line]!.quantity)).toEqual([6, 2]);
    const copied = await change(id, [a, b], { act: 'clone' });
    const [, copy, , other] = copied.body.products.orderedIds as [string, string, string, string];
    await arrange(id, c, { option: { kind: 'alternative', alternativeTo: copy } });
    const kept = await undo(id, copied.body);
    expect(codes(kept.body)).toEqual([[copy, 'lineChangedSince']]);
    expect(kept.body.products.byId[other]).toBeUndefined();
  });
});
