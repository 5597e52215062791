import type { operations, ProjectList, QueryOf } from '@lucerna/contract';
import type { CatalogId, Currency, ProjectStatus } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { netTotals } from './list-totals';
import { actionsOf } from './present';
import { seesCompany } from './policy';

type Query = QueryOf<(typeof operations)['listProjects']>;

/** The page size of the spec's list (P9). */
const defaultPageSize = 5;

// Names in the order of people, not of code points.
const orders: Readonly<Record<Query['sortBy'], string>> = {
  UPDATED_RECENT: 'p.updated_at desc, p.id',
  UPDATED_OLDER: 'p.updated_at, p.id',
  NAME_ASC: 'p.name collate "und-x-icu", p.id',
  NAME_DESC: 'p.name collate "und-x-icu" desc, p.id',
};

const owners: Readonly<Record<'OWNER' | 'COMPANY', string>> = {
  OWNER: 'p.owner_id = $1',
  COMPANY: `p.owner_id in (select mate.id from account me
    join account mate on mate.id = me.id or mate.company_crm_id = me.company_crm_id where me.id = $1)`,
};

const found = `($2::text is null or p.name ilike $2 or exists (
    select from line_evaluation e where e.project_id = p.id and e.reference ilike $2))
  and ($3::text is null or p.type = $3)`;

interface Row {
  id: string;
  owner_id: string;
  name: string;
  catalog_id: CatalogId;
  currency: Currency;
  status: ProjectStatus;
  version: number;
  updated_at: Date;
  line_count: number;
  pictures: ProjectList['docs'][number]['pictures'] | null;
}

/** The text as a pattern that finds it anywhere; what LIKE reads specially stands for itself. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The projects of the account, or with projectUserRole COMPANY those of its company; newest change first (PRJ-02). */
export async function listProjects(frame: Frame, viewer: Viewer, query: Query): Promise<Answer<ProjectList>> {
  const itemsPerPage = query.itemsPerPage ?? query.limit ?? defaultPageSize;
  const owner = query.projectUserRole === 'COMPANY' && seesCompany(viewer) ? owners.COMPANY : owners.OWNER;
  const from = `from project p where p.status <> 0 and ${owner} and ${found}`;
  const values = [
    viewer.accountId,
    query.search ? containing(query.search) : null,
    query.projectType ?? null,
  ];
  const [{ rows }, counted] = await Promise.all([
    frame.pool.query<Row>(
      `select p.id, p.owner_id, p.name, p.catalog_id, p.currency, p.status, p.version, p.updated_at, p.line_count,
         (select json_agg(json_strip_nulls(json_build_object('model', e.model,
             'color', e.evaluation -> 'configuration' ->> 'color',
             'temperature', e.evaluation -> 'configuration' ->> 'temperature',
             'composed', case when e.evaluation ? 'hasCreation'
               then json_build_object('productId', l.id, 'code', e.reference) end)) order by l.position)
           from (select * from project_line where project_id = p.id order by position limit 4) l
           join line_evaluation e on e.project_id = l.project_id and e.line_id = l.id) as pictures
       ${from} order by ${orders[query.sortBy]} limit $4 offset $5`,
      [...values, itemsPerPage, (query.page - 1) * itemsPerPage],
    ),
    frame.pool.query<{ total: number }>(`select count(*) as total ${from}`, values),
  ]);
  const totalDocs = counted.rows[0]?.total ?? 0;
  const totals = viewer.can('price.view') ? await netTotals(frame, viewer, rows) : null;
  return answer({
    docs: rows.map((row) => ({ ...rowOf(row, viewer), ...(totals && { net: totals.get(row.id) ?? null }) })),
    meta: { page: query.page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) },
  });
}

function rowOf(row: Row, viewer: Viewer): ProjectList['docs'][number] {
  return {
    id: row.id,
    name: row.name,
    catalogId: row.catalog_id,
    currency: row.currency,
    status: row.status,
    version: row.version,
    actions: [...actionsOf(row.status, row.owner_id === viewer.accountId)],
    updatedAt: row.updated_at.toISOString(),
    productCount: row.line_count,
    pictures: row.pictures ?? [],
  };
}
