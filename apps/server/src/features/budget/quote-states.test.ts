import type { BudgetRow } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { linesOf, openQuoteDesk } from '../../../test/quote-desk';

const desk = openQuoteDesk();
const { quotes, revises, revised, reads, moves, revisionsOf, textOfPdf } = desk;

describe('the states of a quote', () => {
  it('go from draft to accepted, once', async () => {
    const quote = await quotes();
    expect(quote.state).toBe('draft');
    expect((await moves(quote.id, 'accepted')).body).toMatchObject({ code: 'quoteNotSent' });
    expect((await moves(quote.id, 'sent')).body.state).toBe('sent');
    const accepted = await Promise.all(
      [1, 2, 3].map(() => moves(quote.id, 'accepted', desk.seller, 'PO 4711')),
    );
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await desk.server.pool.query(
      `select from event where kind = 'budgetMoved' and payload ->> 'budget' = $1 and payload ->> 'state' = 'accepted'`,
      [quote.id],
    );
    expect(rows).toHaveLength(1);
    expect((await reads(quote.id)).stateNote).toBe('PO 4711');
    expect((await moves(quote.id, 'rejected')).body).toMatchObject({ code: 'quoteDecided' });
    expect((await revises(quote)).body).toMatchObject({ code: 'quoteDecided' });
  });

  it('let the client accept what was sent until a newer revision was sent', async () => {
    const first = await quotes();
    await moves(first.id, 'sent');
    const second = await revised(first);
    expect((await reads(first.id)).state).toBe('sent');
    await moves(second.id, 'sent');
    expect((await reads(first.id)).state).toBe('superseded');
    expect((await moves(first.id, 'accepted')).body).toMatchObject({ code: 'quoteSuperseded' });
    expect((await moves(second.id, 'accepted')).body.state).toBe('accepted');
  });

  it('are accepted or revised, where both come at the same time', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const quote = await quotes();
      await moves(quote.id, 'sent');
      const [accepted, next] = await Promise.all([moves(quote.id, 'accepted'), revises(quote)]);
      const { revisions } = await revisionsOf(quote.id);
      if (next.status === 201) {
        // The revision came first, as a draft, and ends with what is accepted after it.
        expect([accepted.status, revisions.map(({ state }) => state)]).toEqual([
          ...[200, ['superseded', 'accepted']],
        ]);
      } else {
        expect([next.body, revisions.length]).toMatchObject([{ code: 'quoteDecided' }, 1]);
      }
    }
    const quote = await quotes();
    await moves(quote.id, 'sent');
    await moves(quote.id, 'accepted');
    const twice = desk.server.pool.query(
      `insert into budget select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'revision', 9))).*
        from budget b where id = $1`,
      [quote.id],
    );
    await expect(twice).rejects.toThrow('budget_accepted');
  });

  it('end a draft that is newer than what was accepted', async () => {
    const first = await quotes();
    await moves(first.id, 'sent');
    const second = await revised(first);
    await moves(first.id, 'accepted');
    expect((await reads(second.id)).state).toBe('superseded');
    expect((await revisionsOf(first.id)).currentRevision).toBe(1);
    expect((await moves(second.id, 'sent')).body).toMatchObject({ code: 'quoteSuperseded' });
  });

  it('expire on the day after the last valid one, and a new revision is valid again', async () => {
    const quote = await quotes();
    await moves(quote.id, 'sent');
    await desk.server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [quote.id]);
    expect((await reads(quote.id)).state).toBe('expired');
    expect((await moves(quote.id, 'accepted')).body).toMatchObject({ code: 'quoteExpired' });
    expect((await revised(quote)).state).toBe('draft');
  });

  it('are moved by nobody who may not see the quote', async () => {
    const quote = await quotes();
    const stranger = await desk.server.as('importer');
    const { id } = quote;
    const replies = await Promise.all([
      moves(id, 'sent', stranger),
      revises(quote, {}, {}, stranger),
      stranger.get(`/api/v1/budget/${id}/revise`),
      stranger.get(`/api/v1/budget/${id}/revisions`),
      stranger.get(`/api/v1/budget/${id}/compare/${id}`),
      stranger.put(`/api/v1/budget/${id}/approval`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('a discount above the limit', () => {
  it('is sent and printed only once somebody of a higher limit approved it', async () => {
    const quote = await quotes({ discount: 30 });
    expect(quote.approval).toMatchObject({ percent: 30, limit: 25, isNeeded: true, by: null });
    // The percentage is not said: a quote without prices has none in any answer.
    expect((await moves(quote.id, 'sent')).body).toMatchObject({
      code: 'approvalNeeded',
      details: { limit: 25 },
    });
    expect((await desk.seller.raw(`/api/v1/budget/${quote.id}/document`)).status).toBe(422);
    expect((await desk.seller.put(`/api/v1/budget/${quote.id}/approval`)).body).toMatchObject({
      code: 'approvalNotYours',
    });
    const boss = await desk.server.as('sales');
    const { body: account } = await boss.get<{ id: string; email: string }>('/users/v1/account');
    await desk.server.pool.query(
      `insert into project_member (project_id, account_id, role, added_by) values ($1, $2, 'editor', $2)`,
      [quote.projectId, account.id],
    );
    expect((await revisionsOf(quote.id, boss)).may.approve).toBe(true);
    const { body } = await boss.put<BudgetRow>(`/api/v1/budget/${quote.id}/approval`);
    expect(body.approval).toMatchObject({ isNeeded: false, by: account.email });
    expect((await moves(quote.id, 'sent')).body.state).toBe('sent');
    expect(await textOfPdf(quote.id)).toContain(quote.budgetNumber);
  });

  it('is approved of a draft only', async () => {
    const boss = await desk.server.as('sales');
    const quote = await quotes({ discount: 30 }, boss);
    const limit = 'update budget set discount_limit = 25 where id = $1';
    await desk.server.pool.query(limit, [quote.id]);
    expect((await revisionsOf(quote.id, boss)).may.approve).toBe(true);
    await desk.server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [quote.id]);
    expect((await revisionsOf(quote.id, boss)).may.approve).toBe(false);
    const approves = () => boss.put(`/api/v1/budget/${quote.id}/approval`);
    expect((await approves()).body).toMatchObject({ code: 'quoteExpired' });
    await revises(quote, {}, {}, boss);
    await desk.server.pool.query(`update budget set valid_until = '2090-01-01' where id = $1`, [quote.id]);
    expect((await approves()).body).toMatchObject({ code: 'quoteSuperseded' });
  });

  it('is also given by keeping a price that the list has left behind', async () => {
    const first = await quotes();
    expect(first.approval).toMatchObject({ percent: 0, isNeeded: false });
    await moves(first.id, 'sent');
    // As if it were of a day on which everything cost half, and long expired.
    await desk.server.pool.query('update budget_line set unit_gross = unit_gross / 2 where budget_id = $1', [
      first.id,
    ]);
    await desk.server.pool.query(`update budget set valid_until = '2020-01-01' where id = $1`, [first.id]);
    const second = await revised(first);
    expect(second.approval.percent).toBeCloseTo(50, 0);
    expect((await moves(second.id, 'sent')).body).toMatchObject({ code: 'approvalNeeded' });
  });

  it('counts the line and the whole together', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    const second = await revised(first, { products: [{ ...one, discount: 20 }, two], discount: 10 });
    expect(second.approval).toMatchObject({ percent: 28, isNeeded: true });
  });
});
