import type pg from 'pg';
import { writeAddition } from './addition';
import type { Addition } from './addition';
import type { KeptSheets } from '../sheet/kept-sheets';
import { lineWritten } from '../sheet/sheet';
import type { ProjectSheet } from '../sheet/sheet';
import { findSheet, openProject } from '../store';
import type { Outcome } from '../store';

export type AddOutcome = Exclude<Outcome, 'open'> | 'full' | 'idempotencyMismatch';

export type Added =
  { readonly sheet: ProjectSheet } | { readonly refused: AddOutcome; readonly version: number };

/**
 * Adds lines once under their key, and says how the project is then. A project that this node read before is not
 * read again: the lines are put behind those of its version.
 */
export async function addLines(pool: pg.Pool, kept: KeptSheets, addition: Addition): Promise<Added> {
  const { projectId, lines } = addition;
  const grown = await writeAddition(pool, addition);
  if (!grown) return repeatOrRefuse(pool, kept, addition);
  const known = kept.get(projectId);
  if (known?.version !== grown.version - 1) return readAgain(pool, kept, addition);
  const { version, first } = grown;
  const added = lines.map((each, at) => lineWritten(each, first + at));
  const sheet: ProjectSheet = {
    ...known,
    version,
    updatedAt: grown.updated_at.toISOString(),
    lines: [...known.lines, ...added],
    grownFrom: known,
    told: undefined,
  };
  kept.keep(sheet);
  return { sheet };
}

async function readAgain(
  pool: pg.Pool,
  kept: KeptSheets,
  { projectId, accountId }: Addition,
): Promise<Added> {
  const sheet = await findSheet(pool, projectId, accountId, false, kept);
  return sheet ? { sheet } : { refused: 'notFound', version: 0 };
}

/** Why nothing was written: the same request was done before, another one used its key, or the project refuses. */
async function repeatOrRefuse(pool: pg.Pool, kept: KeptSheets, addition: Addition): Promise<Added> {
  const { accountId, projectId, seen, key, hash } = addition;
  const { rows } = await pool.query<{ request_hash: string }>(
    'select request_hash from idempotency where account_id = $1 and key = $2',
    [accountId, key],
  );
  if (rows[0]?.request_hash === hash && hash !== null) return readAgain(pool, kept, addition);
  if (rows[0]) return { refused: 'idempotencyMismatch', version: 0 };
  const { outcome, project } = await openProject(pool, projectId, accountId, seen);
  return { refused: outcome === 'open' ? 'full' : outcome, version: project.version };
}
