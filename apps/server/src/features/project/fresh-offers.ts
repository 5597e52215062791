import { evaluate } from '@lucerna/engine';
import type { CatalogId, Configuration } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { orderProblems } from './evaluate-line';
import { offerOf } from './line';
import { dayNumber } from './sheet';
import type { ProjectSheet } from './sheet';
import type { Queryable } from './store';

interface StoredLine {
  id: string;
  model: string;
  configuration: Configuration;
  quantity: number;
  catalogue_revision: number;
}

/**
 * The same project with what depends on the day said for today: a line written on an earlier day keeps its price
 * and reference, but whether it can still be had is asked again, of the catalogue revision it was written with.
 */
export async function freshOffers(frame: Frame, db: Queryable, sheet: ProjectSheet): Promise<ProjectSheet> {
  const today = frame.today();
  const day = dayNumber(today);
  const old = sheet.lines.filter((line) => line.evaluatedOn !== day).map((line) => line.id);
  if (old.length === 0) return sheet;
  const { rows } = await db.query<StoredLine>(
    `select id, model, configuration, quantity, catalogue_revision from project_line
     where project_id = $1 and id = any ($2::uuid[])`,
    [sheet.id, old],
  );
  const offers = new Map<string, string>();
  for (const row of rows) {
    const offer = await offerToday(frame, sheet.catalogId, sheet.rateId, row, today);
    if (offer !== null) offers.set(row.id, offer);
  }
  const lines = sheet.lines.map((line) => ({ ...line, offer: offers.get(line.id) ?? line.offer }));
  return { ...sheet, lines };
}

async function offerToday(
  frame: Frame,
  catalogId: CatalogId,
  rateId: number,
  { model, configuration, quantity, catalogue_revision }: StoredLine,
  today: string,
): Promise<string | null> {
  const catalogue = await frame.catalogue.at(catalogue_revision);
  const prepared = catalogue.prepared(catalogId, model, today);
  if (!prepared.ok) return offerOf({ available: false }, prepared.problems);
  const evaluation = evaluate(prepared.value, configuration, { rateId, quantity });
  return offerOf(evaluation.availability, orderProblems(evaluation, quantity));
}
