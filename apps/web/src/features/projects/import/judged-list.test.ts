import type { JudgedRow } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { columnKinds, type ListRow } from './columns';
import { isReady, judgedList, rowsToAdd, withLost } from './judged-list';

const product = { reference: '201010/1Z_10_200', name: 'Almar', model: '2010' };
const plain: JudgedRow = {
  ...{ quantity: 2, problems: [], notices: [], product, nearest: null },
  ...{ option: null, freeLine: null },
};
const row = (at: number, number: string, said: Partial<ListRow> = {}): ListRow => ({
  ...(Object.fromEntries(columnKinds.map((kind) => [kind, ''])) as Record<
    (typeof columnKinds)[number],
    string
  >),
  ...{ at, number, reference: product.reference, ...said },
});
const alternative = (alternativeTo: string, isChosen = false): JudgedRow => ({
  ...plain,
  option: { alternativeTo, isChosen },
});

it('an alternative goes in with its line, whatever stands between them', () => {
  const rows = [row(2, '1'), row(3, '2'), row(4, '3', { note: 'other' })];
  const freight = { ...plain, product: null, freeLine: { text: 'Freight', unitPrice: null } };
  const list = withLost(
    judgedList(
      [...rows, row(5, '', { reference: '', name: 'Freight', section: 'Lobby' })],
      [plain, plain, alternative('2', true), freight],
    ),
  );
  const { rows: added, freeLines } = rowsToAdd(list);
  expect(added.map(({ option }) => option)).toEqual([
    undefined,
    undefined,
    { alternativeTo: 1, isChosen: true },
  ]);
  expect(freeLines).toEqual([{ text: 'Freight', unitPrice: null, quantity: 2, section: 'Lobby' }]);
});

it('an alternative waits for its line, and one of several is chosen', () => {
  const wrong = { ...plain, problems: [{ code: 'reference-invalid' as const }] };
  const rows = [row(2, '1'), row(3, '2', { note: 'a' }), row(4, '3', { note: 'b' })];
  const judged = [wrong, alternative('1', true), alternative('1', true)];
  const list = withLost(judgedList(rows, judged));
  expect(list.map(isReady)).toEqual([false, false, false]);
  expect(list[1]!.lost).toEqual([{ code: 'alternative-row-missing', data: { row: '1' } }]);
  const mended = withLost(judgedList(rows, [plain, ...judged.slice(1)]));
  expect(mended.map(isReady)).toEqual([true, true, true]);
  expect(rowsToAdd(mended).rows.map(({ option }) => option?.isChosen)).toEqual([undefined, true, false]);
  expect(list[1]!.sameAs).toBeNull();
});
