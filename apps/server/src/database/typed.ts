import { sql, type GetColumnData, type Placeholder, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgColumn, type PgSequence } from 'drizzle-orm/pg-core';
import type { Queryable } from '../ports/database';

export type { Queryable };

const builders = new WeakMap<Queryable, NodePgDatabase>();

/** The query builder of a pool or of a client. Pools keep their clients, so that each has its builder made once. */
export function typed(db: Queryable): NodePgDatabase {
  const known = builders.get(db);
  if (known) return known;
  const builder = drizzle({ client: db });
  builders.set(db, builder);
  return builder;
}

/** The values of a prepared statement where it is built: placeholders of the same names. */
export type Given<Values> = { readonly [Key in keyof Values]: Placeholder };

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A statement of a busy path: its text is built once a connection, and PostgreSQL plans it once under its name.
 * `build` gets a placeholder for each value that it asks for.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (db: NodePgDatabase, given: Given<Values>) => Preparable<Rows>,
): (db: Queryable, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Queryable, ReturnType<Preparable<Rows>['prepare']>>();
  const given = new Proxy({} as Given<Values>, { get: (_, key) => sql.placeholder(String(key)) });
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) statements.set(db, (statement = build(typed(db), given).prepare(name)));
    return statement.execute(values);
  };
}

/** Values as a row to select, each of the type of its column: what `insert … select` writes where a condition holds. */
export function rowOf<Columns extends Record<string, PgColumn>>(
  columns: Columns,
  values: { readonly [Key in keyof Columns]: GetColumnData<Columns[Key]> | Placeholder },
) {
  const cells = Object.entries(columns).map(([key, column]) => [
    key,
    sql`${sql.param(values[key], column)}::${sql.raw(column.getSQLType())}`.as(column.name),
  ]);
  return Object.fromEntries(cells) as {
    [Key in keyof Columns]: SQL.Aliased<GetColumnData<Columns[Key]>>;
  };
}

/** A source of one row without columns, for a row of values. */
export const oneRow = sql`(select) as one_row`;

/** The value that an insert came with where its row exists already. */
export const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;

/** The moment of the transaction. */
export const now = sql`now()`;

/** The moment that comes an interval of PostgreSQL after now, such as `14 days`. */
export const after = (interval: string): SQL => sql`now() + ${interval}::interval`;

/** The next version of a row that is changed. */
export const nextVersion = (column: PgColumn): SQL => sql`${column} + 1`;

/** Whether a moment lies further back than an interval of PostgreSQL, such as `90 days`. */
export const olderThan = (column: PgColumn, interval: string): SQL =>
  sql`${column} < now() - ${interval}::interval`;

/** The next number of a sequence; one that a failed transaction took does not come again. */
export async function nextValue(db: Queryable, sequence: PgSequence): Promise<number> {
  const [row] = await typed(db)
    .select({ value: sql`nextval(${sequence.seqName}::regclass)`.mapWith(Number) })
    .from(oneRow);
  if (!row) throw new Error(`The sequence ${sequence.seqName} gave no number`);
  return row.value;
}

/** Whether a column is one of these values, however many: a list is one parameter. */
export const anyOf = (column: PgColumn, values: readonly unknown[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;

const rowsAtOnce = 1000;

/** Rows in groups that one insert takes: PostgreSQL has room for 65,535 values in a statement. */
export function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** Those columns of a subquery or table that a list of columns names. */
export function pick<From, Key extends keyof From>(
  from: From,
  columns: Readonly<Record<Key, unknown>>,
): Pick<From, Key> {
  const keys = Object.keys(columns) as Key[];
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}

const dialect = new PgDialect();

/** The text of a statement without parameters, for `copy`, which takes none. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement.inlineParams()).sql;
