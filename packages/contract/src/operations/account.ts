import { z } from 'zod';
import { operationOf } from '../operation';
import { account, accountChange, catalogChange, login, session, signUp } from '../shape/account';
import { clientCodeChange, clientCodeList, companyChange } from '../shape/company';
import { id } from '../shape/common';
import { lengths } from '../shape/text';

const operation = operationOf('account');
const oneUser = z.object({ id });

/** Session and account (P7; ACC-01, ACC-05, ACC-06, ACC-08 to ACC-11). */
export const accountOperations = {
  signUp: operation({
    method: 'POST',
    path: '/users/v1/auth/sign-up',
    access: 'open',
    summary: 'Create an account by e-mail and sign in',
    body: signUp,
    response: session,
    status: 201,
    errors: [403, 409, 422, 429],
  }),
  login: operation({
    method: 'POST',
    path: '/users/v1/auth/login',
    access: 'open',
    summary: 'Sign in; sets the access and refresh cookies',
    body: login,
    response: session,
    errors: [401, 403, 429],
  }),
  refresh: operation({
    method: 'POST',
    path: '/users/v1/auth/refresh',
    access: 'open',
    summary: 'Exchange the refresh cookie for new cookies; an older token than the last ends the session',
    response: session,
    errors: [401, 429],
  }),
  logout: operation({
    method: 'POST',
    path: '/users/v1/auth/logout',
    access: 'open',
    summary: 'End the session on the server and clear its cookies',
  }),
  getAccount: operation({
    method: 'GET',
    path: '/users/v1/account',
    access: 'signed-in',
    summary: 'The account that is signed in',
    response: account,
  }),
  validateEmail: operation({
    method: 'GET',
    path: '/users/v1/users/email-validate/:email',
    access: 'open',
    summary: 'Tell whether an e-mail is taken: 200 exists, 404 available',
    params: z.object({ email: z.string().min(1).max(lengths.email) }),
    response: z.object({ exists: z.literal(true) }),
    errors: [404, 429],
  }),
  getUser: operation({
    method: 'GET',
    path: '/users/v1/users/:id',
    access: 'signed-in',
    summary: 'Read a user: the own one, or one whom the caller manages',
    params: oneUser,
    response: account,
    errors: [404],
  }),
  updateUser: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id',
    aliases: [
      { method: 'PUT', path: '/users/v1/users/:id' },
      { method: 'PATCH', path: '/users/v1/user/:id' },
      { method: 'PUT', path: '/users/v1/user/:id' },
    ],
    access: 'signed-in',
    summary: 'Change language, catalogue or name of the own user',
    params: oneUser,
    body: accountChange,
    response: account,
    errors: [404, 409],
    versioned: true,
  }),
  updateCatalog: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id/catalog',
    access: 'backoffice',
    summary: 'Give an account another catalogue; a client code of the one before is taken from it',
    params: oneUser,
    body: catalogChange,
    response: account,
    errors: [404, 409],
    versioned: true,
  }),
  updateCompany: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id/company',
    aliases: [{ method: 'PUT', path: '/users/v1/users/:id/company' }],
    access: 'signed-in',
    summary: 'Change name or type of the own company; where it has other users, for those who manage them',
    params: oneUser,
    body: companyChange,
    response: account,
    errors: [404, 409],
    versioned: true,
  }),
  updateClientCode: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id/client-code',
    aliases: [{ method: 'PUT', path: '/users/v1/users/:id/client-code' }],
    access: 'signed-in',
    summary:
      'Choose among the client codes of the own company; with the backoffice right any code of any user',
    params: oneUser,
    body: clientCodeChange,
    response: account,
    errors: [404, 409, 422],
    versioned: true,
  }),
  listClientCodes: operation({
    method: 'GET',
    path: '/users/v1/users/:id/client-codes',
    access: 'signed-in',
    summary: 'The client codes that the own user can choose',
    params: oneUser,
    response: clientCodeList,
    errors: [404],
  }),
  getContact: operation({
    method: 'GET',
    path: '/users/v2/user/:contactId',
    aliases: [{ method: 'GET', path: '/api/v2/user/:contactId' }],
    access: 'signed-in',
    summary: 'Read the own user by its contact id',
    params: z.object({ contactId: id }),
    response: account,
    errors: [404],
  }),
};
