import type { JudgedRow, LineChange, Project } from '@lucerna/contract';
import { no, problem } from '@lucerna/engine';
import { readTable } from '@lucerna/spreadsheet';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import texts from '../../../../texts/eproject/schedule.json';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
});

type Refused = { code: string; details: unknown };
type Added = Project & Refused & { lineChange: LineChange };
const good = '201020/4B_31_200';
const begin = async (products: object[] = [], user = owner) =>
  (await user.post<Project>('/api/v1/projects', { name: 'Hotel', products })).body;
const of = (id: string) => `/api/v1/projects/${id}/schedule`;
const judge = async (id: string, rows: object[], user = owner) =>
  user.post<{ rows: JudgedRow[] } & Refused>(`${of(id)}/check`, { rows });
const add = (id: string, rows: object[], headers = {}, user = owner) =>
  user.post<Added>(of(id), { rows }, headers);
const undo = ({ id, lineChange }: Added) =>
  owner.post<Added>(`/api/v1/projects/${id}/lines/changes/${lineChange.id}/undo`);
const linesOf = ({ products }: Project) => products.orderedIds.map((line) => products.byId[line]!);
const codes = ({ problems }: JudgedRow) => problems.map(({ code }) => code);

async function judged(reference: string, catalogId?: number): Promise<JudgedRow> {
  const project = catalogId
    ? (await owner.post<Project>('/api/v1/projects', { name: 'USA', catalogId })).body
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
    const stranger = await server.as('specifier');
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
    expect((await owner.get<Project>(`/api/v2/projects/${id}`)).body.version).toBe(version + 1);
  });

  it('are told again under their key also when the catalogue has them no more', async () => {
    const { id } = await begin();
    const rows = [{ reference: good, quantity: 2 }];
    const headers = { 'idempotency-key': randomUUID() };
    const ofProducts = { 'idempotency-key': randomUUID() };
    const addProduct = (key: Record<string, string>) =>
      owner.post<Project>(`/api/v1/projects/${id}/products`, [{ reference: good }], key);
    const first = await add(id, rows, headers);
    const second = await addProduct(ofProducts);
    const without = {
      ...server.frame.catalogue.current(),
      prepared: () => no(problem('model-inactive', { model: '2010' })),
    };
    const spy = vi.spyOn(server.frame.catalogue, 'current').mockReturnValue(without);
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
    await server.pool.query(
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
      owner.put(`/api/v1/projects/${id}/products/${line}`, { attributesToUpdate });
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

describe('a project that goes out', () => {
  it.each(['xlsx', 'csv'])('as %s comes in as the same project', async (format) => {
    const { id } = await begin();
    const rows = [
      {
        reference: good,
        quantity: 3,
        mark: 'A1',
        floor: '-1',
        room: 'Lobby',
        section: 'Ground',
        note: '@SUM(A1)',
      },
      {
        reference: '201010/1Z_10_200',
        quantity: 12,
        mark: 'B2',
        section: 'Ground',
        note: 'Say "hi"; twice\nDimmed',
      },
      { reference: good, quantity: 1, floor: '2', section: 'Terrace' },
    ];
    const source = (await add(id, rows)).body;
    const answer = await owner.raw(`${of(id)}?format=${format}&lang=de`);
    expect(answer.status).toBe(200);
    const read = readTable(new Uint8Array(await answer.arrayBuffer()), { maxRows: 2001 });
    if (!read.ok) throw new Error(read.problem.code);
    const [head, ...table] = read.table.rows.map(({ cells }) => cells);
    expect(head!.slice(0, 7)).toEqual(['Referenz', 'Menge', 'Typ', 'Geschoss', 'Raum', 'Abschnitt', 'Notiz']);
    const fields = ['reference', 'quantity', 'mark', 'floor', 'room', 'section', 'note'];
    const back = table.map((cells) =>
      Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? ''])),
    );
    const other = await begin();
    const answered = await judge(other.id, back);
    expect(answered).toMatchObject({ status: 200 });
    const { rows: found } = answered.body;
    expect(found.flatMap(codes)).toEqual([]);
    const copied = (
      await add(
        other.id,
        back.map((row, at) => ({ ...row, quantity: found[at]!.quantity })),
      )
    ).body;
    const shown = (project: Project) =>
      linesOf(project).map(({ referenceCode, quantity, mark, note, section, area }) => {
        const { sections, areas } = project.structure!;
        const place = areas.find((each) => each.id === area);
        const name = sections.find((each) => each.id === section)?.name;
        return [referenceCode, quantity, mark, note, name, place?.floor, place?.room];
      });
    expect(shown(copied)).toEqual(shown(source));
    expect(copied.totals).toEqual(source.totals);
  });

  /** Everything that a list says of a project, as it comes in again. */
  async function comesBack(source: Project, format: string, lang = 'en') {
    const answer = await owner.raw(`${of(source.id)}?format=${format}&lang=${lang}`);
    const read = readTable(new Uint8Array(await answer.arrayBuffer()), { maxRows: 2001 });
    if (!read.ok) throw new Error(read.problem.code);
    const [head = [], ...table] = read.table.rows.map(({ cells }) => cells);
    const headings = (column: string) =>
      Object.values(texts[`schedule.column.${column}` as keyof typeof texts] ?? {});
    const fields = ['reference', 'quantity', 'mark', 'floor', 'room', 'section', 'note'];
    const all = [...fields, 'option', 'chosen', 'name', 'unitNet'];
    const back = table.map((cells) =>
      Object.fromEntries(all.map((field) => [field, cellOf(head, cells, headings(field))])),
    );
    const other = await begin();
    const judgedRows = (await judge(other.id, back)).body.rows;
    expect(judgedRows.flatMap(codes)).toEqual([]);
    const numbers = table.map((cells) => cellOf(head, cells, headings('number')));
    const rows = back.flatMap((row, at) => {
      const { quantity, option, freeLine } = judgedRows[at]!;
      if (freeLine) return [];
      const to = option?.alternativeTo ?? null;
      const alternativeTo = to === null ? null : numbers.indexOf(to);
      const texts = Object.fromEntries(fields.map((field) => [field, row[field]]));
      return [
        { ...texts, quantity, ...(option && { option: { alternativeTo, isChosen: option.isChosen } }) },
      ];
    });
    const freeLines = back.flatMap((row, at) => {
      const { quantity, freeLine } = judgedRows[at]!;
      return freeLine ? [{ ...freeLine, quantity, section: row['section'] }] : [];
    });
    const added = await owner.post<Added>(of(other.id), { rows, freeLines });
    expect(added.status).toBe(201);
    return added.body;
  }
  const cellOf = (head: readonly string[], cells: readonly string[], names: readonly string[]) =>
    cells[head.findIndex((each) => names.includes(each))] ?? '';

  it.each([
    ['xlsx', 'en'],
    ['csv', 'de'],
    ['csv', 'fr'],
  ])('with options, alternatives and freight comes in with the same sums: %s in %s', async (format, lang) => {
    const row = { reference: good, mark: '', section: 'Lobby' };
    const rows = [
      { ...row, quantity: 3, mark: 'A1' },
      { ...row, quantity: 5, reference: '201010/1Z_10_200', option: { alternativeTo: 0, isChosen: true } },
      { ...row, quantity: 7, option: { alternativeTo: 0, isChosen: false } },
      { ...row, quantity: 2, option: { alternativeTo: null, isChosen: true } },
      { ...row, quantity: 9, option: { alternativeTo: null, isChosen: false }, note: 'Maybe' },
    ];
    const price = { amount: 123_450, currency: 'EUR' };
    const freeLines = [
      { text: '- Freight; by road', quantity: 2, section: 'Lobby', unitPrice: price },
      { text: 'A sample', quantity: 1, unitPrice: null },
    ];
    const { id } = await begin();
    const { body: source } = await owner.post<Added>(of(id), { rows, freeLines });
    expect(source.lineChange.changed).toBe(7);
    const copy = await comesBack(source, format, lang);
    const shown = (project: Project) => [
      linesOf(project).map(({ referenceCode, quantity, mark, note, option }) => [
        ...[referenceCode, quantity, mark, note, option?.kind, option?.isChosen],
        option?.kind === 'alternative' && project.products.orderedIds.indexOf(option.alternativeTo),
      ]),
      project.structure!.freeLines.map(({ text, quantity, unitPrice, section }) => [
        ...[text, quantity, unitPrice, section !== null],
      ]),
      project.structure!.sections.map(({ name, totals }) => [name, totals]),
    ];
    expect(shown(copy)).toEqual(shown(source));
    expect(copy.totals).toEqual(source.totals);
    const undone = await undo(copy);
    expect([undone.body.products.orderedIds, undone.body.structure!.freeLines]).toEqual([[], []]);
  });

  it('refuses an alternative of an alternative, of itself, of no row, and two that are chosen', async () => {
    const { id } = await begin();
    const row = { reference: good, quantity: 1 };
    const to = (alternativeTo: number, isChosen = false) => ({ ...row, option: { alternativeTo, isChosen } });
    for (const rows of [[to(0)], [row, to(7)], [row, to(0), to(1)], [row, to(0, true), to(0, true)]]) {
      expect((await add(id, rows)).status).toBe(400);
    }
    expect((await add(id, [])).status).toBe(400);
    const pounds = [{ text: 'Freight', quantity: 1, unitPrice: { amount: 1, currency: 'USD' } }];
    expect((await owner.post<Refused>(of(id), { freeLines: pounds })).body.code).toBe('freeLineCurrency');
  });

  it('with a composed product comes in as what its code stands for, for who may read it', async () => {
    vi.spyOn(server.frame, 'today').mockReturnValue('2026-09-01');
    try {
      const { creation } = (await owner.get<{ creation: object }>('/api/v1/preconfigs/creation/9001')).body;
      const source = await begin([{ creation, quantity: 2 }]);
      const copy = await comesBack(source, 'xlsx');
      expect(linesOf(copy).map((line) => line.referenceCode)).toEqual(
        linesOf(source).map((line) => line.referenceCode),
      );
      expect(copy.totals).toEqual(source.totals);
      const stranger = await server.as('importer');
      const theirs = await begin([], stranger);
      const reference = linesOf(source)[0]!.referenceCode;
      const { rows } = (await judge(theirs.id, [{ reference }], stranger)).body;
      expect(rows.map(codes)).toEqual([['reference-of-creation']]);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('takes a heading between the rows for no line', async () => {
    const { id } = await begin();
    const { rows } = (await judge(id, [{ name: 'GROUND FLOOR' }, { name: 'Freight', quantity: '1' }])).body;
    expect(rows.map(({ freeLine, problems }) => [freeLine, problems.length])).toEqual([
      [null, 1],
      [{ text: 'Freight', unitPrice: null }, 0],
    ]);
  });
});
