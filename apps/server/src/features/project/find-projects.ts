import { relationsFor } from '@lucerna/contract';
import type { operations, ProjectRelation, QueryOf } from '@lucerna/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lineEvaluation, project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { alphabetical, containing } from '../../database/text';
import { typed } from '../../database/typed';
import type { Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';

export type ProjectsAsked = QueryOf<(typeof operations)['listProjects']>;

/** As what a viewer has the projects of a list; without a choice all that it may read. */
const listedAs: Readonly<Record<NonNullable<ProjectsAsked['projectUserRole']>, readonly ProjectRelation[]>> =
  {
    OWNER: ['owner'],
    SHARED: ['editor', 'viewer', 'assigned'],
    CLIENT: ['client'],
    COMPANY: ['owner', 'colleague'],
  };

/** Names in the order of people, not of code points. Each order is that of an index, read forwards or backwards. */
const orders: Readonly<Record<ProjectsAsked['sortBy'], { readonly key: SQL; readonly way: SQL }>> = {
  UPDATED_RECENT: { key: sql`${project.updatedAt}`, way: sql.raw('key desc, id') },
  UPDATED_OLDER: { key: sql`${project.updatedAt}`, way: sql.raw('key, id desc') },
  NAME_ASC: { key: alphabetical(project.name), way: sql.raw('key, id') },
  NAME_DESC: { key: alphabetical(project.name), way: sql.raw('key desc, id desc') },
};

/** Which projects a list may show: of each relation one branch, which reads no more rows than are wanted of it. */
function branchesOf(viewer: Viewer, asked: ProjectsAsked, rest: SQL): SQL {
  const { projectUserRole, search, projectType } = asked;
  const readable = relationsFor('read', viewer.privileges);
  const wanted = projectUserRole ? listedAs[projectUserRole] : readable;
  const relations = wanted.filter((each) => readable.includes(each));
  const me = viewer.accountId;
  const words = search ? containing(search) : null;
  const found = sql`${project.status} <> 0
    and ${projectType ? sql`${project.type} = ${projectType}` : sql`true`}
    and ${
      words
        ? sql`(${project.name} ilike ${words} or exists (select from ${lineEvaluation}
            where ${lineEvaluation.projectId} = ${project.id} and ${lineEvaluation.reference} ilike ${words}))`
        : sql`true`
    }`;
  const { key } = orders[asked.sortBy];
  const rows = (from: SQL) =>
    sql`(select ${project.id} as id, ${key} as key from ${from} and ${found} ${rest})`;
  const each = (of: SQL, where: SQL) =>
    sql`(select p.id, p.key from ${of} as one(id) cross join lateral ${rows(sql`${project} where ${where}`)} p ${rest})`;
  const branches: Readonly<Record<string, SQL>> = {
    owner: rows(sql`${project} where ${project.ownerId} = ${me}`),
    member: rows(sql`${projectMember} join ${project} on ${project.id} = ${projectMember.projectId}
      where ${projectMember.accountId} = ${me} and ${projectMember.role} = any(${sql.param(relations)}::text[])`),
    client: each(sql`clients_of(${me})`, sql`${project.clientCode} = one.id`),
    colleague: each(sql`colleagues_of(${me})`, sql`${project.ownerId} = one.id`),
  };
  const named = new Set(relations.map((relation) => (relation in branches ? relation : 'member')));
  const taken = [...named].flatMap((name) => branches[name] ?? []);
  return taken.length === 0
    ? sql`select null::uuid as id, null as key limit 0`
    : sql.join(taken, sql` union `);
}

/** The ids of a page of the projects that a viewer may read, in their order. */
export async function findProjects(
  db: Queryable,
  viewer: Viewer,
  asked: ProjectsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly string[]> {
  const { way } = orders[asked.sortBy];
  const most = sql`order by ${way} limit ${limit + offset}`;
  const { rows } = await typed(db).execute<{ id: string }>(
    sql`select id from (${branchesOf(viewer, asked, most)}) as found order by ${way} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** How many projects are counted: of more nobody turns all pages. */
export const maxCounted = 1000;

/** How many projects a viewer may read; one more than are counted stands for any more. */
export async function countProjects(db: Queryable, viewer: Viewer, asked: ProjectsAsked): Promise<number> {
  const most = sql.raw(`limit ${maxCounted + 1}`);
  const { rows } = await typed(db).execute<{ total: number }>(
    sql`select count(*)::int as total from (select id from (${branchesOf(viewer, asked, most)}) as found ${most}) as counted`,
  );
  return rows[0]?.total ?? 0;
}
