import { z } from 'zod';
import { operationOf } from '../operation';
import {
  emailProof,
  ownSession,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  signInMethods,
  socialProvider,
  socialReturn,
  socialStart,
} from '../shape/access';
import { session } from '../shape/account';
import { id, rows } from '../shape/common';

const operation = operationOf('access');
const oneProvider = z.object({ provider: socialProvider });

/** How an account is entered: passwords, proofs of an e-mail, social channels, sessions (ACC-01, ACC-03). */
export const accessOperations = {
  requestPasswordReset: operation({
    method: 'POST',
    path: '/users/v1/auth/password-reset',
    access: 'open',
    summary:
      'Send a mail with a link to a new password; the answer is the same whether the account exists or not',
    body: passwordResetRequest,
    status: 202,
    errors: [403, 429],
  }),
  confirmPasswordReset: operation({
    method: 'POST',
    path: '/users/v1/auth/password-reset/confirm',
    access: 'open',
    summary: 'Set a new password with the token of the mail, end all other sessions and sign in',
    body: passwordReset,
    response: session,
    errors: [403, 422, 429],
  }),
  changePassword: operation({
    method: 'POST',
    path: '/users/v1/auth/password-change',
    access: 'signed-in',
    summary: 'Change the own password; the other sessions end',
    body: passwordChange,
    errors: [422, 429],
  }),
  verifyEmail: operation({
    method: 'POST',
    path: '/users/v1/auth/verify-email',
    access: 'open',
    summary: 'Prove an e-mail with the token of the mail',
    body: emailProof,
    response: z.object({ email: z.string() }),
    errors: [422, 429],
  }),
  resendVerification: operation({
    method: 'POST',
    path: '/users/v1/auth/verify-email/resend',
    access: 'signed-in',
    summary: 'Send the mail that proves the own e-mail once more',
    status: 202,
    errors: [429],
  }),
  startSocial: operation({
    method: 'POST',
    path: '/users/v1/auth/social/:provider',
    access: 'open',
    summary:
      'Begin a sign-in at a social channel, or connect it to the account that is signed in: open the url',
    params: oneProvider,
    body: socialStart,
    response: z.object({ url: z.string() }),
    errors: [404, 429],
  }),
  finishSocial: operation({
    method: 'GET',
    path: '/users/v1/auth/social/:provider/callback',
    access: 'open',
    summary: 'Where the social channel returns to; redirects to /auth/social with the result',
    params: oneProvider,
    query: socialReturn,
    status: 302,
    errors: [404],
  }),
  disconnectSocial: operation({
    method: 'DELETE',
    path: '/users/v1/auth/social/:provider',
    access: 'signed-in',
    summary: 'Disconnect a social channel from the own account, unless it is the last way in',
    params: oneProvider,
    errors: [404, 409],
  }),
  listSignInMethods: operation({
    method: 'GET',
    path: '/users/v1/auth/methods',
    access: 'signed-in',
    summary: 'How the own account can sign in',
    response: signInMethods,
  }),
  listSessions: operation({
    method: 'GET',
    path: '/users/v1/auth/sessions',
    access: 'signed-in',
    summary: 'The open sessions of the own account',
    response: rows(ownSession),
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/users/v1/auth/sessions/:id',
    access: 'signed-in',
    summary: 'End one session of the own account',
    params: z.object({ id }),
    errors: [404],
  }),
  endOtherSessions: operation({
    method: 'DELETE',
    path: '/users/v1/auth/sessions',
    access: 'signed-in',
    summary: 'End all sessions of the own account but this one',
  }),
};
