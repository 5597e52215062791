import type { JudgedRow, Project } from '@lucerna/contract';
import { no, problem } from '@lucerna/engine';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { codes, good, linesOf, of, openScheduleDesk } from '../../../../test/schedule-desk';

const desk = openScheduleDesk();
const { begin, judge, add, undo } = desk;

async function judged(reference: string, catalogId?: number): Promise<JudgedRow> {
  const project = catalogId
    ? (await desk.owner.post<Project>('/api/v1/projects', { name: 'USA', catalogId })).body
    : await begin();
  const { body, status } = await judge(project.id, [{ reference }]);
  expect(status).toBe(200);
  return body.rows[0]!;
}

describe('rows of a list', () => {
  it('are judged each by itself', async () => {
    const { id } = await begin();
    const rows = [
      { reference: good, quantity: '12' },
      { reference: ' 201020/4b_31_200 ', quantity: '1.200' },
      { reference: good, quantity: '-3' },
      { reference: good, quantity: '2', mark: 'x'.repeat(21), room: '<b>' },
      { reference: 'twelve white pendants', quantity: '2' },
    ];
    const { rows: found } = (await judge(id, rows)).body;
    expect(found.map(codes)).toEqual([
      [],
      [],
      ['quantity-invalid'],
      ['text-too-long', 'text-signs'],
      ['reference-invalid'],
    ]);
    expect(found.map(({ quantity }) => quantity)).toEqual([12, 1200, null, 2, 2]);
    expect(found[0]!.notices).toEqual([]);
    const [grouped] = (await judge(id, [{ reference: good, quantity: '12.000' }])).body.rows;
    expect(grouped).toMatchObject({
      quantity: 12_000,
      notices: [{ code: 'quantity-grouped', data: { text: '12.000', quantity: 12_000, other: 12 } }],
    });
    expect(found[1]!.product).toMatchObject({ reference: good, price: { currency: 'EUR' } });
    expect(found[4]!.nearest).toBeNull();
  });

  it('of a partial reference get it completed', async () => {
    const row = await judged('201020/4B');
    expect(codes(row)).toEqual(['reference-partial']);
    expect(row.nearest?.reference).toMatch(/^201020\/4B_\d\d_\d{3}$/);
    expect(row.nearest?.changes.map(({ value, from }) => [value, from])).toEqual([
      ['installation', null],
      ['pendantHeight', null],
    ]);
  });

  it('of the other catalogue get the same product of their own', async () => {
    const row = await judged('2010-20/4B_31_200-2US');
    expect(codes(row)).toEqual(['reference-other-catalogue']);
    expect(row.nearest).toMatchObject({
      reference: good,
      changes: [{ value: 'catalogue', from: '21', to: '16' }],
    });
    const back = await judged(good, 21);
    expect(codes(back)).toEqual(['reference-other-catalogue']);
    expect(back.nearest?.reference).toMatch(/^2010-20\/.._31_200-2US$/);
  });

  it('of values that are not offered or do not go together keep the others', async () => {
    const row = await judged('201020/4B_31_999');
    expect(codes(row)).toEqual(['height-out-of-range']);
    expect(row.nearest?.changes.map(({ value }) => value)).toEqual(['pendantHeight']);
    const unknown = await judged('2010ZZ/4B_31_200');
    expect(codes(unknown)).toEqual(['value-not-offered']);
    expect(unknown.nearest?.changes).toMatchObject([
      { value: 'color', from: 'ZZ', to: '10', names: { from: null, to: { en: 'White' } } },
    ]);
  });

  it('of a mistyped model get the one with the fewest other digits', async () => {
    const row = await judged('201920/4B_31_200');
    expect(codes(row)).toHaveLength(1);
    expect(row.nearest?.changes[0]).toMatchObject({ value: 'model', from: '2019' });
  });

  it('get a reference that goes in as it is proposed', async () => {
    const { id } = await begin();
    const wrong = ['201020/4B', '2010ZZ/4B_31_200', '201920/4B_31_200', '2010 20 4B 31 200', '205010/1Z'];
    const { rows } = (
      await judge(
        id,
        wrong.map((reference) => ({ reference })),
      )
    ).body;
    const taken = rows.map(({ nearest }) => ({ reference: nearest!.reference, quantity: 2 }));
    const { body, status } = await add(id, taken);
    expect(status).toBe(201);
    expect(linesOf(body).map((line) => line.referenceCode)).toEqual(taken.map(({ reference }) => reference));
  });

  it('are bounded, and written by who may', async () => {
    const { id } = await begin();
    const many = Array.from({ length: 2001 }, () => ({ reference: good, quantity: 1 }));
    expect((await add(id, many)).status).toBe(400);
    expect(
      (
        await judge(
          id,
          many.map(({ reference }) => ({ reference })),
        )
      ).status,
    ).toBe(400);
    const full = await begin([{ reference: good }]);
    expect((await add(full.id, many.slice(1))).body.code).toBe('project-full');
    const stranger = await desk.server.as('specifier');
    expect((await judge(id, [{ reference: good }], stranger)).status).toBeGreaterThanOrEqual(403);
    expect((await add(id, [{ reference: good, quantity: 1 }], {}, stranger)).status).toBeGreaterThanOrEqual(
      403,
    );
    expect((await stranger.get(of(id))).status).toBeGreaterThanOrEqual(403);
  });

  it('are added once under a key, all or none, in one version', async () => {
    const { id, version } = await begin();
    const rows = Array.from({ length: 250 }, (_, at) => ({
      reference: good,
      quantity: 1 + at,
      mark: `A${at}`,
    }));
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await add(id, rows, headers), await add(id, rows, headers)];
    expect(first.body.version).toBe(version + 1);
    expect(again.body).toEqual(first.body);
    expect(linesOf(first.body).map(({ mark, quantity }) => [mark, quantity])).toEqual(
      rows.map(({ mark, quantity }) => [mark, quantity]),
    );
    expect((await add(id, rows.slice(1), headers)).status).toBe(409);
    expect((await add(id, rows, { 'if-match': `"${version}"` })).status).toBe(409);
    const half = await add(id, [rows[0]!, { reference: '201020/4B', quantity: 1 }]);
    expect(half.status).toBe(422);
    expect(half.body.details).toMatchObject({ product: 2 });
    expect((await desk.owner.get<Project>(`/api/v2/projects/${id}`)).body.version).toBe(version + 1);
  });

  it('are told again under their key also when the catalogue has them no more', async () => {
    const { id } = await begin();
    const rows = [{ reference: good, quantity: 2 }];
    const headers = { 'idempotency-key': randomUUID() };
    const ofProducts = { 'idempotency-key': randomUUID() };
    const addProduct = (key: Record<string, string>) =>
      desk.owner.post<Project>(`/api/v1/projects/${id}/products`, [{ reference: good }], key);
    const first = await add(id, rows, headers);
    const second = await addProduct(ofProducts);
    const without = {
      ...desk.server.ctx.catalogue.current(),
      prepared: () => no(problem('model-inactive', { model: '2010' })),
    };
    const spy = vi.spyOn(desk.server.ctx.catalogue, 'current').mockReturnValue(without);
    try {
      expect((await add(id, rows, { 'idempotency-key': randomUUID() })).status).toBe(422);
      const again = await add(id, rows, headers);
      expect([first.status, second.status, again.status]).toEqual([201, 201, 201]);
      expect((await addProduct({ 'idempotency-key': randomUUID() })).status).toBe(422);
      const repeat = await addProduct(ofProducts);
      expect([repeat.status, repeat.body.products.orderedIds]).toEqual([
        201,
        second.body.products.orderedIds,
      ]);
    } finally {
      spy.mockRestore();
    }
  });

  it('make no more sections than a project may have, also where some share a name', async () => {
    const { id } = await begin();
    await desk.server.pool.query(
      `insert into project_section (project_id, id, name, position)
       select $1, gen_random_uuid(), 'Ground', n from generate_series(1, 200) n`,
      [id],
    );
    const row = { reference: good, quantity: 1 };
    expect((await add(id, [{ ...row, section: 'Terrace' }])).body.code).toBe('partsFull');
    expect((await add(id, [{ ...row, section: 'Ground' }])).status).toBe(201);
  });

  it('may all have long notes, and no more than that', async () => {
    const { id } = await begin();
    const rows = Array.from({ length: 2000 }, () => ({
      reference: 'none',
      quantity: 1,
      note: 'x'.repeat(1000),
    }));
    expect((await add(id, rows)).status).toBe(422);
    const larger = await add(
      id,
      rows.map((row) => ({ ...row, note: 'x'.repeat(6000) })),
    );
    expect(larger).toMatchObject({
      status: 413,
      body: { code: 'tooLarge', details: { limit: 12_000_000 } },
    });
  });

  it('are taken out again together', async () => {
    const { id, products } = await begin([{ reference: good }]);
    const rows = [1, 2, 3].map((quantity) => ({
      ...{ reference: good, quantity },
      ...{ mark: 'A1', room: 'Lobby', section: 'Ground', note: 'Dimmed' },
    }));
    const { body } = await add(id, rows);
    expect(body.lineChange).toMatchObject({ changed: 3, refused: [] });
    expect(body.products.orderedIds).toHaveLength(4);
    const undone = await undo(body);
    expect(undone.body.products.orderedIds).toEqual(products.orderedIds);
    expect((await undo(body)).body.code).toBe('undoGone');
  });

  it('that somebody changed since, or made an alternative to, stay', async () => {
    const { id } = await begin();
    const rows = Array.from({ length: 5 }, (_, at) => ({ reference: good, quantity: at + 1 }));
    const { body: added } = await add(id, rows);
    const [counted, chosen, marked, base] = added.products.orderedIds;
    const change = (line: string, attributesToUpdate: object) =>
      desk.owner.put(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate });
    expect((await change(counted!, { quantity: 9 })).status).toBe(200);
    expect((await change(chosen!, { choices: { pendantHeight: 150 } })).status).toBe(200);
    expect((await change(marked!, { mark: 'B2' })).status).toBe(200);
    const other = (await add(id, [{ reference: good, quantity: 1 }])).body.products.orderedIds.at(-1)!;
    expect((await change(other, { option: { kind: 'alternative', alternativeTo: base } })).status).toBe(200);
    const undone = await undo(added);
    expect(undone.body.products.orderedIds).toEqual([counted, chosen, marked, base, other]);
    expect(undone.body.lineChange.refused.map(({ _id }) => _id).sort()).toEqual(
      [counted, chosen, marked, base].sort(),
    );
  });
});
