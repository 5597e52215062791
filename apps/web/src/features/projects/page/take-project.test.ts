import type { Project, ProjectDelta } from '@lucerna/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../shared/api';
import { makeStore } from '../../../shared/store/store';
import { countAhead } from './count-ahead';
import { takeProject } from './take-project';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const line = (id: string, quantity: number) => ({
  ...{ _id: id, type: 'REGULAR', quantity, watts: 10, lumens: 100, netWeightKg: 0.1 },
  prices: {
    ...{ unitGross: eur(100), unitNet: eur(80) },
    ...{ totalGross: eur(100 * quantity), totalNet: eur(80 * quantity) },
  },
});
const read = {
  ...{ id: 'p', version: 3, terms: 'own', name: 'Hotel', currency: 'EUR' },
  totals: { products: 2, quantity: 3, gross: eur(300), net: eur(240), unpriced: 0 },
  products: {
    orderedIds: ['a', 'b'],
    byId: { a: line('a', 1), b: line('b', 2) },
    byType: { REGULAR: ['a', 'b'], CREATION: [] },
  },
} as unknown as Project;
const delta = (since: number, products: Partial<ProjectDelta['products']>) => {
  const { products: _, ...head } = read;
  return { ...head, version: since + 1, since, products: { removed: [], placed: [], byId: {}, ...products } };
};

let store: ReturnType<typeof makeStore>;
beforeEach(async () => {
  store = makeStore();
  await store.dispatch(api.util.upsertQueryData('getProject', { params: { id: 'p' } }, read));
});
const held = () => api.endpoints.getProject.select({ params: { id: 'p' } })(store.getState()).data!;

describe('what a change answers', () => {
  it('is put into the project of the page, where the other lines stay what they were', () => {
    const taken = store.dispatch(takeProject(delta(3, { byId: { b: line('b', 7) as never } })));
    expect(taken).toEqual(held());
    expect(held().products.byId['b']?.quantity).toBe(7);
    expect(held().products.byId['a']).toBe(read.products.byId['a']);
    expect(held().products.orderedIds).toBe(read.products.orderedIds);
    expect(held().products.byType).toBe(read.products.byType);
  });

  it('names each line under the type that it has by now', () => {
    const drawn = { ...line('b', 2), type: 'CREATION' };
    store.dispatch(takeProject(delta(3, { byId: { b: drawn as never } })));
    expect(held().products.byType).toEqual({ REGULAR: ['a'], CREATION: ['b'] });
    store.dispatch(takeProject(delta(4, { removed: ['b'] })));
    expect(held().products.byType).toEqual({ REGULAR: ['a'], CREATION: [] });
  });

  it('moves and removes lines', () => {
    store.dispatch(takeProject(delta(3, { placed: [{ _id: 'b', place: 0 }] })));
    expect(held().products.orderedIds).toEqual(['b', 'a']);
    expect(held().products.byType.REGULAR).toEqual(['b', 'a']);
    store.dispatch(takeProject(delta(4, { removed: ['b'] })));
    expect([held().products.orderedIds, Object.keys(held().products.byId)]).toEqual([['a'], ['a']]);
  });

  it('is not put into another version, and one that came late changes nothing', () => {
    expect(store.dispatch(takeProject(delta(5, {})))).toBeNull();
    expect(store.dispatch(takeProject(delta(1, {})))).toBe(read);
    expect(held()).toBe(read);
  });

  it('is not put into what other terms made of the project, which is read again and taken at the same version', () => {
    expect(store.dispatch(takeProject({ ...delta(3, {}), terms: 'of a client' }))).toBeNull();
    expect(held()).toBe(read);
    store.dispatch(takeProject({ ...structuredClone(read), terms: 'of a client', name: 'Museum' }));
    expect(held().name).toBe('Museum');
  });

  it('may be the whole project, of which the lines that are the same stay', () => {
    const whole = { ...structuredClone(read), version: 4, name: 'Museum' };
    store.dispatch(takeProject(whole));
    expect(held().name).toBe('Museum');
    expect(held().products.byId['a']).toBe(read.products.byId['a']);
  });
});

describe('a quantity that was typed', () => {
  it('is counted in line and totals before the server answers', () => {
    const { products, totals } = countAhead(read, new Map([['b', 5]]));
    expect(products.byId['b']).toMatchObject({
      quantity: 5,
      prices: { totalGross: eur(500), totalNet: eur(400) },
    });
    expect(products.byId['a']).toBe(read.products.byId['a']);
    expect(totals).toMatchObject({ products: 2, quantity: 6, gross: eur(600), net: eur(480), watts: 60 });
  });

  it('is counted without options that are not chosen, with free lines, and in its section and area', () => {
    const part = (quantity: number, watts: number, cost: number) => ({
      ...{ quantity, watts, unpriced: 0 },
      ...{ gross: eur(cost), net: eur(cost) },
    });
    const structure = {
      sections: [{ id: 's', name: 'Bar', totals: part(2, 20, 200) }],
      areas: [{ id: 'r', floor: '1', room: '', totals: part(2, 20, 200) }],
      freeLines: [
        { id: 'f', text: 'Freight', section: null, quantity: 2, unitPrice: eur(50), total: eur(100) },
      ],
      unsectioned: part(0, 0, 100),
    };
    const option = { kind: 'optional', isChosen: false };
    const byId = { a: { ...line('a', 1), option }, b: { ...line('b', 2), section: 's', area: 'r' } };
    const arranged = { ...read, structure, products: { ...read.products, byId } } as unknown as Project;
    const counted = countAhead(arranged, new Map([['b', 5]]));
    expect(counted.totals).toMatchObject({ quantity: 5, gross: eur(600), net: eur(500), watts: 50 });
    const five = { quantity: 5, watts: 50, gross: eur(500), net: eur(400), unpriced: 0 };
    expect(counted.structure?.sections[0]?.totals).toEqual(five);
    expect(counted.structure?.areas[0]?.totals).toEqual(five);
    expect(counted.structure?.unsectioned).toMatchObject({ quantity: 0, gross: eur(100) });
  });

  it('leaves the project as it is where it is the one that is there, or its line is gone', () => {
    expect(countAhead(read, new Map([['b', 2]]))).toBe(read);
    expect(countAhead(read, new Map([['gone', 9]]))).toBe(read);
  });
});
