import { creationCode } from '@lucerna/contract';
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

/** By the code of a creation the product whose project changed last: copies of it share the code. */
const named = {
  id: 'l.id = $1',
  code: 'l.reference = $1 and c.creation is not null',
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
  const { rows } = await frame.pool.query<FoundConfig>(
    `select l.id as "productId", s.id as "projectId", s.version, s.catalog_id as "catalogId",
       l.reference as "referenceCode", l.quantity, l.model, l.choices, l.configuration, l.sheet, c.creation,
       l.catalogue_revision as revision, l.evaluated_on as "evaluatedOn"
     from project s join project_line l on l.project_id = s.id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where ${by} and ($4::uuid is null or s.id = $4) and ${visible}
     order by s.updated_at desc limit 1`,
    [idOrCode, viewer.accountId, seesCompany(viewer), projectId ?? null],
  );
  return rows[0] ?? null;
}
