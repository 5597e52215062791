import type { CatalogId, Currency, ProjectStatus } from '@lucerna/engine';

/** A line as the view `project_sheet` gives it: what a total needs, and the JSON made when it was written. */
export interface SheetLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitGross: number | null;
  readonly sublevel: string | null;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  readonly evaluatedOn: string;
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
    lines: row.lines === null ? [] : row.lines.split(betweenLines).map(lineOf),
  };
}

function lineOf(text: string): SheetLine {
  const [
    id = '',
    quantity,
    gross,
    sublevel,
    lumens,
    watts,
    weight,
    evaluatedOn = '',
    offer = '',
    sheet = '',
  ] = text.split(betweenFields);
  return {
    id,
    quantity: Number(quantity),
    unitGross: gross === '' ? null : Number(gross),
    sublevel: sublevel || null,
    lumens: Number(lumens),
    watts: Number(watts),
    netWeightKg: Number(weight),
    evaluatedOn,
    offer,
    sheet,
  };
}
