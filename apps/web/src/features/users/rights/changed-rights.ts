import { privileges, type CompanyUser, type Privilege } from '@lucerna/contract';

/** Rights that were touched: given to all users of the dialog, or taken from all. */
export type Touched = ReadonlyMap<Privilege, boolean>;

type Holder = Pick<CompanyUser, 'privileges'>;

/** The rights that a user is to have: what was touched as it was touched, anything else as it is. */
export const changedRights = (user: Holder, touched: Touched): Privilege[] =>
  privileges.filter((each) => touched.get(each) ?? user.privileges.includes(each));

/** Whether all users hold a right, some, or none. */
export function heldBy(
  users: readonly Holder[],
  right: Privilege,
  touched: Touched,
): 'all' | 'some' | 'none' {
  const set = touched.get(right);
  if (set !== undefined) return set ? 'all' : 'none';
  const count = users.filter((user) => user.privileges.includes(right)).length;
  if (count === 0) return 'none';
  return count === users.length ? 'all' : 'some';
}
