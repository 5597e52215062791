import { evaluate } from '@lucerna/engine';
import type { Availability, Configuration, Problem } from '@lucerna/engine';
import type { Frame } from '../../../frame';
import { evaluateCreation } from '../../creation';
import { orderProblems } from '../line/evaluate-line';
import { jsonMembers } from '../line/line';
import type { ProjectSheet } from './sheet';

/** What of a line depends on the day: whether it can be had, and why it cannot be ordered. */
interface Offer {
  readonly availability: Availability;
  readonly problems: readonly Problem[];
}

interface StoredLine {
  id: string;
  model: string;
  configuration: Configuration;
  quantity: number;
  catalogue_revision: number;
  creation: unknown;
}

/**
 * The same project with what depends on the day said for today: a line written on an earlier day keeps its price
 * and reference, but whether it can still be had is asked again, of the catalogue revision it was written with.
 */
export async function freshOffers(frame: Frame, sheet: ProjectSheet): Promise<ProjectSheet> {
  const today = frame.today();
  if (sheet.saidOn === today) return sheet;
  const old = sheet.lines.filter((line) => line.evaluatedOn !== today).map((line) => line.id);
  if (old.length === 0) {
    sheet.saidOn = today;
    return sheet;
  }
  const { rows } = await frame.pool.query<StoredLine>(
    `select l.id, l.model, l.configuration, l.quantity, l.catalogue_revision, c.creation
     from project_line l left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.project_id = $1 and l.id = any ($2::uuid[])`,
    [sheet.id, old],
  );
  const offers = new Map<string, Offer>();
  for (const row of rows) offers.set(row.id, await offerToday(frame, sheet, row, today));
  const lines = sheet.lines.map((line) => {
    const offer = offers.get(line.id);
    return offer
      ? {
          ...line,
          evaluatedOn: today,
          sheet: jsonMembers({ ...(JSON.parse(`{${line.sheet}}`) as object), ...offer }),
        }
      : line;
  });
  return { ...sheet, lines, saidOn: today, told: undefined, grownFrom: undefined };
}

async function offerToday(
  frame: Frame,
  { catalogId, rateId }: ProjectSheet,
  { model, configuration, quantity, catalogue_revision, creation }: StoredLine,
  today: string,
): Promise<Offer> {
  const catalogue = await frame.catalogue.at(catalogue_revision);
  if (creation !== null) {
    const evaluated = evaluateCreation(creation, { catalogue, catalogId, rateId, quantity, day: today });
    if (!evaluated.ok) return { availability: { available: false }, problems: evaluated.problems };
    const { bill, problems } = evaluated.value;
    return { availability: bill.delivery.availability, problems };
  }
  const prepared = catalogue.prepared(catalogId, model, today);
  if (!prepared.ok) return { availability: { available: false }, problems: prepared.problems };
  const evaluation = evaluate(prepared.value, configuration, { rateId, quantity });
  return { availability: evaluation.availability, problems: orderProblems(evaluation, quantity) };
}
