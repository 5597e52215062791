import type { ProductConfig } from '@lucerna/contract';
import type { Frame } from '../../frame';
import type { Viewer } from '../../viewer';
import { seesCompany } from './policy';
import { visible } from './store';

/** A product with what it was configured from, and on which catalogue. */
export interface FoundConfig extends Omit<
  ProductConfig,
  'type' | 'subFamily' | 'configuratorType' | 'validation'
> {
  /** The members of the line's JSON. */
  readonly sheet: string;
  readonly revision: number;
  /** YYYY-MM-DD. */
  readonly evaluatedOn: string;
}

/** A product that the viewer may read, or null. An account sees few projects, so its id is enough to find it. */
export async function findConfig(
  frame: Frame,
  viewer: Viewer,
  productId: string,
  projectId?: string,
): Promise<FoundConfig | null> {
  const { rows } = await frame.pool.query<FoundConfig>(
    `select l.id as "productId", s.id as "projectId", s.version, s.catalog_id as "catalogId",
       l.reference as "referenceCode", l.quantity, l.model, l.choices, l.configuration, l.sheet, c.creation,
       l.catalogue_revision as revision, l.evaluated_on as "evaluatedOn"
     from project s join project_line l on l.project_id = s.id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.id = $1 and ($4::uuid is null or s.id = $4) and ${visible}`,
    [productId, viewer.accountId, seesCompany(viewer), projectId ?? null],
  );
  return rows[0] ?? null;
}
