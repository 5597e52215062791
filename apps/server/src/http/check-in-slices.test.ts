import { operations } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { checkInSlices } from './check-in-slices';
import { fieldProblems } from './validate';

const projectId = randomUUID();
const ids = Array.from({ length: 2000 }, () => randomUUID());
const money = { amount: 100, currency: 'EUR' };
const referenceCode = '201010/1Z_10_200';

type Body = Record<string, unknown> | unknown[];

/** Calls whose body may hold a long list, each with as many elements as are asked for. */
const bodies: Readonly<Record<string, readonly [z.ZodType, (count: number) => Body]>> = {
  'a budget': [
    operations.createBudget.body!,
    (count) => ({
      ...{ projectId, clientName: ' A client ', iva: 21 },
      products: ids.slice(0, count).map((_id) => ({ _id, referenceCode, unitGross: money })),
    }),
  ],
  'an order': [
    operations.processOrder.body!,
    (count) => ({
      projectId,
      products: ids.slice(0, count).map((_id) => ({ _id, quantity: 2, referenceCode, unitNet: null })),
    }),
  ],
  'catalogue changes': [
    operations.takeCatalogueChanges.body!,
    (count) => ({ products: ids.slice(0, count).map((_id) => ({ _id, unitGross: money })) }),
  ],
  'a project': [
    operations.createProject.body!,
    (count) => ({ name: 'Bar', products: Array.from({ length: count / 4 }, () => ({ model: '2010' })) }),
  ],
  products: [
    operations.addProducts.body!,
    (count) => Array.from({ length: count / 4 }, () => ({ model: '2010', quantity: 3 })),
  ],
};

const listOf = (body: Body) => (Array.isArray(body) ? body : (body['products'] as unknown[]));
const withList = (body: Body, list: unknown) => (Array.isArray(body) ? list : { ...body, products: list });
const change = (body: Body, at: number, item: unknown) => withList(body, listOf(body).toSpliced(at, 1, item));

/** What may be wrong with a body, with the body as it becomes. */
const wrong: Readonly<Record<string, (body: Body) => unknown>> = {
  'a wrong element': (body) => change(body, 170, { ...(listOf(body)[170] as object), quantity: -1, no: 1 }),
  'an element that is null': (body) => change(body, 301, null),
  'an element twice': (body) => change(body, 5, listOf(body)[6]),
  'too many elements': (body) => withList(body, [...listOf(body), ...listOf(body)]),
  'a list that is text': (body) => withList(body, 'x'.repeat(400)),
  'a field that nobody knows': (body) => (Array.isArray(body) ? body : { ...body, unknown: 1 }),
  'no list': (body) => (Array.isArray(body) ? undefined : { ...body, products: undefined }),
};

/** What the check in slices and the contract itself say; of a failure, what a caller is told. */
async function both(schema: z.ZodType, given: unknown) {
  const plain = schema.safeParse(given, { reportInput: true });
  const sliced = await checkInSlices(schema)(given);
  return [
    sliced.success ? sliced.data : fieldProblems('body', sliced.issues),
    plain.success ? plain.data : fieldProblems('body', plain.error.issues),
  ] as const;
}

describe.each(Object.entries(bodies))('the check of the body of %s in slices', (_name, [schema, make]) => {
  it.each([0, 40, 2000])('answers of %i elements what the contract says', async (count) => {
    const [sliced, plain] = await both(schema, make(count));
    expect(sliced).toEqual(plain);
  });

  it.each(Object.entries(wrong))('finds %s', async (_what, spoil) => {
    const [sliced, plain] = await both(schema, spoil(make(2000)));
    expect(sliced).toEqual(plain);
  });

  it('finds no more than fifty wrong elements, and stops there', async () => {
    const checked = await checkInSlices(schema)(
      withList(
        make(2000),
        listOf(make(2000)).map(() => 7),
      ),
    );
    expect(checked).toMatchObject({ success: false, issues: { length: 50 } });
  });

  it('may let others in after each element', async () => {
    let steps = 0;
    const slices = () => () => {
      steps += 1;
      return Promise.resolve();
    };
    await checkInSlices(schema, slices)(make(2000));
    expect(steps).toBe(listOf(make(2000)).length);
    await checkInSlices(schema, slices)(make(40));
    expect(steps).toBe(listOf(make(2000)).length);
  });
});

it('finds a wrong field beside wrong elements', async () => {
  const schema = operations.createBudget.body!;
  const [, make] = bodies['a budget']!;
  const [sliced, plain] = await both(schema, { ...(change(make(2000), 9, {}) as object), iva: 200 });
  expect(sliced).toEqual(plain);
});
