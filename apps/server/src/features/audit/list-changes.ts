import { changeKinds, maxListedPrices } from '@lucerna/contract';
import type { ChangeEntry, ChangeSide, ChangeTarget, Operations } from '@lucerna/contract';
import { and, desc, eq, getColumns, gt, gte, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../database/tables/account';
import { event } from '../../database/tables/event';
import { beginningWith } from '../../database/text';
import { typed, type Queryable } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { dayOf } from './day-of';

const actor = alias(account, 'actor');
const concerned = alias(account, 'concerned');

/** What an event names beside what it is about. */
const named = (payload: Readonly<Record<string, unknown>>, key: 'order' | 'budget' | 'project') => {
  const value = payload[key];
  return typeof value === 'string' ? value : null;
};

/** What the subject of an event is. */
const target = sql<ChangeTarget>`case
  when ${event.payload} ->> 'order' is not null then 'order'
  when ${event.payload} ->> 'budget' is not null then 'quote'
  when ${event.subjectKind} = 'project' or ${event.payload} ->> 'project' is not null then 'project'
  when ${event.subjectKind} = 'account' then 'account'
  when ${event.kind} = 'clientChanged' then 'client'
  else 'catalogue' end`;

/** Whether a side has more prices than a list shows. */
const isLong = sql`greatest(jsonb_array_length(${event.before} -> 'prices'), jsonb_array_length(${event.after} -> 'prices'))
  > ${maxListedPrices}`;

/** A side as a list has it: of a long one, both sides alike, only the prices of the whole, so that none stands without its other half. */
const listed = (side: typeof event.before): SQL<ChangeSide | null> =>
  sql`case when ${side} is not null and ${isLong} then jsonb_build_object('facts', ${side} -> 'facts',
    'prices', jsonb_path_query_array(${side}, '$.prices[*] ? (!exists(@.of))')) else ${side} end`;

/** How many prices of parts the list leaves out. */
const left = sql<number>`case when ${isLong} then (
    select count(distinct (price ->> 'name', coalesce(price ->> 'line', price ->> 'of')))::int
    from jsonb_path_query(jsonb_build_array(${event.before}, ${event.after}), '$[*].prices[*] ? (exists(@.of))') as price
  ) else 0 end`;

interface Sides {
  readonly before: SQL<ChangeSide | null>;
  readonly after: SQL<ChangeSide | null>;
  readonly left: SQL<number>;
}

const whole: Sides = { before: sql`${event.before}`, after: sql`${event.after}`, left: sql`0` };
const short: Sides = { before: listed(event.before), after: listed(event.after), left };

/** Where a reader of the entry is led to. */
function subjectOf({
  target: is,
  payload,
  subjectKind,
  subjectId,
  label,
}: Pick<FoundChange, 'target' | 'payload' | 'subjectKind' | 'subjectId' | 'label'>): ChangeEntry['subject'] {
  const projectId = subjectKind === 'project' ? subjectId : named(payload, 'project');
  const ids: Readonly<Record<ChangeTarget, string | null>> = {
    order: named(payload, 'order'),
    quote: named(payload, 'budget'),
    project: projectId,
    account: subjectId,
    client: null,
    catalogue: null,
  };
  return { label: label ?? '', target: is, id: ids[is], projectId };
}

/** A side as its reader may see it: whoever sees no prices gets none (AUT-08). */
const shown = (side: ChangeSide | null, seesPrices: boolean): ChangeSide | null =>
  side && (seesPrices ? side : { facts: side.facts, prices: [] });

type FoundChange = Awaited<ReturnType<typeof findChanges>>[number];

const findChanges = (db: Queryable, sides: Sides, where: SQL | undefined, limit: number) =>
  typed(db)
    .select({
      ...getColumns(event),
      ...sides,
      target,
      actorEmail: actor.email,
      person: concerned.email,
    })
    .from(event)
    .leftJoin(actor, and(eq(actor.id, event.actorId), gt(actor.registerType, 0)))
    .leftJoin(concerned, and(eq(concerned.id, event.subjectId), gt(concerned.registerType, 0)))
    .where(where)
    .orderBy(desc(event.id))
    .limit(limit);

/** An entry as its reader may see it; none of what is not in the log. */
function entryOf(row: FoundChange, seesPrices: boolean): ChangeEntry[] {
  const known = changeKinds.find((each) => each === row.kind);
  if (!known || row.area === null) return [];
  return [
    {
      ...{ id: row.id, at: row.at.toISOString(), area: row.area, kind: known },
      actor: row.actorId === null ? null : { id: row.actorId, email: row.actorEmail },
      ...{ subject: subjectOf(row), person: row.person },
      before: shown(row.before, seesPrices),
      after: shown(row.after, seesPrices),
      left: seesPrices ? row.left : 0,
    },
  ];
}

/** The log of changes, newest first (BYN-19, decision 0086). Days are those of UTC, both ends included. */
export function listChanges(ctx: AppContext): Handler<Operations['listChanges']> {
  return async ({ viewer, query }) => {
    const { area, kind, who, subject, target: is, project, from, to, before, limit } = query;
    const found = await findChanges(
      ctx.pool,
      short,
      and(
        area === undefined ? isNotNull(event.area) : eq(event.area, area),
        kind === undefined ? undefined : eq(event.kind, kind),
        who === undefined
          ? undefined
          : eq(event.actorId, sql`(select ${account.id} from ${account} where ${account.email} = ${who})`),
        subject === undefined || subject === ''
          ? undefined
          : sql`lower(${event.label}) like ${beginningWith(subject.toLowerCase())}`,
        is === undefined ? undefined : eq(target, is),
        project === undefined
          ? undefined
          : or(eq(event.subjectId, project), eq(sql`${event.payload} ->> 'project'`, project)),
        from === undefined ? undefined : gte(event.at, dayOf(from, 0)),
        to === undefined ? undefined : lt(event.at, dayOf(to, 1)),
        before === undefined ? undefined : lt(event.id, before),
      ),
      limit + 1,
    );
    const page = found.slice(0, limit);
    const seesPrices = viewer.can('price.view');
    return answer({
      entries: page.flatMap((row) => entryOf(row, seesPrices)),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    });
  };
}

/** An entry of the log of changes with the prices of all its parts. */
export function getChange(ctx: AppContext): Handler<Operations['getChange']> {
  return async ({ viewer, params }) => {
    const inLog = and(isNotNull(event.area), eq(event.id, params.id));
    const [row] = await findChanges(ctx.pool, whole, inLog, 1);
    const [entry] = row ? entryOf(row, viewer.can('price.view')) : [];
    return entry ? answer(entry) : notFound();
  };
}
