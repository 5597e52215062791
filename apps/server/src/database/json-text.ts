import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

declare const written: unique symbol;

/** The JSON text of a T: of a large value it is written and read in slices of the event loop, where the driver would not. */
export type JsonText<T> = string & { readonly [written]: T };

export const jsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** What a text was made of: nobody makes one but of a T, so that it is not checked again. */
export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

/** A JSON array of values that are written already. */
export const jsonArray = <T>(texts: readonly JsonText<T>[]): JsonText<T[]> =>
  `[${texts.join()}]` as JsonText<T[]>;

/** A column of JSON as its text. */
export const jsonTextOf = <C extends PgColumn>(column: C): SQL<JsonText<C['_']['data']>> =>
  sql`${column}::text`;

type Names<T> = keyof T & string;

/** The name of a member of a column of JSON, or the way to one in it: one that its type does not have does not compile. */
export const memberOf = <C extends PgColumn, Name extends Names<C['_']['data']>>(
  _column: C,
  name: Name,
  inner?: Names<C['_']['data'][Name]>,
): SQL => sql.raw(inner === undefined ? `'${name}'` : `'${name}' -> '${inner}'`);

/** The objects of a JSON array as rows: each member is read as the column that it stands for. */
export function recordsOf<T>(
  json: JsonText<T[]> | Placeholder,
  columns: { readonly [Key in keyof T & string]-?: PgColumn },
): SQL {
  const entries = Object.entries<PgColumn>(columns);
  const members = entries.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  const named = entries.map(([key, column]) => sql`${sql.identifier(key)} as ${sql.identifier(column.name)}`);
  return sql`select ${sql.join(named, sql`, `)} from json_to_recordset(${json}::json) as r(${sql.join(members, sql`, `)})`;
}
