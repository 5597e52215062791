import { z } from 'zod';
import { operation } from '../operation';
import { account } from '../shape/account';
import { auditList, auditQuery } from '../shape/audit';
import { id } from '../shape/common';
import { roleRights, roleRightsChange, roleRightsList, rolesChange } from '../shape/company';

const tag = 'administration';

/** What an administrator does with accounts (ACC-14, ACC-15). */
export const adminOperations = {
  listRoleRights: operation({
    method: 'GET',
    path: '/users/v1/roles/privileges',
    access: 'backoffice',
    summary: 'The rights of every role',
    tag,
    response: roleRightsList,
  }),
  updateRoleRights: operation({
    method: 'PUT',
    path: '/users/v1/roles/:roleId/privileges',
    access: 'backoffice',
    summary: 'Set the rights of a role; they hold at once for all its users',
    tag,
    params: z.object({ roleId: z.coerce.number().int().min(1).max(10) }),
    body: roleRightsChange,
    response: roleRights,
    errors: [404, 409],
  }),
  updateUserRoles: operation({
    method: 'PUT',
    path: '/users/v1/users/:id/roles',
    access: 'backoffice',
    summary: 'Set the roles of a user',
    tag,
    params: z.object({ id }),
    body: rolesChange,
    response: account,
    errors: [404, 409],
    versioned: true,
  }),
  listAudit: operation({
    method: 'GET',
    path: '/users/v1/audit',
    access: 'backoffice',
    summary: 'Sign-ins, changes of rights and uses of keys, newest first',
    tag,
    query: auditQuery,
    response: auditList,
  }),
};
