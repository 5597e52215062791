import type { OrderDraft } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { isLeftInProject, missingFrom, wishOfOrder } from './order-again';

const lineOf = (
  _id: string,
  referenceCode: string,
  quantity: number,
): OrderDraft['products']['byId'][string] => ({
  ...{ _id, referenceCode, quantity },
  type: 'REGULAR',
  model: '2010',
  name: 'Almar',
  kind: 'pendant',
  subFamily: { id: 201, name: 'Almar' },
  configuration: {},
  ordered: 0,
  parts: [],
  moq: 1,
  leadTimeWeeks: 4,
  availability: { available: true, shippingDate: null },
  validation: { status: 0 },
});

const productsOf = (...lines: readonly ReturnType<typeof lineOf>[]) => ({
  orderedIds: lines.map(({ _id }) => _id),
  byId: Object.fromEntries(lines.map((line) => [line._id, line])),
});

function blockedLine(_id: string, referenceCode: string, code: string): OrderDraft['blocked'][number] {
  const { model, name, kind, subFamily, configuration, quantity, moq } = lineOf(_id, referenceCode, 2);
  return {
    ...{ _id, referenceCode, model, name, kind, subFamily, configuration, quantity, moq },
    configuratorType: { id: 6, description: 'attributes' },
    problems: [{ code }],
  };
}

/** Two pendants and five wall lamps, of the project `house`. */
const order = {
  projectId: 'house',
  products: productsOf(lineOf('a', '201010', 2), lineOf('b', '201510', 5)),
};

describe('what was ordered, when it is ordered again', () => {
  it('goes into its project where that much of each line is left', () => {
    const draft = {
      projectId: 'house',
      products: productsOf(lineOf('c', '2030', 9), lineOf('a', '201010', 7), lineOf('b', '201510', 5)),
      blocked: [],
    };
    expect(isLeftInProject(order, draft)).toBe(true);
    expect(wishOfOrder(order, draft)).toEqual({ quantities: { a: 2, b: 5 }, leftOut: { c: true } });
    expect(missingFrom(order, draft)).toEqual([]);
  });

  it('goes into a copy where less is left of a line, or nothing', () => {
    const less = productsOf(lineOf('a', '201010', 7), lineOf('b', '201510', 4));
    expect(isLeftInProject(order, { projectId: 'house', products: less, blocked: [] })).toBe(false);
    const some = productsOf(lineOf('a', '201010', 7));
    const blocked = [blockedLine('b', '201510', 'alreadyOrdered')];
    expect(isLeftInProject(order, { projectId: 'house', products: some, blocked })).toBe(false);
  });

  it('stays in its project where a line cannot be ordered for a reason that a copy would have too', () => {
    const blocked = [blockedLine('b', '201510', 'reference-unavailable')];
    const draft = { projectId: 'house', products: productsOf(lineOf('a', '201010', 7)), blocked };
    expect(isLeftInProject(order, draft)).toBe(true);
    expect(missingFrom(order, draft)).toEqual([]);
  });

  it('is all that a copy has, and what the copy has not is named', () => {
    const draft = { projectId: 'copy', products: productsOf(lineOf('x', '201010', 2)), blocked: [] };
    expect(wishOfOrder(order, draft)).toEqual({ quantities: {}, leftOut: {} });
    expect(missingFrom(order, draft).map(({ _id }) => _id)).toEqual(['b']);
  });

  it('never takes a line that is another product by now, and names what it was', () => {
    const draft = {
      projectId: 'house',
      products: productsOf(lineOf('a', '201099', 7), lineOf('b', '201510', 5)),
      blocked: [],
    };
    expect(wishOfOrder(order, draft)).toEqual({ quantities: { b: 5 }, leftOut: { a: true } });
    expect(missingFrom(order, draft).map(({ _id }) => _id)).toEqual(['a']);
  });
});
