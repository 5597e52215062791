import type { CatalogId, Currency, ProjectStatus } from '@lucerna/engine';
import { mapInSlices } from '../../../http/time-slice';
import type { LineRecord } from '../line/line';
import type { PricedPart } from '../line/net-price';
import type { ToldLines } from './tell-lines';

/** A line as the view `project_sheet` gives it, with the JSON members made when it was written. */
export interface SheetLine extends LineFacts {
  readonly id: string;
  readonly position: number;
  /** Pieces in orders so far. */
  readonly ordered: number;
  readonly sheet: string;
  /** The day, YYYY-MM-DD, for which `sheet` says what can be had. */
  readonly saidOn: string;
  /** The texts of the database that it was made of: as long as they stay, nothing of it is made again. */
  readonly from: { readonly facts: string; readonly sheet: string };
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
  /** The sheet before lines were put behind it, until this one is told. */
  grownFrom?: ProjectSheet;
  /** How its lines were told last (tell-lines.ts): most projects are read again and again by their owner. */
  told?: ToldLines;
  /** The day, YYYY-MM-DD, for which its lines are known to say what can be had (fresh-offers.ts). */
  saidOn?: string;
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

// The view joins the lines into one text, one column instead of fifty rows: JSON never holds these control characters
// as they are, and ids, numbers and codes do not either.
const betweenParts = '\u001d';
const betweenLines = '\u001e';
const betweenFields = '\u001f';

/** What a total needs of a line. */
export interface LineFacts {
  readonly quantity: number;
  /** Minor units; null when there is no price. */
  readonly unitGross: number | null;
  readonly sublevel: string | null;
  /** What the price is made of where the discounts of one sublevel are not those of all. */
  readonly pricedParts?: readonly PricedPart[];
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  /** YYYY-MM-DD. */
  readonly evaluatedOn: string;
}

/** The column `facts` of a line, read by `lineOf`. */
export function writeFacts(line: LineFacts): string {
  const { quantity, unitGross, sublevel, lumens, watts, netWeightKg, evaluatedOn, pricedParts } = line;
  const fields = [quantity, unitGross ?? '', sublevel ?? '', lumens, watts, netWeightKg, evaluatedOn];
  return [...fields, ...(pricedParts ? [JSON.stringify(pricedParts)] : [])].join(betweenFields);
}

/** Reads what `writeFacts` wrote. */
export const readFacts = (facts: string): LineFacts => factsOf(facts.split(betweenFields));

function factsOf(fields: readonly string[]): LineFacts {
  const [quantity, gross, sublevel, lumens, watts, weight, evaluatedOn = '', parts] = fields;
  return {
    quantity: Number(quantity),
    unitGross: gross === '' ? null : Number(gross),
    sublevel: sublevel || null,
    ...(parts && { pricedParts: JSON.parse(parts) as readonly PricedPart[] }),
    lumens: Number(lumens),
    watts: Number(watts),
    netWeightKg: Number(weight),
    evaluatedOn,
  };
}

/**
 * Reads a row of the view, in slices of the event loop. `known` are the lines of another version: those that are still the same are taken over, with
 * what was said of them today.
 */
export async function sheetOf(row: SheetRow, known: readonly SheetLine[] = []): Promise<ProjectSheet> {
  return sheetWith(row, await linesOf(row.lines, known));
}

/** The project of a row whose lines are known already. */
export function sheetWith(row: SheetRow, lines: readonly SheetLine[]): ProjectSheet {
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
    lines,
  };
}

async function linesOf(text: string | null, known: readonly SheetLine[]): Promise<readonly SheetLine[]> {
  if (text === null) return [];
  const before = new Map(known.map((line) => [line.id, line]));
  const [facts = '', sheets = ''] = text.split(betweenParts);
  const texts = sheets.split(betweenLines);
  const lines = await mapInSlices(facts.split(betweenLines), (each, at) => {
    const line = lineOf(each, texts[at] ?? '');
    const same = before.get(line.id);
    if (same?.from.facts !== line.from.facts || same.from.sheet !== line.from.sheet) return line;
    return same.position === line.position ? same : { ...same, position: line.position };
  });
  return lines.sort(byPlace);
}

/** A line as it will be read, made of what was written. */
export function lineWritten({ id, facts, sheet }: LineRecord, position: number): SheetLine {
  return lineOf([id, position, 0, facts].join(betweenFields), sheet);
}

// Two lines never share a position, but should they, their order must not change from read to read.
const byPlace = (a: SheetLine, b: SheetLine): number => a.position - b.position || (a.id < b.id ? -1 : 1);

function lineOf(facts: string, sheet: string): SheetLine {
  const [id = '', place, ordered, ...fields] = facts.split(betweenFields);
  const read = factsOf(fields);
  return {
    id,
    position: Number(place),
    ordered: Number(ordered),
    ...read,
    saidOn: read.evaluatedOn,
    sheet,
    // Without id and position: a line that was only moved is the same.
    from: { facts: facts.slice(id.length + 1 + (place ?? '').length), sheet },
  };
}
