import { z } from 'zod';
import { operationOf } from '../operation';
import { account } from '../shape/account';
import { auditList, auditQuery } from '../shape/audit';
import { id } from '../shape/common';
import {
  companyUser,
  roleRights,
  roleRightsChange,
  roleRightsList,
  rolesChange,
  userAdministration,
} from '../shape/company';
import { emailText } from '../shape/text';

const operation = operationOf('administration');

/** What an administrator does with accounts (ACC-14, ACC-15). */
export const adminOperations = {
  listRoleRights: operation({
    method: 'GET',
    path: '/users/v1/roles/privileges',
    access: 'backoffice',
    summary: 'The rights of every role',
    response: roleRightsList,
  }),
  updateRoleRights: operation({
    method: 'PUT',
    path: '/users/v1/roles/:roleId/privileges',
    access: 'backoffice',
    summary: 'Set the rights of a role; they hold at once for all its users',
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
    params: z.object({ id }),
    body: rolesChange,
    response: account,
    errors: [404, 409],
    versioned: true,
  }),
  administerUser: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id/administration',
    access: 'backoffice',
    summary: 'Set roles, company, catalogue and client code of a user, or block it, in one change',
    params: z.object({ id }),
    body: userAdministration,
    response: companyUser,
    errors: [404, 409, 422],
    versioned: true,
  }),
  deleteUser: operation({
    method: 'DELETE',
    path: '/users/v1/users/:id',
    access: 'backoffice',
    summary:
      'Delete a user: nobody signs in any more, and name and e-mail are gone; projects and orders stay',
    params: z.object({ id }),
    /** Its e-mail, so that no other one is deleted by mistake. */
    query: z.object({ email: emailText }),
    errors: [404, 409],
    versioned: true,
  }),
  listAudit: operation({
    method: 'GET',
    path: '/users/v1/audit',
    access: 'backoffice',
    summary: 'Sign-ins, changes of rights and uses of keys, newest first',
    query: auditQuery,
    response: auditList,
  }),
};
