import type { CatalogueChange, CatalogueChanges } from '@lucerna/contract';
import { daysAfter, priceLastDay, sumOfMoney, type Money } from '@lucerna/engine';
import type { AppContext } from '../../../app-context';
import { answer, notFound, type Answer, type Immutable } from '../../../http/answer';
import { mapInSlices, timeSlices } from '../../../http/time-slice';
import type { Viewer } from '../../../viewer';
import { placeToday } from '../check-today';
import { sharedWork } from '../shared-work';
import { creationsOf } from '../creation/stored-creations';
import { findAnswers, saveAnswers } from '../line/line-answers';
import type { StoredLine } from '../line/line';
import { pricedLine, pricesOf } from '../line/present-line';
import type { Place } from '../line/evaluate-products';
import type { ReadableProject } from '../project-cache';
import type { Projects } from '../read-project';
import type { CachedLine, StoredProject } from '../store';
import { compareLine, holdsUntil, shownOf, successorOf, withoutPrices } from './compare-line';
import type { LineDifference, LineToday } from './compare-line';
import { sinceWhen } from './since-when';

/** How a line differs from the catalogue revision in force, cached until the next one. */
interface LineChange extends LineDifference {
  readonly since: string;
  /** The same for who sees no price, where that is another day. */
  readonly sinceOpenly?: string;
  /** What would take its place where it cannot be had. */
  readonly successor: { readonly now: LineToday; readonly differs: CatalogueChange['successor'] } | null;
}

/** What the catalogue in force says otherwise of the lines of a project (decision 0072). Nothing of the project is written. */
export async function listCatalogueChanges(
  { ctx, cache }: Projects,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<Immutable<CatalogueChanges>>> {
  const found = await cache.find(projectId, viewer);
  if (!found) return notFound();
  const { project } = found;
  const changes = await changesToday(ctx, project);
  const lines = await mapInSlices(project.lines, (line) =>
    presentChange(ctx, found, line, changes.get(line.id)),
  );
  const shown = lines.filter((line) => line !== null);
  return answer(
    {
      version: project.version,
      lines: shown,
      ...(found.access.seesPrices && { net: sumsOf(shown, project.currency) }),
    },
    { headers: { etag: `"${project.version}"` } },
  );
}

type Changes = ReadonlyMap<string, LineChange>;

/** Several readers of a project at once wait for the same answer. */
const changesOnce = sharedWork<Changes>();

function changesToday(ctx: AppContext, project: StoredProject): Promise<Changes> {
  const place = placeToday(ctx, project);
  const key = `${project.id} ${project.version} ${place.catalogue.revision} ${place.day}`;
  return changesOnce(key, () => askChanges(ctx, project, place));
}

/** Evaluated once for each evaluation of a line and each revision, until a date of that revision passes. */
async function askChanges(ctx: AppContext, project: StoredProject, place: Place): Promise<Changes> {
  const { revision } = place.catalogue;
  const asked = project.lines
    .filter((line) => line.catalogueRevision !== revision || line.evaluatedOn !== place.day)
    .map((line) => ({ ...line, revision }));
  if (asked.length === 0) return new Map();
  const known = await findAnswers<LineChange>(ctx.pool, project.id, 'change', asked, place.day);
  const unknown = asked.filter(({ id }) => !known.has(id));
  const answers = await askCatalogue(ctx, project, unknown);
  await saveAnswers(ctx.pool, project.id, 'change', answers);
  return new Map([
    ...[...known].map(([id, each]) => [id, each.answer] as const),
    ...answers.map((each) => [each.line.id, each.answer] as const),
  ]);
}

async function askCatalogue(ctx: AppContext, project: StoredProject, lines: readonly CachedLine[]) {
  if (lines.length === 0) return [];
  const place = placeToday(ctx, project);
  const creations = await creationsOf(ctx.pool, project.id, lines);
  const slice = timeSlices();
  const compared = [];
  for (const each of lines) {
    const text = creations.get(each.id);
    const creation: unknown = text === undefined ? null : JSON.parse(text);
    const line = { ...each, creation };
    const difference = compareLine(place, line);
    const until = holdsUntil(place, line, difference);
    const taker = difference.now === null ? successorOf(place, line) : null;
    const successor = taker && { now: shownOf(taker.line), differs: taker.differs };
    compared.push({ line, difference, successor, until });
    const wait = slice();
    if (wait) await wait;
  }
  const changed = compared.filter(({ difference }) => difference.kinds.length > 0);
  const since = await sinceWhen(ctx, place, changed);
  // Where a price changed beside something else, its day would tell that it did.
  const mixed = changed.filter(({ difference: { kinds } }) => kinds.length > 1 && kinds.includes('price'));
  const openly = await sinceWhen(ctx, place, mixed, withoutPrices);
  return compared.map(({ line, difference, successor, until }) => ({
    line,
    revision: place.catalogue.revision,
    askedOn: place.day,
    until,
    answer: {
      ...difference,
      successor,
      since: since.get(line.id) ?? place.day,
      ...(openly.has(line.id) && { sinceOpenly: openly.get(line.id) }),
    },
  }));
}

/** A change as its viewer reads it; null where there is none for them. */
function presentChange(
  ctx: AppContext,
  { project, access }: ReadableProject,
  line: CachedLine,
  change: LineChange | undefined,
): Immutable<CatalogueChange> | null {
  const { seesPrices, terms } = access;
  const { currency } = project;
  const kinds: CatalogueChange['kinds'] = (change?.kinds ?? []).filter(
    (kind) => seesPrices || kind !== 'price',
  );
  const lastDay = priceLastDay(line, ctx.env.sale.priceDays);
  const isExpired = line.unitGross !== null && lastDay < ctx.today();
  if (seesPrices && isExpired && kinds.every((kind) => kind !== 'price') && change?.now !== null)
    kinds.push('expired');
  if (kinds.length === 0) return null;
  const stateOf = (state: LineToday): CatalogueChange['before'] => ({
    referenceCode: state.reference,
    ...{ model: state.model, name: state.name, leadTimeWeeks: state.leadTimeWeeks },
    ...{ moq: state.moq, lumens: state.lumens, watts: state.watts },
    ...(seesPrices && {
      prices: pricesOf(pricedLine({ ...state, quantity: line.quantity }, currency, terms.discounts)) ?? null,
    }),
  });
  const { since, sinceOpenly, now = line, successor, problems = [] } = change ?? {};
  const day = seesPrices ? since : (sinceOpenly ?? since);
  // What was ordered stays the product that was ordered.
  const taker = line.ordered > 0 ? null : (successor ?? null);
  const after = now ?? taker?.now ?? null;
  return {
    _id: line.id,
    kinds,
    since: kinds[0] === 'expired' ? daysAfter(lastDay, 1) : (day ?? ctx.today()),
    before: stateOf(line satisfies StoredLine),
    after: after && stateOf(after),
    ...(now === null && taker?.differs && { successor: taker.differs }),
    problems,
  };
}

/** What the lines cost that have a price before and after. */
function sumsOf(lines: readonly Immutable<CatalogueChange>[], currency: Money['currency']) {
  const pairs = lines.flatMap(({ before, after }) =>
    before.prices && after?.prices ? [[before.prices.totalNet, after.prices.totalNet] as const] : [],
  );
  return {
    before: sumOfMoney(
      pairs.map(([before]) => before),
      currency,
    ),
    after: sumOfMoney(
      pairs.map(([, after]) => after),
      currency,
    ),
  };
}
