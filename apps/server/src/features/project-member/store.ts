import { maxMembers, type MemberRole, type ProjectMembers } from '@lucerna/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { account } from '../../database/tables/account';
import { project } from '../../database/tables/project';
import { projectMember } from '../../database/tables/project-member';
import { oneRow, rowOf, typed, type Queryable } from '../../database/typed';
import { nameOfRow } from '../account';
import type { Viewer } from '../../viewer';

const person = { id: account.id, name: nameOfRow, email: account.email };

/** The owner and the members of a project, the first added first. */
export async function membersOf(db: Queryable, viewer: Viewer, projectId: string): Promise<ProjectMembers> {
  const [owner] = await typed(db)
    .select(person)
    .from(project)
    .innerJoin(account, eq(account.id, project.ownerId))
    .where(eq(project.id, projectId));
  const members = await typed(db)
    .select({ ...person, role: projectMember.role, addedAt: projectMember.addedAt })
    .from(projectMember)
    .innerJoin(account, eq(account.id, projectMember.accountId))
    .where(eq(projectMember.projectId, projectId))
    .orderBy(asc(projectMember.addedAt), asc(account.email))
    .limit(maxMembers);
  const isYou = ({ id }: { readonly id: string }) => id === viewer.accountId;
  return {
    owner: { ...owner!, isYou: isYou(owner!) },
    members: members.map((each) => ({
      ...each,
      isYou: isYou(each),
      addedAt: each.addedAt.toISOString(),
    })),
  };
}

const { projectId, accountId, role, addedBy } = projectMember;
const columns = { projectId, accountId, role, addedBy };

interface NewMember {
  readonly projectId: string;
  readonly accountId: string;
  readonly role: MemberRole;
  readonly addedBy: string;
}

/** Adds a member; false for one who is a member already, or where there are too many. */
export async function insertMember(db: Queryable, member: NewMember): Promise<boolean> {
  const others = sql`(select count(*) from ${projectMember} where ${projectMember.projectId} = ${member.projectId})`;
  const { rowCount } = await typed(db)
    .insert(projectMember)
    .select((qb) =>
      qb
        .select({ ...rowOf(columns, member), addedAt: sql`clock_timestamp()`.as('added_at') })
        .from(oneRow)
        .where(sql`${others} < ${maxMembers}`),
    )
    .onConflictDoNothing();
  return rowCount === 1;
}

const isMember = (id: string, of: string) =>
  and(eq(projectMember.projectId, id), eq(projectMember.accountId, of));

/** The role of a member, whose row is locked; null for nobody. */
export async function lockMember(tx: Queryable, id: string, of: string): Promise<MemberRole | null> {
  const [found] = await typed(tx)
    .select({ role: projectMember.role })
    .from(projectMember)
    .where(isMember(id, of))
    .for('update');
  return found?.role ?? null;
}

export async function setRole(tx: Queryable, id: string, of: string, to: MemberRole): Promise<void> {
  await typed(tx).update(projectMember).set({ role: to }).where(isMember(id, of));
}

export async function deleteMember(tx: Queryable, id: string, of: string): Promise<void> {
  await typed(tx).delete(projectMember).where(isMember(id, of));
}

/** What a letter says of a project that somebody was given; null when it is not theirs any more. */
export async function findGiven(db: Queryable, id: string, of: string) {
  const [found] = await typed(db)
    .select({ project: project.name, role: projectMember.role, addedBy: projectMember.addedBy })
    .from(projectMember)
    .innerJoin(project, eq(project.id, projectMember.projectId))
    .where(isMember(id, of));
  return found ?? null;
}
