import type { CatalogId, Currency, ProjectStatus } from '@lucerna/engine';

/** A line as the view `project_sheet` gives it: what a total needs, and the JSON made when it was written. */
export interface SheetLine {
  readonly position: number;
  readonly id: string;
  readonly quantity: number;
  readonly unitGross: number | null;
  readonly sublevel: string | null;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  /** Days since 2000-01-01. */
  readonly evaluatedOn: number;
  readonly offer: string;
  readonly sheet: string;
}

/** A project with its lines in their order. */
export interface ProjectSheet {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly rateId: number;
  readonly status: ProjectStatus;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lines: readonly SheetLine[];
}

/** A row of the view. */
export interface SheetRow {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly catalog_id: CatalogId;
  readonly currency: Currency;
  readonly rate_id: number;
  readonly status: ProjectStatus;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly lines: string | null;
}

// The view joins the lines into one text, one column instead of fifty rows: JSON never holds these two
// control characters as they are, and references, numbers and ids do not either.
const betweenLines = '\u001e';
const betweenFields = '\u001f';

/** Reads a row of the view. */
export function sheetOf(row: SheetRow): ProjectSheet {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    catalogId: row.catalog_id,
    currency: row.currency,
    rateId: row.rate_id,
    status: row.status,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lines: row.lines === null ? [] : row.lines.split(betweenLines).map(lineOf).sort(byPlace),
  };
}

// Two lines never share a position, but should they, their order must not change from read to read.
const byPlace = (a: SheetLine, b: SheetLine): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/** Days from 2000-01-01 to a day, YYYY-MM-DD: how a line keeps the day it was evaluated on. */
export function dayNumber(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.UTC(2000, 0, 1)) / 86_400_000;
}

/** The fields of the generated column `facts`, in its order, then `offer` and `sheet`. */
function lineOf(text: string): SheetLine {
  const [place, id = '', quantity, gross, sublevel, lumens, watts, weight, day, offer = '', sheet = ''] =
    text.split(betweenFields);
  return {
    position: Number(place),
    id,
    quantity: Number(quantity),
    unitGross: gross === '' ? null : Number(gross),
    sublevel: sublevel || null,
    lumens: Number(lumens),
    watts: Number(watts),
    netWeightKg: Number(weight),
    evaluatedOn: Number(day),
    offer,
    sheet,
  };
}
