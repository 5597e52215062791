import type { Project } from '@lucerna/contract';
import { readTable } from '@lucerna/spreadsheet';
import texts from '../../../../texts/eproject/schedule.json';
import { describe, expect, it, vi } from 'vitest';
import { codes, good, linesOf, of, openScheduleDesk } from '../../../../test/schedule-desk';
import type { Added, Refused } from '../../../../test/schedule-desk';

const desk = openScheduleDesk();
const { begin, judge, add, undo } = desk;

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
    const answer = await desk.owner.raw(`${of(id)}?format=${format}&lang=de`);
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
    const answer = await desk.owner.raw(`${of(source.id)}?format=${format}&lang=${lang}`);
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
    const added = await desk.owner.post<Added>(of(other.id), { rows, freeLines });
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
    const { body: source } = await desk.owner.post<Added>(of(id), { rows, freeLines });
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
    expect((await desk.owner.post<Refused>(of(id), { freeLines: pounds })).body.code).toBe(
      'freeLineCurrency',
    );
  });

  it('with a composed product comes in as what its code stands for, for who may read it', async () => {
    vi.spyOn(desk.server.ctx, 'today').mockReturnValue('2026-09-01');
    try {
      const { creation } = (await desk.owner.get<{ creation: object }>('/api/v1/preconfigs/creation/9001'))
        .body;
      const source = await begin([{ creation, quantity: 2 }]);
      const copy = await comesBack(source, 'xlsx');
      expect(linesOf(copy).map((line) => line.referenceCode)).toEqual(
        linesOf(source).map((line) => line.referenceCode),
      );
      expect(copy.totals).toEqual(source.totals);
      const stranger = await desk.server.as('importer');
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
