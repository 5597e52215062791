import type { Budget, LinkedQuote, QuoteLink } from '@lucerna/contract';
import { beforeAll, expect, it } from 'vitest';
import { createsProject, preconfigured, startsComposing } from '../../../test/composing';

let desk: Awaited<ReturnType<typeof startsComposing>>;
beforeAll(async () => {
  desk = await startsComposing('distributor');
});

const composition = 9005;

async function makesQuote(change: object = {}): Promise<Budget> {
  const { user } = desk;
  const creation = await preconfigured(user, composition);
  const project = await createsProject(user, [{ creation, quantity: 3 }]);
  const made = await user.post<Budget>('/api/v2/budget', {
    projectId: project.id,
    products: project.products.orderedIds.map((_id) => ({ _id, discount: 12.5 })),
    ...change,
  });
  expect(made.status).toBe(201);
  return made.body;
}

const partsOf = ({ products }: Pick<Budget, 'products'>) =>
  products.flatMap(({ compositions = [] }) => compositions.flatMap(({ parts }) => parts));

it('says what each part of a creation is quoted at, and the parts add up to the product', async () => {
  const quote = await makesQuote();
  const [line] = quote.products;
  const parts = partsOf(quote);
  expect(parts.length).toBeGreaterThan(1);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  expect(sum(parts.map(({ prices, quantity }) => prices!.unitGross!.amount * quantity))).toBe(
    line!.unitPvp!.amount,
  );
  expect(sum(parts.map(({ prices }) => prices!.totalNet.amount))).toBe(line!.netPrice!.amount);
  expect(line!.netPrice!.amount).toBeLessThan(line!.unitPvp!.amount);
  const read = await desk.user.get<Budget>(`/api/v1/budget/${quote.id}`);
  expect(partsOf(read.body)).toEqual(parts);
});

it('keeps them in a revision that keeps the price', async () => {
  const quote = await makesQuote();
  const [line] = quote.products;
  const { status, body } = await desk.user.post<Budget>(`/api/v1/budget/${quote.id}/revise`, {
    products: [{ _id: line!._id, quantity: 5, discount: 0 }],
  });
  expect(status).toBe(201);
  expect(partsOf(body).map(({ prices }) => prices!.unitGross)).toEqual(
    partsOf(quote).map(({ prices }) => prices!.unitGross),
  );
  const [kept] = body.products;
  expect(partsOf(body).reduce((sum, { prices }) => sum + prices!.totalNet.amount, 0)).toBe(
    kept!.unitPvp!.amount,
  );
});

it('says no list price of a part where the client is told none, and no price where the quote has none', async () => {
  const form = { layout: 'pictures', lineDiscounts: false, acceptance: true };
  const quote = await makesQuote({ form });
  await desk.user.put(`/api/v1/budget/${quote.id}/state`, { state: 'sent' });
  const link = await desk.user.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
  const { body } = await desk.server.anyone().get<LinkedQuote>(`/api/v1/quote-links/${link.body.token}`);
  const told = partsOf(body.budget);
  expect(told.length).toBeGreaterThan(1);
  for (const { prices } of told) expect(Object.keys(prices!)).toEqual(['totalNet']);
  const bare = await makesQuote({ withPrices: false });
  for (const part of partsOf(bare)) expect(part.prices).toBeUndefined();
});
