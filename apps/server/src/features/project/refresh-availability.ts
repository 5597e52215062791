import { evaluate, sameUntil, type Availability, type Problem } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { mapInSlices, timeSlices } from '../../http/time-slice';
import type { Catalogue } from '../catalogue';
import { evaluateCreation } from '../creation';
import { modelsOf } from './creation/creation-line';
import { creationsOf } from './creation/stored-creations';
import { orderProblems } from './line/evaluate-line';
import type { LineDifference } from './line-sums';
import { findAnswers, saveAnswers, type DayAnswer } from './line/line-answers';
import { offeredUntil } from './line/offered-until';
import { sharedWork } from './shared-work';
import type { CachedLine, StoredProject } from './store';

/** What of a line depends on the day: whether it can be had, and why it cannot be ordered. */
interface Offer {
  readonly availability: Availability;
  readonly problems: readonly Problem[];
}

type DatedOffer = DayAnswer<Offer>;

/** Whether what a line says of its availability holds on a day. */
function isOfferOf({ availableOn, offeredUntil: until }: CachedLine, today: string): boolean {
  if (availableOn === today) return true;
  return until !== undefined && availableOn < today && (until === null || today <= until);
}

/** The day for which all of these lines were found to say what holds. */
const offered = new WeakMap<readonly CachedLine[], string>();

/** What was found of the lines of a version of a project holds for the next, where it does for those that came. */
export function carryOffers(
  before: readonly CachedLine[],
  now: readonly CachedLine[],
  { come }: LineDifference,
): void {
  const day = offered.get(before);
  if (day !== undefined && come.every((line) => isOfferOf(line, day))) offered.set(now, day);
}

/**
 * The same project with what depends on the day said for today. A line keeps its price and reference, but whether it can still be
 * had is asked of the catalogue revision it was evaluated with once a date of that revision has passed, in slices of the event
 * loop; the answer is kept for all nodes.
 */
export async function refreshAvailability(ctx: AppContext, project: StoredProject): Promise<StoredProject> {
  const today = ctx.today();
  if (offered.get(project.lines) === today) return project;
  const old = project.lines.filter((line) => !isOfferOf(line, today));
  if (old.length === 0) {
    offered.set(project.lines, today);
    return project;
  }
  const key = `${project.id} ${project.version} ${today} ${old.length}`;
  const offers = await offersOnce(key, () => offersToday(ctx, project, old, today));
  const lines = await mapInSlices(project.lines, (line) => {
    const found = offers.get(line.id);
    return found ? { ...line, ...found.answer, availableOn: today, offeredUntil: found.until } : line;
  });
  offered.set(lines, today);
  return { ...project, lines, offersOf: today };
}

type Offers = ReadonlyMap<string, DatedOffer>;

/** Several readers of a project at once wait for the same answer. */
const offersOnce = sharedWork<Offers>();

async function offersToday(
  ctx: AppContext,
  project: StoredProject,
  old: readonly CachedLine[],
  today: string,
): Promise<Offers> {
  const asked = old.map((line) => ({ ...line, revision: line.catalogueRevision }));
  const known = await findAnswers<Offer>(ctx.pool, project.id, 'offer', asked, today);
  const unknown = old.filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return known;
  const answers = await askCatalogue(ctx, project, unknown, today);
  await saveAnswers(ctx.pool, project.id, 'offer', answers);
  return new Map([...known, ...answers.map((each) => [each.line.id, each] as const)]);
}

async function askCatalogue(
  ctx: AppContext,
  project: StoredProject,
  old: readonly CachedLine[],
  today: string,
): Promise<readonly (DatedOffer & { readonly line: CachedLine })[]> {
  const creations = await creationsOf(ctx.pool, project.id, old);
  const answers: (DatedOffer & { line: CachedLine })[] = [];
  const revisions = new Map<number, CachedLine[]>();
  for (const line of old) {
    const lines = revisions.get(line.catalogueRevision);
    if (lines) lines.push(line);
    else revisions.set(line.catalogueRevision, [line]);
  }
  const slice = timeSlices();
  for (const [revision, lines] of revisions) {
    const models = lines.filter(({ id }) => !creations.has(id)).map(({ model }) => model);
    const catalogue = await ctx.catalogue.on(revision, { models }, (loaded) => loaded);
    for (const line of lines) {
      const creation = creations.get(line.id);
      const offer =
        creation === undefined
          ? luminaireOffer(catalogue, project, line, today)
          : await ctx.catalogue.on(revision, { models: [], documents: true }, (loaded) =>
              creationOffer(loaded, project, creation, line.quantity, today),
            );
      answers.push({ line, revision, askedOn: today, ...offer });
      const wait = slice();
      if (wait) await wait;
    }
  }
  return answers;
}

type AskedToday = Pick<DatedOffer, 'until' | 'answer'>;

/** What cannot be made may be made again on any other day. */
const gone = (problems: readonly Problem[], today: string): AskedToday => ({
  until: today,
  answer: { availability: { available: false }, problems },
});

function luminaireOffer(
  catalogue: Catalogue,
  { catalogId, rateId }: StoredProject,
  { model, configuration, quantity }: CachedLine,
  today: string,
): AskedToday {
  const prepared = catalogue.prepared(catalogId, model, today);
  if (!prepared.ok) return gone(prepared.problems, today);
  const evaluation = evaluate(prepared.value, configuration, { rateId, quantity });
  const problems = orderProblems(evaluation, quantity);
  return {
    until: sameUntil(prepared.value),
    answer: { availability: evaluation.availability, problems },
  };
}

function creationOffer(
  catalogue: Catalogue,
  { catalogId, rateId }: StoredProject,
  creation: string,
  quantity: number,
  today: string,
): AskedToday {
  const at = { catalogue, catalogId, rateId, quantity, day: today };
  const evaluated = evaluateCreation(JSON.parse(creation), at);
  if (!evaluated.ok) return gone(evaluated.problems, today);
  const { bill, problems, creation: made } = evaluated.value;
  return {
    until: offeredUntil(at, modelsOf(made.space, bill)),
    answer: { availability: bill.delivery.availability, problems },
  };
}
