/**
 * A table that is looked up by words from outside. It knows its own rows only: a plain object would also answer to
 * `constructor` and `__proto__`.
 */
export const tableOf = <Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> =>
  Object.assign(Object.create(null) as Record<string, Row>, rows);
