import { changeKinds } from '@lucerna/contract';
import type { ChangeEntry, ChangeSide, Operations } from '@lucerna/contract';
import { and, desc, eq, getColumns, gt, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../database/tables/account';
import { event } from '../../database/tables/event';
import { beginningWith } from '../../database/text';
import { typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { dayOf } from './day-of';

const actor = alias(account, 'actor');
const concerned = alias(account, 'concerned');

/** What an event names beside what it is about. */
const named = (payload: Readonly<Record<string, unknown>>, key: 'order' | 'budget' | 'project') => {
  const value = payload[key];
  return typeof value === 'string' ? value : null;
};

/** Where a reader of the entry is led to. */
function subjectOf({
  kind,
  payload,
  subjectKind,
  subjectId,
  label,
}: Pick<
  typeof event.$inferSelect,
  'kind' | 'payload' | 'subjectKind' | 'subjectId' | 'label'
>): ChangeEntry['subject'] {
  const of = { label: label ?? '' };
  const projectId = subjectKind === 'project' ? subjectId : named(payload, 'project');
  const order = named(payload, 'order');
  if (order !== null) return { ...of, target: 'order', id: order, projectId };
  const budget = named(payload, 'budget');
  if (budget !== null) return { ...of, target: 'quote', id: budget, projectId };
  if (projectId !== null) return { ...of, target: 'project', id: projectId, projectId };
  if (subjectKind === 'account') return { ...of, target: 'account', id: subjectId, projectId };
  return { ...of, target: kind === 'clientChanged' ? 'client' : 'catalogue', id: null, projectId };
}

/** A side as its reader may see it: whoever sees no prices gets none (AUT-08). */
const shown = (side: ChangeSide | null, seesPrices: boolean): ChangeSide | null =>
  side && (seesPrices ? side : { facts: side.facts, prices: [] });

/** The log of changes, newest first (BYN-19, decision 0086). Days are those of UTC, both ends included. */
export function listChanges(frame: Frame): Handler<Operations['listChanges']> {
  return async ({ viewer, query: { area, kind, who, subject, project, from, to, before, limit } }) => {
    const db = typed(frame.pool);
    const found = await db
      .select({ ...getColumns(event), actorEmail: actor.email, person: concerned.email })
      .from(event)
      .leftJoin(actor, and(eq(actor.id, event.actorId), gt(actor.registerType, 0)))
      .leftJoin(concerned, and(eq(concerned.id, event.subjectId), gt(concerned.registerType, 0)))
      .where(
        and(
          area === undefined ? isNotNull(event.area) : eq(event.area, area),
          kind === undefined ? undefined : eq(event.kind, kind),
          who === undefined
            ? undefined
            : eq(event.actorId, sql`(select ${account.id} from ${account} where ${account.email} = ${who})`),
          subject === undefined || subject === ''
            ? undefined
            : sql`lower(${event.label}) like ${beginningWith(subject.toLowerCase())}`,
          project === undefined
            ? undefined
            : or(eq(event.subjectId, project), eq(sql`${event.payload} ->> 'project'`, project)),
          from === undefined ? undefined : gte(event.at, dayOf(from, 0)),
          to === undefined ? undefined : lt(event.at, dayOf(to, 1)),
          before === undefined ? undefined : lt(event.id, before),
        ),
      )
      .orderBy(desc(event.id))
      .limit(limit + 1);
    const page = found.slice(0, limit);
    const seesPrices = viewer.can('price.view');
    return answer({
      entries: page.flatMap((row): ChangeEntry[] => {
        const known = changeKinds.find((each) => each === row.kind);
        if (!known || row.area === null) return [];
        return [
          {
            ...{ id: row.id, at: row.at.toISOString(), area: row.area, kind: known },
            actor: row.actorId === null ? null : { id: row.actorId, email: row.actorEmail },
            ...{ subject: subjectOf(row), person: row.person },
            before: shown(row.before, seesPrices),
            after: shown(row.after, seesPrices),
          },
        ];
      }),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    });
  };
}
