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

/** Any number of lines in one JSON parameter, as a table `l`. */
function linesOfJson(parameter: number): string {
  const typed = names.map((name) => `${name} ${columns[name]}`).join();
  return `json_to_recordset($${parameter}::json) as l(${typed})`;
}

/**
 * Writes the lines of a JSON parameter, in its order, into the project that a CTE `p` names, the first at its `first`.
 */
export function insertJsonLines(parameter: number): string {
  return `insert into project_line (project_id, position, ${names.join()})
    select p.id, p.first + row_number() over () - 1, ${names.map((name) => `l.${name}`).join()}
    from p, ${linesOfJson(parameter)}`;
}
