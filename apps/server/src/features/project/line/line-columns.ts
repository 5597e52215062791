import type { LineRecord } from './line';

const columns: Readonly<Record<keyof LineRecord, string>> = {
  id: 'uuid',
  quantity: 'integer',
  model: 'text',
  sub_family_id: 'integer',
  choices: 'json',
  configuration: 'json',
  catalogue_revision: 'integer',
  evaluated_on: 'date',
  reference: 'text',
  unit_gross: 'bigint',
  sublevel: 'text',
  price_trace: 'json',
  bill_of_materials: 'json',
  moq: 'integer',
  lead_time_weeks: 'integer',
  lumens: 'double precision',
  watts: 'double precision',
  net_weight_kg: 'double precision',
  sheet: 'text',
  facts: 'text',
};
const names = Object.keys(columns) as (keyof LineRecord)[];

/** The columns of a line, as a list in SQL. */
export const lineColumns = names.join();
export const lineColumnCount = names.length;

/** A line whose values are parameters, from this one on: for a row of `values`. */
export function lineParameters(first: number): string {
  return names.map((name, at) => `$${first + at}::${columns[name]}`).join();
}

/** What those parameters are bound to. */
export function lineValues(line: LineRecord): unknown[] {
  return names.map((name) =>
    columns[name] === 'json' && line[name] !== null ? JSON.stringify(line[name]) : line[name],
  );
}

/** Any number of lines in one JSON parameter, as a table `l`. */
function linesOfJson(parameter: number): string {
  const typed = names.map((name) => `${name} ${columns[name]}`).join();
  return `json_to_recordset($${parameter}::json) as l(${typed})`;
}

/** Writes lines of a table `l` into the project that a CTE `p` names, the first at its `first`. */
export function insertLines(lines: string, place: string): string {
  return `insert into project_line (project_id, position, ${lineColumns})
    select p.id, p.first + ${place}, ${names.map((name) => `l.${name}`).join()} from p, ${lines}`;
}

/** Those of a JSON parameter, in its order. */
export function insertJsonLines(parameter: number): string {
  return insertLines(linesOfJson(parameter), 'row_number() over () - 1');
}
