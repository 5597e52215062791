import { z } from 'zod';
import { operationOf } from '../operation';
import { session } from '../shape/account';
import { id, largestPage, pageOf } from '../shape/common';
import {
  changedCompanyUsers,
  companyUserChange,
  companyUserList,
  companyUserQuery,
  invitation,
  invitationList,
  invitationToken,
  newInvitation,
  openInvitation,
} from '../shape/company';

const operation = operationOf('company');
const path = '/users/v1/users/manage/by-company';

/** The users of the own company (P1, P2, P7; ACC-13). */
export const companyOperations = {
  listCompanyUsers: operation({
    method: 'GET',
    path,
    access: 'company.manage.user',
    summary: 'List the users of the own company',
    query: companyUserQuery,
    response: companyUserList,
  }),
  updateCompanyUsers: operation({
    method: 'PATCH',
    path,
    access: 'company.manage.user',
    summary: 'Set the rights of several users of the own company, all or none',
    body: companyUserChange,
    response: changedCompanyUsers,
    errors: [404, 409, 422],
    idempotent: true,
  }),
  listInvitations: operation({
    method: 'GET',
    path: `${path}/invitations`,
    access: 'company.manage.user',
    summary: 'The invitations into the own company that were not accepted yet',
    query: z.object(pageOf(largestPage)),
    response: invitationList,
    paged: true,
  }),
  invite: operation({
    method: 'POST',
    path: `${path}/invitations`,
    access: 'company.manage.user',
    summary: 'Invite somebody into the own company by mail; again, to send a new mail',
    body: newInvitation,
    response: invitation,
    status: 201,
    errors: [409, 422, 429],
    idempotent: true,
  }),
  withdrawInvitation: operation({
    method: 'DELETE',
    path: `${path}/invitations/:id`,
    access: 'company.manage.user',
    summary: 'Withdraw an invitation',
    params: z.object({ id }),
    errors: [404],
  }),
  readInvitation: operation({
    method: 'POST',
    path: '/users/v1/auth/invitation',
    access: 'open',
    summary: 'What the invitation of a mail says, for its form',
    body: invitationToken,
    response: openInvitation,
    errors: [422, 429],
  }),
  declineInvitation: operation({
    method: 'POST',
    path: '/users/v1/auth/invitation/decline',
    access: 'open',
    summary: 'Decline the invitation of a mail, which ends it',
    body: invitationToken,
    errors: [422, 429],
  }),
  acceptInvitation: operation({
    method: 'POST',
    path: '/users/v1/auth/invitation/accept',
    access: 'signed-in',
    summary: 'Join the company of an invitation with the account that is signed in',
    body: invitationToken,
    response: session,
    errors: [409, 422, 429],
  }),
};
