import { z } from 'zod';
import { operation } from '../operation';
import { account, accountChange, login, session, signUp } from '../shape/account';
import { id } from '../shape/common';
import { lengths } from '../shape/text';

const tag = 'account';

/** Session and account (P7; ACC-01, ACC-05, ACC-06, ACC-08 to ACC-11). */
export const accountOperations = {
  signUp: operation({
    method: 'POST',
    path: '/users/v1/auth/sign-up',
    access: 'open',
    summary: 'Create an account by e-mail and sign in',
    tag,
    body: signUp,
    response: session,
    status: 201,
    errors: [409, 429],
  }),
  login: operation({
    method: 'POST',
    path: '/users/v1/auth/login',
    access: 'open',
    summary: 'Sign in; sets the access and refresh cookies',
    tag,
    body: login,
    response: session,
    errors: [401, 403, 429],
  }),
  refresh: operation({
    method: 'POST',
    path: '/users/v1/auth/refresh',
    access: 'open',
    summary: 'Exchange the refresh cookie for new cookies; an older token than the last ends the session',
    tag,
    response: session,
    errors: [401, 429],
  }),
  logout: operation({
    method: 'POST',
    path: '/users/v1/auth/logout',
    access: 'open',
    summary: 'End the session on the server and clear its cookies',
    tag,
  }),
  getAccount: operation({
    method: 'GET',
    path: '/users/v1/account',
    access: 'signed-in',
    summary: 'The account that is signed in',
    tag,
    response: account,
  }),
  validateEmail: operation({
    method: 'GET',
    path: '/users/v1/users/email-validate/:email',
    access: 'open',
    summary: 'Tell whether an e-mail is taken: 200 exists, 404 available',
    tag,
    params: z.object({ email: z.string().min(1).max(lengths.email) }),
    response: z.object({ exists: z.literal(true) }),
    errors: [404, 429],
  }),
  getUser: operation({
    method: 'GET',
    path: '/users/v1/users/:id',
    access: 'signed-in',
    summary: 'Read the own user',
    tag,
    params: z.object({ id }),
    response: account,
    errors: [404],
  }),
  updateUser: operation({
    method: 'PATCH',
    path: '/users/v1/users/:id',
    aliases: [{ method: 'PUT', path: '/users/v1/users/:id' }],
    access: 'signed-in',
    summary: 'Change language, catalogue or name of the own user',
    tag,
    params: z.object({ id }),
    body: accountChange,
    response: account,
    errors: [404],
  }),
  getContact: operation({
    method: 'GET',
    path: '/users/v2/user/:contactId',
    aliases: [{ method: 'GET', path: '/api/v2/user/:contactId' }],
    access: 'signed-in',
    summary: 'Read the own user by its contact id',
    tag,
    params: z.object({ contactId: id }),
    response: account,
    errors: [404],
  }),
};
