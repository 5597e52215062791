import { fieldsOf, type ProjectList } from '@lucerna/contract';
import { eq, sql } from 'drizzle-orm';
import { memberOf } from '../../database/json-text';
import { account } from '../../database/tables/account';
import { client } from '../../database/tables/client';
import { lineEvaluation, project, projectLine } from '../../database/tables/project';
import { prepared, type Given } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { nameOfRow } from '../account';
import { accessOf, standingOf, type Access } from './access';
import { findProjects, maxCounted, type ProjectsAsked } from './find-projects';
import { netTotals } from './list-totals';
import { actionsOf } from './present';
import { fieldColumns } from './store';

/** The page size of the spec's list (P9). */
const defaultPageSize = 5;

/** Products shown in the strip of a row. */
const stripLength = 4;

const evaluated = lineEvaluation.evaluation;
const configuration = sql`${evaluated} -> ${memberOf(evaluated, 'configuration')}`;
const pictures = sql<ProjectList['docs'][number]['pictures'] | null>`(
  select json_agg(json_strip_nulls(json_build_object('model', ${lineEvaluation.model},
      'color', ${configuration} ->> 'color',
      'temperature', ${configuration} ->> 'temperature',
      'composed', case when ${evaluated} ? ${memberOf(evaluated, 'hasCreation')}
        then json_build_object('productId', l.id, 'code', ${lineEvaluation.reference}) end)) order by l.position)
  from (select * from ${projectLine} where ${projectLine.projectId} = ${project.id}
      order by ${projectLine.position} limit ${stripLength}) l
    join ${lineEvaluation} on ${lineEvaluation.projectId} = l.project_id and ${lineEvaluation.lineId} = l.id)`;

const { id, ownerId, catalogId, currency, status, type, version, updatedAt, lineCount } = project;
const columns = { id, ownerId, catalogId, currency, status, type, version, updatedAt, lineCount };

/** Planning it takes as long as reading ten rows. */
const rowsOf = prepared(
  'rows of a list of projects',
  (db, given: Given<{ accountId: string; ids: readonly string[] }>) => {
    const { relations, client: terms } = standingOf(given.accountId, project);
    return db
      .select({
        ...columns,
        ...fieldColumns,
        owner: nameOfRow,
        client: client.name,
        pictures,
        relations,
        terms,
      })
      .from(project)
      .innerJoin(account, eq(account.id, project.ownerId))
      .leftJoin(client, eq(client.code, project.clientCode))
      .where(sql`${project.id} = any(${given.ids}::uuid[])`);
  },
);

async function readRows(ctx: AppContext, viewer: Viewer, ids: readonly string[]) {
  const rows = await rowsOf(ctx.pool, { accountId: viewer.accountId, ids });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => {
    const row = found.get(each);
    return row ? [{ ...row, access: accessOf(viewer, { ...row, client: row.terms }) }] : [];
  });
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The projects that the account may read, in any relation or in the one that is asked for; newest change first (PRJ-02). */
export async function listProjects(
  ctx: AppContext,
  viewer: Viewer,
  query: ProjectsAsked,
): Promise<Answer<ProjectList>> {
  const itemsPerPage = query.itemsPerPage ?? query.limit ?? defaultPageSize;
  const { page } = query;
  const found = await findProjects(ctx.pool, viewer, query, {
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  });
  const rows = await readRows(ctx, viewer, found.ids);
  const totals = viewer.can('price.view') ? await netTotals(ctx, rows) : null;
  const totalDocs = Math.min(found.total, maxCounted);
  return answer({
    docs: rows.map((row) => ({
      ...rowOf(row, row.access),
      ...(totals && { net: totals.get(row.id) ?? null }),
    })),
    meta: {
      ...{ page, itemsPerPage, totalDocs, totalPages: Math.ceil(totalDocs / itemsPerPage) },
      ...(found.total > maxCounted && { hasMore: true as const }),
    },
  });
}

function rowOf(row: Row, { may, isOwner }: Access): ProjectList['docs'][number] {
  return {
    ...{ id: row.id, ...fieldsOf(row), catalogId: row.catalogId, currency: row.currency },
    ...{ status: row.status, type: row.type, version: row.version },
    actions: [...actionsOf(row.status, may)],
    ...{ isOwner, may: [...may], owner: row.owner, client: row.client },
    updatedAt: row.updatedAt.toISOString(),
    productCount: row.lineCount,
    pictures: row.pictures ?? [],
  };
}
