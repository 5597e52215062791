import { describe, expect, it } from 'vitest';
import { RowTable } from './intern';

describe('a table of rows', () => {
  it.each([1, 2, 3])('keeps each row of %i numbers once, however many come', (width) => {
    const table = new RowTable(width);
    const many = Int32Array.from(
      { length: 700 * width },
      (_, at) => Math.floor(at / width) * 5 + (at % width),
    );
    for (let row = 0; row < 700; row += 1) expect(table.intern(many, row * width)).toBe(row);
    for (let row = 699; row >= 0; row -= 1) expect(table.intern(many, row * width)).toBe(row);
    expect(table.count).toBe(700);
    expect(table.rows.slice(0, many.length)).toEqual(many);
  });

  it('holds no more room than twice the rows that came, and slots for twice as many', () => {
    const table = new RowTable(2);
    const add = (row: number) => table.intern(Int32Array.of(9, row, -row), 1);
    const slots = () => (table as unknown as { readonly slots: Int32Array }).slots.length;
    for (let row = 0; row < 64; row += 1) add(row);
    expect([table.rows.length, slots()]).toEqual([128, 256]);
    add(64);
    expect(table.rows.length).toBe(256);
    for (let row = 65; row < 128; row += 1) add(row);
    expect([table.rows.length, slots()]).toEqual([256, 256]);
    add(128);
    expect([table.rows.length, slots(), table.count]).toEqual([512, 1024, 129]);
    expect(add(77)).toBe(77);
  });

  it('tells rows apart that differ in one number only, the first or the last', () => {
    const table = new RowTable(3);
    const rows = [
      [1, 2, 3],
      [0, 2, 3],
      [1, 2, 0],
      [1, 0, 3],
    ];
    expect(rows.map((row) => table.intern(Int32Array.from(row), 0))).toEqual([0, 1, 2, 3]);
    expect(table.intern(Int32Array.of(1, 2, 0, 3), 0)).toBe(2);
    expect(table.intern(Int32Array.of(7, 1, 0, 3), 1)).toBe(3);
  });
});
