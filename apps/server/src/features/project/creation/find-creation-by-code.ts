import type { CatalogId } from '@lucerna/engine';
import type { Frame } from '../../../frame';
import type { Viewer } from '../../../viewer';
import { lineTables } from '../line/read-lines';
import { seesCompany } from '../policy';
import { visible } from '../project-cache';

/** A creation of a project with what it is called there. */
interface CodedCreation {
  /** As it is stored. */
  readonly creation: unknown;
  readonly name: string;
  readonly catalogId: CatalogId;
}

/** The creation of a code, in the newest project that the viewer may read; null when there is none. */
export async function findCreationByCode(
  frame: Frame,
  viewer: Viewer,
  code: string,
): Promise<CodedCreation | null> {
  const { rows } = await frame.pool.query<CodedCreation>(
    `select c.creation, e.evaluation ->> 'name' as name, p.catalog_id as "catalogId"
     from project p join (${lineTables}) on l.project_id = p.id
     join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where e.reference = $1 and ${visible}
     order by p.created_at desc limit 1`,
    [code, viewer.accountId, seesCompany(viewer)],
  );
  return rows[0] ?? null;
}
