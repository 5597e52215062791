import { evaluate } from '@lucerna/engine';
import type { Availability, Problem } from '@lucerna/engine';
import { and, eq, sql } from 'drizzle-orm';
import { projectCreation } from '../../database/tables/creation';
import { anyOf, typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { mapInSlices, timeSlices } from '../../http/time-slice';
import type { Catalogue } from '../catalogue';
import { evaluateCreation } from '../creation';
import { orderProblems } from './line/evaluate-line';
import type { CachedLine, StoredProject } from './store';

/** What of a line depends on the day: whether it can be had, and why it cannot be ordered. */
interface Offer {
  readonly availability: Availability;
  readonly problems: readonly Problem[];
}

/**
 * The same project with what depends on the day said for today: a line evaluated on an earlier day keeps its price
 * and reference, but whether it can still be had is asked again, of the catalogue revision it was evaluated with, in
 * slices of the event loop. Lines that were asked for today are not asked again.
 */
export async function refreshAvailability(frame: Frame, project: StoredProject): Promise<StoredProject> {
  const today = frame.today();
  const old = project.lines.filter(({ availableOn }) => availableOn !== today);
  if (old.length === 0) return project;
  const offers = await offersOnce(frame, project, old, today);
  const lines = await mapInSlices(project.lines, (line) => {
    const offer = offers.get(line.id);
    return offer ? { ...line, ...offer, availableOn: today } : line;
  });
  return { ...project, lines };
}

type Offers = ReadonlyMap<string, Offer>;

const atWork = new Map<string, Promise<Offers>>();

/** How long an evaluation is held for readers who read the project before it ended, and come to it after. */
const heldMs = 2000;

/** Several readers of a project at once wait for the same evaluation. */
function offersOnce(
  frame: Frame,
  project: StoredProject,
  old: readonly CachedLine[],
  today: string,
): Promise<Offers> {
  const key = `${project.id} ${project.version} ${today} ${old.length}`;
  const known = atWork.get(key);
  if (known) return known;
  const offers = offersToday(frame, project, old, today);
  atWork.set(key, offers);
  const forget = () => atWork.delete(key);
  offers.then(() => setTimeout(forget, heldMs).unref(), forget);
  return offers;
}

async function offersToday(
  frame: Frame,
  project: StoredProject,
  old: readonly CachedLine[],
  today: string,
): Promise<Offers> {
  const creations = await creationsOf(frame, project, old);
  const offers = new Map<string, Offer>();
  const revisions = new Map<number, CachedLine[]>();
  for (const line of old) {
    const lines = revisions.get(line.catalogueRevision);
    if (lines) lines.push(line);
    else revisions.set(line.catalogueRevision, [line]);
  }
  const slice = timeSlices();
  for (const [revision, lines] of revisions) {
    const models = lines.filter(({ id }) => !creations.has(id)).map(({ model }) => model);
    const catalogue = await frame.catalogue.on(revision, { models }, (loaded) => loaded);
    for (const line of lines) {
      const creation = creations.get(line.id);
      offers.set(
        line.id,
        creation === undefined
          ? luminaireOffer(catalogue, project, line, today)
          : await frame.catalogue.on(revision, { models: [], documents: true }, (loaded) =>
              creationOffer(loaded, project, creation, line.quantity, today),
            ),
      );
      const wait = slice();
      if (wait) await wait;
    }
  }
  return offers;
}

/** The creations that lines are made from, as JSON: read one by one, since the driver would read all at once. */
async function creationsOf(
  frame: Frame,
  project: StoredProject,
  lines: readonly CachedLine[],
): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ id, hasCreation }) => (hasCreation ? [id] : []));
  if (ids.length === 0) return new Map();
  const { projectId, lineId, creation } = projectCreation;
  const rows = await typed(frame.pool)
    .select({ id: lineId, creation: sql<string>`${creation}::text` })
    .from(projectCreation)
    .where(and(eq(projectId, project.id), anyOf(lineId, ids)));
  return new Map(rows.map((row) => [row.id, row.creation]));
}

function luminaireOffer(
  catalogue: Catalogue,
  { catalogId, rateId }: StoredProject,
  { model, configuration, quantity }: CachedLine,
  today: string,
): Offer {
  const prepared = catalogue.prepared(catalogId, model, today);
  if (!prepared.ok) return { availability: { available: false }, problems: prepared.problems };
  const evaluation = evaluate(prepared.value, configuration, { rateId, quantity });
  return { availability: evaluation.availability, problems: orderProblems(evaluation, quantity) };
}

function creationOffer(
  catalogue: Catalogue,
  { catalogId, rateId }: StoredProject,
  creation: string,
  quantity: number,
  today: string,
): Offer {
  const evaluated = evaluateCreation(JSON.parse(creation), {
    ...{ catalogue, catalogId, rateId, quantity },
    day: today,
  });
  if (!evaluated.ok) return { availability: { available: false }, problems: evaluated.problems };
  const { bill, problems } = evaluated.value;
  return { availability: bill.delivery.availability, problems };
}
