import type { ProductConfig } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { seesCompany } from './policy';
import { visible } from './store';

type Row = Omit<ProductConfig, 'type' | 'subFamily' | 'configuratorType' | 'validation'> & { sheet: string };

/**
 * What a product was configured from, for its configurator. An account may see few projects, so a product is found
 * without its project too. Without prices: the configurator has those of its viewer.
 */
export async function readConfig(
  frame: Frame,
  viewer: Viewer,
  productId: string,
  projectId: string | undefined,
): Promise<Answer<ProductConfig>> {
  const { rows } = await frame.pool.query<Row>(
    `select l.id as "productId", s.id as "projectId", s.version, s.catalog_id as "catalogId",
       l.reference as "referenceCode", l.quantity, l.model, l.choices, l.configuration, l.sheet, c.creation
     from project s join project_line l on l.project_id = s.id
     left join project_creation c on c.project_id = l.project_id and c.line_id = l.id
     where l.id = $1 and ($4::uuid is null or s.id = $4) and ${visible}`,
    [productId, viewer.accountId, seesCompany(viewer), projectId ?? null],
  );
  const [row] = rows;
  if (!row) return notFound();
  const { sheet, ...config } = row;
  const said = JSON.parse(`{${sheet}}`) as ProductConfig;
  const { type, subFamily, configuratorType, validation } = said;
  return answer(
    { ...config, type, subFamily, configuratorType, validation },
    { headers: { etag: `"${config.version}"` } },
  );
}
