import { maxListedPrices, type Budget, type ChangeEntry, type QuoteLink } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { almar, both, byLine, openChangeLog, said } from '../../../test/change-log';

const log = openChangeLog();
const { lists, newProject, quotes, withoutPrices } = log;

const moves = (quote: Budget, state: string) => log.seller.put(`/api/v1/budget/${quote.id}/state`, { state });

async function revises(quote: Budget, change: object): Promise<Budget> {
  const products = quote.products.map(({ _id, quantity }) => ({ _id, quantity, discount: 10 }));
  const made = await log.seller.post<Budget>(`/api/v1/budget/${quote.id}/revise`, {
    products,
    ...change,
  });
  expect(made.status).toBe(201);
  return made.body;
}

describe('the log of changes of quotes', () => {
  it('has each revision of a quote with what it was before, and its discounts apart', async () => {
    const project = await newProject();
    const first = await quotes(project);
    const second = await revises(first, { discount: 5 });
    const { docs } = await lists({ project: project.id });
    expect(docs.map(({ area, kind }) => [area, kind])).toEqual([
      ['discounts', 'discountsChanged'],
      ['quotes', 'budgetMade'],
      ['quotes', 'budgetMade'],
    ]);
    const [discounts, revision, begun] = docs;
    expect(begun).toMatchObject({
      before: null,
      actor: { email: 'distributor@lucerna.test' },
      subject: { target: 'quote', id: first.id, projectId: project.id, label: first.budgetNumber },
    });
    expect(said(begun!.after, 'total')).toEqual(first.totalNet);
    expect(both(revision!, 'revision')).toEqual([1, 2]);
    expect(both(revision!, 'total')).toEqual([first.totalNet, second.totalNet]);
    expect(both(discounts!, 'discount')).toEqual([undefined, 5]);
    expect(both(discounts!, 'lineDiscount')).toEqual([undefined, 10]);
    expect(discounts!.after!.prices.find(({ name }) => name === 'lineDiscount')?.of).toBe(
      second.products[0]!.referenceCode,
    );
  });

  it('has the discounts of those lines only that have another one, of lines of one reference each its own', async () => {
    const project = await newProject([almar, almar, almar]);
    const lines = project.products.orderedIds;
    const discounted = (...discounts: readonly number[]) => ({
      products: lines.map((_id, at) => ({ _id, quantity: almar.quantity, discount: discounts[at] })),
    });
    const first = await quotes(project, discounted(10, 20, 0));
    const second = await revises(first, discounted(10, 25, 5));
    await revises(second, discounted(10, 25, 5));
    const { docs } = await lists({ project: project.id, area: 'discounts' });
    expect(
      docs.map(({ before, after }) => [byLine(before, 'lineDiscount'), byLine(after, 'lineDiscount')]),
    ).toEqual([
      [
        [[lines[1], 20]],
        [
          [lines[1], 25],
          [lines[2], 5],
        ],
      ],
      [
        [],
        [
          [lines[0], 10],
          [lines[1], 20],
        ],
      ],
    ]);
  });

  it('lists of a long entry what is of the whole and how much is left, and has all of it by its id', async () => {
    const count = maxListedPrices + 1;
    const project = await newProject(Array.from({ length: count }, () => almar));
    const lines = project.products.orderedIds;
    const all = (discount: number) => lines.map((_id) => ({ _id, quantity: almar.quantity, discount }));
    const first = await quotes(project, { products: all(10), discount: 4 });
    await revises(first, { products: [...all(10).slice(0, 2), ...all(15).slice(2)], discount: 5 });
    const query = { project: project.id, area: 'discounts' };
    const [short, long] = (await lists(query)).docs;
    // The two lines that stayed as they were are not in the entry.
    expect([
      short!.left,
      byLine(short!.before, 'lineDiscount'),
      byLine(short!.after, 'lineDiscount'),
    ]).toEqual([0, lines.slice(2).map((line) => [line, 10]), lines.slice(2).map((line) => [line, 15])]);
    expect(long).toMatchObject({
      ...{ left: count, before: null },
      after: { facts: [], prices: [{ name: 'discount', value: 4 }] },
    });
    const whole = await log.admin.get<ChangeEntry>(`/api/v1/changes/${long!.id}`);
    expect(whole.body).toMatchObject({ id: long!.id, left: 0, subject: long!.subject });
    expect(said(whole.body.after, 'discount')).toBe(4);
    expect(byLine(whole.body.after, 'lineDiscount')).toEqual(lines.map((line) => [line, 10]));
    await withoutPrices(async (blind) => {
      expect((await lists(query, blind)).docs[1]).toMatchObject({ left: 0, after: { prices: [] } });
      const { body } = await blind.get<ChangeEntry>(`/api/v1/changes/${long!.id}`);
      expect(body).toMatchObject({ left: 0, after: { prices: [] } });
    });
  });

  it('has a quote that a client rejected, with what it was before, the name and the reason', async () => {
    const project = await newProject();
    const quote = await quotes(project);
    await moves(quote, 'sent');
    const { body: link } = await log.seller.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
    const rejected = await log.server.anyone().post(`/api/v1/quote-links/${link.token}/rejection`, {
      ...{ name: 'Ada Berg', reason: 'Too late' },
    });
    expect(rejected.status).toBe(201);
    const [entry] = (await lists({ project: project.id, area: 'acceptances' })).docs;
    expect(entry).toMatchObject({
      ...{ kind: 'budgetMoved', actor: null },
      subject: { target: 'quote', id: quote.id, label: quote.budgetNumber },
    });
    expect(both(entry!, 'state')).toEqual(['sent', 'rejected']);
    expect(both(entry!, 'name')).toEqual([undefined, 'Ada Berg']);
    expect(both(entry!, 'reason')).toEqual([undefined, 'Too late']);
  });

  it('has links and what a client decides by them, with the name that was given and without the secret', async () => {
    const project = await newProject();
    const quote = await quotes(project);
    await moves(quote, 'sent');
    const links = `/api/v1/budget/${quote.id}/links`;
    const { body: link } = await log.seller.post<QuoteLink>(links, { recipient: 'client@hotel.test' });
    const { body: other } = await log.seller.post<QuoteLink>(links, {});
    await log.seller.del(`${links}/${other.id}`);
    const accepted = await log.server.anyone().post(`/api/v1/quote-links/${link.token}/acceptance`, {
      ...{ name: 'Ada Berg', orderNumber: 'PO 7', fileId: null },
    });
    expect(accepted.status).toBe(201);
    const { docs } = await lists({ project: project.id });
    expect(docs.map(({ area, kind }) => [area, kind]).slice(0, 4)).toEqual([
      ['acceptances', 'budgetMoved'],
      ['links', 'budgetLinked'],
      ['links', 'budgetLinked'],
      ['links', 'budgetLinked'],
    ]);
    const [decision, revoked, , made] = docs;
    expect(decision!.actor).toBeNull();
    expect([
      ...both(decision!, 'state'),
      said(decision!.after, 'name'),
      said(decision!.after, 'orderNumber'),
    ]).toEqual(['sent', 'accepted', 'Ada Berg', 'PO 7']);
    expect(both(revoked!, 'linkState')).toEqual(['open', 'revoked']);
    expect([made!.before, said(made!.after, 'recipient')]).toEqual([null, 'client@hotel.test']);
    const { rows } = await log.server.pool.query<{ all: string }>(
      `select string_agg(e::text, '') as all from event e`,
    );
    expect(rows[0]!.all).not.toContain(link.token);
  });

  it('has an approval with who gave it', async () => {
    const project = await newProject();
    const quote = await quotes(project, { discount: 95 });
    const members = `/api/v1/projects/${project.id}/members`;
    expect((await log.seller.post(members, { email: 'admin@lucerna.test', role: 'editor' })).status).toBe(
      201,
    );
    const approved = await log.admin.put(`/api/v1/budget/${quote.id}/approval`);
    expect(approved.status).toBe(200);
    const [entry] = (await lists({ project: project.id, area: 'discounts' })).docs;
    expect(entry).toMatchObject({ kind: 'budgetApproved', actor: { email: 'admin@lucerna.test' } });
    expect([said(entry!.before, 'approvedBy'), said(entry!.after, 'discount')]).toEqual([undefined, 95]);
  });
});
