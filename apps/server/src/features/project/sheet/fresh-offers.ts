import { evaluate } from '@lucerna/engine';
import type { Availability, Configuration, Problem } from '@lucerna/engine';
import type { Frame } from '../../../frame';
import { timeSlices } from '../../../http/time-slice';
import type { Catalogue } from '../../catalogue';
import { evaluateCreation } from '../../creation';
import { orderProblems } from '../line/evaluate-line';
import { jsonMembers } from '../line/line';
import type { ProjectSheet, SheetLine } from './sheet';

/** What of a line depends on the day: whether it can be had, and why it cannot be ordered. */
interface Offer {
  readonly availability: Availability;
  readonly problems: readonly Problem[];
}

/** With JSON as text, which is read line by line: the driver would read whatever came together at once. */
interface StoredLine {
  id: string;
  model: string;
  configuration: string;
  quantity: number;
  catalogue_revision: number;
  /** Null of a luminaire. */
  creation: string | null;
}

/**
 * The same project with what depends on the day said for today: a line written on an earlier day keeps its price
 * and reference, but whether it can still be had is asked again, of the catalogue revision it was written with. Lines
 * that were asked for today already are not asked again (sheet.ts); the others are, in slices of the event loop.
 */
export async function freshOffers(frame: Frame, sheet: ProjectSheet): Promise<ProjectSheet> {
  const today = frame.today();
  if (sheet.saidOn === today) return sheet;
  const old = sheet.lines.filter((line) => line.saidOn !== today).map((line) => line.id);
  if (old.length === 0) {
    sheet.saidOn = today;
    return sheet;
  }
  const offers = await offersOnce(frame, sheet, old, today);
  const slice = timeSlices();
  const lines: SheetLine[] = [];
  for (const line of sheet.lines) {
    const offer = offers.get(line.id);
    lines.push(offer ? withOffer(line, offer, today) : line);
    const wait = slice();
    if (wait) await wait;
  }
  return { ...sheet, lines, saidOn: today, told: undefined, grownFrom: undefined };
}

type Offers = ReadonlyMap<string, Offer>;

const atWork = new Map<string, Promise<Offers>>();

/** How long an evaluation is held for readers who read the project before it ended, and come to it after. */
const heldMs = 2000;

/** Several readers of a project at once wait for the same evaluation. */
function offersOnce(
  frame: Frame,
  sheet: ProjectSheet,
  old: readonly string[],
  today: string,
): Promise<Offers> {
  const key = `${sheet.id} ${sheet.version} ${today} ${old.length}`;
  const known = atWork.get(key);
  if (known) return known;
  const offers = offersToday(frame, sheet, old, today);
  atWork.set(key, offers);
  const forget = () => atWork.delete(key);
  offers.then(() => setTimeout(forget, heldMs).unref(), forget);
  return offers;
}

/** Says the offer of the day in the place of that of an earlier one; mostly it is the same, and the text stays. */
function withOffer(line: SheetLine, { availability, problems }: Offer, today: string): SheetLine {
  const said = JSON.parse(`{${line.sheet}}`) as Offer;
  const isSame =
    JSON.stringify([said.availability, said.problems]) === JSON.stringify([availability, problems]);
  const sheet = isSame ? line.sheet : jsonMembers({ ...said, availability, problems });
  return { ...line, sheet, saidOn: today };
}

async function offersToday(
  frame: Frame,
  sheet: ProjectSheet,
  old: readonly string[],
  today: string,
): Promise<Offers> {
  const { rows } = await frame.pool.query<StoredLine>(
    `select l.id, l.model, l.configuration::text, l.quantity, l.catalogue_revision, c.creation::text
     from project_line l left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.project_id = $1 and l.id = any ($2::uuid[])`,
    [sheet.id, old],
  );
  const offers = new Map<string, Offer>();
  const revisions = new Map<number, StoredLine[]>();
  for (const row of rows) {
    const lines = revisions.get(row.catalogue_revision);
    if (lines) lines.push(row);
    else revisions.set(row.catalogue_revision, [row]);
  }
  const slice = timeSlices();
  for (const [revision, lines] of revisions) {
    const models = lines.filter(({ creation }) => creation === null).map(({ model }) => model);
    const catalogue = await frame.catalogue.on(revision, { models }, (loaded) => loaded);
    for (const line of lines) {
      const { creation } = line;
      offers.set(
        line.id,
        creation === null
          ? luminaireOffer(catalogue, sheet, line, today)
          : await frame.catalogue.on(revision, { models: [], documents: true }, (loaded) =>
              creationOffer(loaded, sheet, creation, line.quantity, today),
            ),
      );
      const wait = slice();
      if (wait) await wait;
    }
  }
  return offers;
}

function luminaireOffer(
  catalogue: Catalogue,
  { catalogId, rateId }: ProjectSheet,
  { model, configuration, quantity }: StoredLine,
  today: string,
): Offer {
  const prepared = catalogue.prepared(catalogId, model, today);
  if (!prepared.ok) return { availability: { available: false }, problems: prepared.problems };
  const evaluation = evaluate(prepared.value, JSON.parse(configuration) as Configuration, {
    rateId,
    quantity,
  });
  return { availability: evaluation.availability, problems: orderProblems(evaluation, quantity) };
}

function creationOffer(
  catalogue: Catalogue,
  { catalogId, rateId }: ProjectSheet,
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
