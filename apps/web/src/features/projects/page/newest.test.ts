import type { Project } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { newest } from './newest';

const at = (version: number, quantity: number) =>
  ({
    id: 'p',
    version,
    products: { orderedIds: ['a', 'b'], byId: { a: { _id: 'a', quantity: 1 }, b: { _id: 'b', quantity } } },
  }) as unknown as Project;

describe('the newest state of a project', () => {
  it('is the answer of a change until the project is read again', () => {
    expect(newest(at(1, 1), at(2, 5))?.products.byId['b']?.quantity).toBe(5);
    expect(newest(at(3, 7), at(2, 5))?.products.byId['b']?.quantity).toBe(7);
  });

  it('keeps the lines that did not change', () => {
    const read = at(1, 1);
    const shown = newest(read, at(2, 5));
    expect(shown?.products.byId['a']).toBe(read.products.byId['a']);
    expect(shown?.products.byId['b']).not.toBe(read.products.byId['b']);
  });

  it('is never another project', () => {
    const read = at(1, 1);
    expect(newest(read, { ...at(2, 5), id: 'q' })).toBe(read);
  });
});
