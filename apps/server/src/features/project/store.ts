import type { CatalogId, Currency, ProjectStatus } from '@lucerna/engine';
import type pg from 'pg';
import type { StoredLine } from './line/line';

export type Queryable = Pick<pg.Pool, 'query'>;

/** A line as a node holds it, with its availability on a day that may be later than that of its evaluation. */
export interface CachedLine extends StoredLine {
  /** YYYY-MM-DD. */
  readonly availableOn: string;
}

/** A project with its lines in their order. */
export interface StoredProject {
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
  readonly lines: readonly CachedLine[];
}

/** A project's row, locked for a change. */
export interface OpenedProject {
  readonly id: string;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  readonly rateId: number;
  readonly version: number;
  readonly lineCount: number;
}

export type Outcome = 'open' | 'notFound' | 'stale' | 'closed';

interface OpenedRow {
  outcome: Outcome;
  id: string;
  catalog_id: CatalogId;
  currency: Currency;
  rate_id: number;
  version: number;
  line_count: number;
}

/** Locks a project of the account for a change (SQL function project_open). */
export async function openProject(
  tx: Queryable,
  id: string,
  accountId: string,
  seen: number | null,
): Promise<{ readonly outcome: Outcome; readonly project: OpenedProject }> {
  const { rows } = await tx.query<OpenedRow>({
    name: 'open project',
    text: `select o.outcome, (o.opened).id, (o.opened).catalog_id, (o.opened).currency, (o.opened).rate_id,
             (o.opened).version, (o.opened).line_count from project_open($1, $2, $3) o`,
    values: [accountId, id, seen],
  });
  const row = rows[0]!;
  return {
    outcome: row.outcome,
    project: {
      id: row.id,
      catalogId: row.catalog_id,
      currency: row.currency,
      rateId: row.rate_id,
      version: row.version,
      lineCount: row.line_count,
    },
  };
}

interface Counted {
  /** Lines that came, negative when some went. */
  readonly lines?: number;
  /** Places that were taken behind the last line. */
  readonly places?: number;
}

/** Counts a change of an opened project: the next version, now. */
export async function touchProject(
  tx: Queryable,
  id: string,
  { lines = 0, places = 0 }: Counted = {},
): Promise<void> {
  await tx.query(
    `update project set version = version + 1, updated_at = clock_timestamp(), line_count = line_count + $2,
       next_position = next_position + $3
     where id = $1`,
    [id, lines, places],
  );
}
