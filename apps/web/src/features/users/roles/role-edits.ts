import type { Privilege } from '@lucerna/contract';

export interface RoleRow {
  readonly roleId: number;
  readonly privileges: readonly Privilege[];
}

/** The rights that roles are to have, for those whose boxes were touched. */
export type Edits = ReadonlyMap<number, ReadonlySet<Privilege>>;

/** Whether a role is to have a right. */
export const hasRight = (row: RoleRow, right: Privilege, edits: Edits): boolean =>
  edits.get(row.roleId)?.has(right) ?? row.privileges.includes(right);

/** The edits with one box set; a role that is back to what it was is no edit any more. */
export function withBox(row: RoleRow, right: Privilege, isGiven: boolean, edits: Edits): Edits {
  const rights = new Set(edits.get(row.roleId) ?? row.privileges);
  if (isGiven) rights.add(right);
  else rights.delete(right);
  const next = new Map(edits);
  const isSame = rights.size === row.privileges.length && row.privileges.every((each) => rights.has(each));
  if (isSame) next.delete(row.roleId);
  else next.set(row.roleId, rights);
  return next;
}
