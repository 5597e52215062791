import type { AuditAction, ChangeArea, ChangeSide } from '@lucerna/contract';
import { eq, is, SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { goodsEvents, type EventFacts, type GoodsEvent, type PayloadOf } from '../ports/events';
import { event } from './tables/event';
import { project } from './tables/project';
import { batchesOf, olderThan, prepared, typed, type Given, type Queryable } from './typed';

/** What an event leaves in the log of changes (decision 0086): a side is null where there was nothing, or is nothing any more. */
export interface LoggedChange {
  readonly area: ChangeArea;
  /** As people call the subject: a number, a code, a name. */
  readonly label: string | SQL;
  readonly before: ChangeSide | null;
  readonly after: ChangeSide | null;
}

interface GoodsEventOf<Kind extends GoodsEvent> {
  readonly actor: string | null;
  readonly subject: string | null;
  readonly payload: PayloadOf<Kind>;
  readonly change?: LoggedChange | undefined;
}

/** The name that a project has now. */
export const nameOfProject = (id: string): SQL =>
  sql`(select ${project.name} from ${project} where ${eq(project.id, id)})`;

const rowOf = <Kind extends GoodsEvent>(
  kind: Kind,
  { actor, subject, payload, change }: GoodsEventOf<Kind>,
) => ({
  ...{ kind, isAudit: false, actorId: actor, subjectKind: goodsEvents[kind].subject, subjectId: subject },
  payload: goodsEvents[kind].payload.parse(payload),
  ...change,
});

type Row = typeof event.$inferInsert;
type PlainRow = Required<Omit<Row, 'at' | 'address'>>;

const insertOne = prepared('insert event', (db, about: Given<PlainRow>) => {
  const { kind, isAudit, actorId, subjectKind, subjectId, payload, area, label, before, after } = about;
  return db
    .insert(event)
    .values({ kind, isAudit, actorId, subjectKind, subjectId, payload, area, label, before, after });
});

/** What happened to goods, written in the transaction of what did it. */
export async function recordEvent<Kind extends GoodsEvent>(
  tx: Queryable,
  kind: Kind,
  about: GoodsEventOf<Kind>,
): Promise<void> {
  const { label = null, ...row } = rowOf(kind, about);
  if (is(label, SQL))
    await typed(tx)
      .insert(event)
      .values({ ...row, label });
  else await insertOne(tx, { area: null, before: null, after: null, ...row, label });
}

/** Several events of a kind, however many. */
export async function recordEvents<Kind extends GoodsEvent>(
  tx: Queryable,
  kind: Kind,
  events: readonly GoodsEventOf<Kind>[],
): Promise<void> {
  const rows = events.map((about) => rowOf(kind, about));
  for (const batch of batchesOf(rows)) await typed(tx).insert(event).values(batch);
}

/** An entry of the audit log. */
export interface AuditedEvent {
  readonly action: AuditAction;
  readonly actorId: string | null;
  /** The account that it concerns. */
  readonly subjectId: string | null;
  readonly address: string | null;
  readonly detail: EventFacts;
  readonly change?: LoggedChange | undefined;
}

/** What happened to accounts and rights, in the transaction of what did it where there is one. */
export async function recordAudit(
  db: Queryable,
  { action, detail, change, ...about }: AuditedEvent,
): Promise<void> {
  await typed(db)
    .insert(event)
    .values({ ...about, kind: action, isAudit: true, subjectKind: 'account', payload: detail, ...change });
}

/** Removes events older than so many days. */
export async function sweepEvents(pool: pg.Pool, days: number): Promise<void> {
  await typed(pool)
    .delete(event)
    .where(olderThan(event.at, `${days} days`));
}
