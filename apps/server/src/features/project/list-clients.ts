import type { Clients, operations, ProjectOwners, QueryOf } from '@lucerna/contract';
import { largestPage } from '@lucerna/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { client } from '../../database/tables/client';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { alphabetical, typedWords, wordPatterns } from '../../database/text';
import { anyOf, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer, type Answer } from '../../http/answer';
import { limitOf, metaOf } from '../../http/paging';
import type { Viewer } from '../../viewer';
import { nameOfRow } from '../account';

type Asked = QueryOf<(typeof operations)['listClients']>;

const usualPage = 20;
const pageOf = ({ page, itemsPerPage, limit }: Asked) => ({
  page,
  itemsPerPage: itemsPerPage ?? limit ?? usualPage,
});

/** Whether a text has all words of a search, as a search of projects has it. */
const hasWords = (text: SQL, search: string | undefined): SQL | undefined =>
  and(...wordPatterns(typedWords(search ?? '')).map((pattern) => sql`search_words(${text}) like ${pattern}`));

const isLookedAfter = (viewer: Viewer): SQL =>
  sql`${client.code} in (select clients_of(${viewer.accountId}))`;

/** The clients that the viewer looks after, by name, each with its users. */
export async function listClients(ctx: AppContext, viewer: Viewer, asked: Asked): Promise<Answer<Clients>> {
  const db = typed(ctx.pool);
  const page = pageOf(asked);
  const found = and(
    isLookedAfter(viewer),
    hasWords(sql`${client.name} || ' ' || ${client.code}`, asked.search),
  );
  const [limit, offset] = limitOf(page);
  const rows = await db
    .select({
      code: client.code,
      name: client.name,
      catalogId: client.catalogId,
      isWithdrawn: sql<boolean>`${client.withdrawnAt} is not null`,
    })
    .from(client)
    .where(found)
    .orderBy(alphabetical(client.name), client.code)
    .limit(limit)
    .offset(offset);
  const users = await db
    .select({ id: account.id, name: nameOfRow, email: account.email, code: account.clientCode })
    .from(account)
    .where(
      and(
        anyOf(
          account.clientCode,
          rows.map(({ code }) => code),
        ),
        eq(account.active, true),
      ),
    )
    .orderBy(asc(nameOfRow), account.email);
  return answer({
    docs: rows.map((row) => ({
      ...row,
      users: users
        .filter(({ code }) => code === row.code)
        .slice(0, largestPage)
        .map(({ id, name, email }) => ({ id, name, email })),
    })),
    meta: metaOf(page, await db.$count(client, found)),
  });
}

/** Whose projects the viewer may read: its own, those of colleagues, of users of its clients, and of who shared one with it. */
export async function listOwners(
  ctx: AppContext,
  viewer: Viewer,
  asked: Asked,
): Promise<Answer<ProjectOwners>> {
  const db = typed(ctx.pool);
  const page = pageOf(asked);
  const me = viewer.accountId;
  const isShown = [
    eq(account.id, me),
    sql`${account.id} in (select ${project.ownerId} from ${projectMember} join ${project}
      on ${project.id} = ${projectMember.projectId} where ${projectMember.accountId} = ${me})`,
    viewer.can('project.view.company') && sql`${account.id} in (select colleagues_of(${me}))`,
    viewer.can('project.view.assigned.company') && sql`${account.clientCode} in (select clients_of(${me}))`,
  ].filter((each) => each !== false);
  const found = and(
    sql`(${sql.join(isShown, sql` or `)})`,
    hasWords(
      // By the id as well, which the address of a page holds.
      sql`concat_ws(' ', ${account.firstName}, ${account.lastName}, ${account.email}, ${account.id})`,
      asked.search,
    ),
  );
  const [limit, offset] = limitOf(page);
  const rows = await db
    .select({ id: account.id, name: nameOfRow, email: account.email })
    .from(account)
    .where(found)
    .orderBy(sql`${account.id} <> ${me}`, asc(nameOfRow), account.email)
    .limit(limit)
    .offset(offset);
  return answer({
    docs: rows.map((row) => ({ ...row, isYou: row.id === me })),
    meta: metaOf(page, await db.$count(account, found)),
  });
}
