import type { AuditAction } from '@lucerna/contract';
import type pg from 'pg';
import { goodsEvents } from '../ports/events';
import type { EventFacts, GoodsEvent, PayloadOf } from '../ports/events';
import { event } from './tables/event';
import { olderThan, typed } from './typed';
import type { Queryable } from './typed';

/** What happened to goods, written in the transaction of what did it. */
export async function recordEvent<Kind extends GoodsEvent>(
  tx: Queryable,
  kind: Kind,
  about: {
    readonly actor: string | null;
    readonly subject: string | null;
    readonly payload: PayloadOf<Kind>;
  },
): Promise<void> {
  const { subject, payload } = goodsEvents[kind];
  await typed(tx)
    .insert(event)
    .values({
      ...{ kind, isAudit: false, actorId: about.actor, subjectKind: subject, subjectId: about.subject },
      payload: payload.parse(about.payload),
    });
}

/** An entry of the audit log. */
export interface AuditedEvent {
  readonly action: AuditAction;
  readonly actorId: string | null;
  /** The account that it concerns. */
  readonly subjectId: string | null;
  readonly address: string | null;
  readonly detail: EventFacts;
}

/** What happened to accounts and rights, in the transaction of what did it where there is one. */
export async function recordAudit(db: Queryable, { action, detail, ...about }: AuditedEvent): Promise<void> {
  await typed(db)
    .insert(event)
    .values({ ...about, kind: action, isAudit: true, subjectKind: 'account', payload: detail });
}

/** Removes events older than so many days. */
export async function sweepEvents(pool: pg.Pool, days: number): Promise<void> {
  await typed(pool)
    .delete(event)
    .where(olderThan(event.at, `${days} days`));
}
