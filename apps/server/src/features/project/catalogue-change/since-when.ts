import { daysAfter } from '@lucerna/engine';
import { and, desc, gte, lt, sql } from 'drizzle-orm';
import { catalogueRevision } from '../../../database/tables/catalogue';
import { typed } from '../../../database/typed';
import type { AppContext } from '../../../app-context';
import { timeSlices } from '../../../http/time-slice';
import type { Place } from '../line/evaluate-products';
import { compareLine, type ComparedLine, type LineDifference } from './compare-line';

interface ChangedLine {
  readonly line: ComparedLine;
  readonly difference: LineDifference;
}

/** Revisions that are looked at: what is older than all of them was so when the oldest came. */
const maxRevisions = 50;

/**
 * The days since when a catalogue says what it says of lines: those on which the revisions came that said it first, without a break
 * until today, of what is `seen` of it. Asks the revisions from the newest to that of the line, each for the models of the lines that are still open.
 */
export async function sinceWhen(
  ctx: AppContext,
  place: Place,
  changed: readonly ChangedLine[],
  seen: (difference: LineDifference) => LineDifference = (difference) => difference,
): Promise<ReadonlyMap<string, string>> {
  const since = new Map<string, string>();
  if (changed.length === 0) return since;
  const oldest = Math.min(...changed.map(({ line }) => line.catalogueRevision));
  const revisions = await revisionsBefore(ctx, place.catalogue.revision, oldest);
  const slice = timeSlices();
  let open = changed.map((each) => ({ ...each, said: JSON.stringify(seen(each.difference)) }));
  const from = await dayOfRevision(ctx, place.catalogue.revision);
  for (const { line } of open) since.set(line.id, from ?? place.day);
  for (const { revision, day } of revisions) {
    open = open.filter(({ line }) => line.catalogueRevision <= revision);
    if (open.length === 0) break;
    const models = open.flatMap(({ line }) => (line.creation === null ? [line.model] : []));
    // All of them in one go: a model by itself would be six queries.
    const catalogue = await ctx.catalogue.on(revision, { models }, (loaded) => loaded);
    const still: typeof open = [];
    for (const each of open) {
      const { line, said } = each;
      const says = (there: Place['catalogue']) =>
        JSON.stringify(seen(compareLine({ ...place, catalogue: there }, line))) === said;
      const isSaid =
        line.creation === null
          ? says(catalogue)
          : await ctx.catalogue.on(revision, { models: [], documents: true }, says);
      if (isSaid) {
        // Its own revision says so too: what changed it is the day.
        const isOfDay = line.catalogueRevision === revision;
        since.set(line.id, isOfDay ? dayAfter(line.offeredUntil, place.day) : day);
        if (!isOfDay) still.push(each);
      }
      const wait = slice();
      if (wait) await wait;
    }
    open = still;
  }
  for (const { line } of changed) {
    const day = since.get(line.id) ?? place.day;
    since.set(line.id, day < line.evaluatedOn ? line.evaluatedOn : day);
  }
  return since;
}

/** The first day after one that has passed; today where that is not known. */
function dayAfter(day: string | null | undefined, today: string): string {
  return day && day < today ? daysAfter(day, 1) : today;
}

const { revision, importedAt } = catalogueRevision;
const dayOf = sql<string>`to_char(${importedAt} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Those that were imported before one, down to another, the newest first. */
function revisionsBefore({ pool }: AppContext, newest: number, oldest: number) {
  return typed(pool)
    .select({ revision, day: dayOf })
    .from(catalogueRevision)
    .where(and(lt(revision, newest), gte(revision, oldest)))
    .orderBy(desc(revision))
    .limit(maxRevisions);
}

async function dayOfRevision({ pool }: AppContext, of: number): Promise<string | undefined> {
  const [row] = await typed(pool)
    .select({ day: dayOf })
    .from(catalogueRevision)
    .where(sql`${revision} = ${of}`);
  return row?.day;
}
