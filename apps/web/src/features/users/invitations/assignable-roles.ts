import { roles, type Account } from '@lucerna/contract';

const all: readonly number[] = Object.values(roles);
/** Only the administration gives these. */
const powerful: readonly number[] = [roles.admin, roles.apiUser];

/** The roles that an account may give: any for the administration, else web user and what it is itself. */
export function assignableRoles(account: Pick<Account, 'roles' | 'privileges'> | null): readonly number[] {
  if (account?.privileges.includes('backoffice')) return all;
  return all.filter(
    (each) => each === roles.webUser || (account?.roles.includes(each) && !powerful.includes(each)),
  );
}
