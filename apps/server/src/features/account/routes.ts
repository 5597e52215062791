import { operations as call } from '@lucerna/contract';
import type { FastifyInstance } from 'fastify';
import type { Frame } from '../../frame';
import { serve } from '../../http/serve';
import { getAccount, getContact, getUser, updateUser } from './own-account';
import { refresh } from './refresh';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { signUp } from './sign-up';
import { validateEmail } from './validate-email';

export function accountRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.signUp, signUp(frame));
  serve(app, frame, call.login, signIn(frame));
  serve(app, frame, call.refresh, refresh(frame));
  serve(app, frame, call.logout, signOut(frame));
  serve(app, frame, call.validateEmail, validateEmail(frame));
  serve(app, frame, call.getAccount, getAccount(frame));
  serve(app, frame, call.getUser, getUser(frame));
  serve(app, frame, call.updateUser, updateUser(frame));
  serve(app, frame, call.getContact, getContact(frame));
}
