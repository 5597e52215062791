import type { AuditEntry, Budget, Project } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../test/order-desk';
import { goodsEvents, type GoodsEvent } from '../ports/events';
import { sweepEvents } from './events';

const desk = openOrderDesk();
const { createsProject, orders } = desk;

interface Row {
  readonly kind: GoodsEvent;
  readonly actor_id: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const eventsOf = async (project: Project): Promise<readonly Row[]> => {
  const text = `select kind, actor_id, payload from event
    where subject_kind = 'project' and subject_id = $1 and not is_audit order by id`;
  return (await desk.server.pool.query<Row>(text, [project.id])).rows;
};

describe('what happens to a project', () => {
  it('is told in its order, by whom and with its facts', async () => {
    const { body: account } = await desk.buyer.get<{ id: string }>('/users/v1/account');
    const project = await createsProject([almar]);
    const { body } = await desk.buyer.post<Project>(`/api/v1/projects/${project.id}/products`, [wall, wall]);
    const products = body.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
    const budget = await desk.buyer.post<Budget>('/api/v2/budget', {
      ...{ projectId: project.id, products, clientName: 'Hotel' },
    });
    expect(budget.status).toBe(201);
    const placed = await orders(body);
    const events = await eventsOf(project);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['linesAdded', 'linesAdded', 'budgetMade', 'orderPlaced'],
    ]);
    expect(events.map(({ payload }) => payload['lines'] ?? payload['number'])).toEqual([
      ...[1, 2, budget.body.budgetNumber, placed.body.order.orderNumber],
    ]);
    expect(new Set(events.map((each) => each.actor_id))).toEqual(new Set([account.id]));
    for (const { kind, payload } of events) expect(goodsEvents[kind].payload.parse(payload)).toEqual(payload);
  });

  it('leaves no event when it was refused', async () => {
    const project = await createsProject([almar]);
    const refused = await desk.buyer.post(`/api/v1/projects/${project.id}/products`, [wall], {
      'if-match': '"99"',
    });
    expect(refused.status).toBe(409);
    expect(await eventsOf(project)).toHaveLength(1);
  });

  it('is no entry of the audit log, which is read from the same rows', async () => {
    const admin = await desk.server.as('admin');
    const { body } = await admin.get<{ docs: AuditEntry[]; meta: { totalDocs: number } }>('/users/v1/audit');
    expect(body.docs.map(({ action }) => action)).toContain('signedIn');
    const { rows } = await desk.server.pool.query('select from event where is_audit');
    expect(body.meta.totalDocs).toBe(rows.length);
  });

  it('is forgotten after the days of the setting', async () => {
    const project = await createsProject([almar]);
    await desk.server.pool.query(
      `insert into event (at, kind, is_audit, subject_kind, subject_id, payload)
       values (now() - interval '41 days', 'linesAdded', false, 'project', $1, '{"lines": 7}')`,
      [project.id],
    );
    expect(await eventsOf(project)).toHaveLength(2);
    await sweepEvents(desk.server.pool, 40);
    expect((await eventsOf(project)).map(({ payload }) => payload)).toEqual([{ lines: 1 }]);
  });
});
