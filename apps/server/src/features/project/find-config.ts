import { creationCode } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import type { Frame } from '../../frame';
import type { Viewer } from '../../viewer';
import type { StoredLine } from './line/line';
import { lineColumns, lineOf, lineTables } from './line/read-lines';
import type { LineRow } from './line/read-lines';
import { seesCompany } from './policy';
import { visible } from './project-cache';

interface FoundIn {
  readonly projectId: string;
  /** Of the project. */
  readonly version: number;
  readonly catalogId: CatalogId;
  /** What a configurator made it from; null for a luminaire of choices. */
  readonly creation: unknown;
}

/** A product with what it was configured from, and on which catalogue. */
export type FoundConfig = StoredLine & FoundIn;

/** By the code of a creation the product whose project changed last: copies of it share the code. */
const named = {
  id: 'l.id = $1',
  code: 'e.reference = $1 and c.creation is not null',
} as const;

/**
 * A product that the viewer may read, by its id or the code of its creation, or null. An account sees few projects, so
 * that is enough to find it.
 */
export async function findConfig(
  frame: Frame,
  viewer: Viewer,
  idOrCode: string,
  projectId?: string,
): Promise<FoundConfig | null> {
  const by = creationCode.safeParse(idOrCode).success ? named.code : named.id;
  const { rows } = await frame.pool.query<LineRow & FoundIn>(
    `select ${lineColumns}, p.id as "projectId", p.version, p.catalog_id as "catalogId", c.creation
     from project p join (${lineTables}) on l.project_id = p.id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where ${by} and ($4::uuid is null or p.id = $4) and ${visible}
     order by p.updated_at desc limit 1`,
    [idOrCode, viewer.accountId, seesCompany(viewer), projectId ?? null],
  );
  const [row] = rows;
  if (!row) return null;
  const { projectId: inProject, version, catalogId, creation } = row;
  return { ...lineOf(row), projectId: inProject, version, catalogId, creation };
}
