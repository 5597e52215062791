import type pg from 'pg';
import type { FeedFindings } from './problem';

/** The rows that a check over staged rows answers: where each stands, and what fills the text of its finding. */
interface FoundRow {
  readonly file: string;
  readonly line: number;
  readonly number: number;
  readonly key: string;
  readonly field: string;
  readonly data: Record<string, string | number>;
  readonly total: string;
}

interface StagedCheck<Code extends string> {
  readonly code: Code;
  readonly sql: string;
  /** Of the parameters of `sql`. */
  readonly values?: readonly unknown[];
}

const listed = 1000;

/** Runs a check, SQL over the staged rows, and adds what it finds: the first 1,000 in full, all of them counted. */
export async function addFound<Code extends string>(
  client: pg.PoolClient,
  { code, sql, values = [] }: StagedCheck<Code>,
  findings: FeedFindings<Code>,
): Promise<void> {
  const { rows } = await client.query<FoundRow>(
    `select *, count(*) over () as total from (${sql}) fault order by file, number limit ${listed}`,
    [...values],
  );
  for (const { file, line, number, key, field, data } of rows)
    findings.add(code, { file, line, row: number, key, field }, data);
  findings.addUnlisted(code, Number(rows[0]?.total ?? 0) - rows.length);
}
