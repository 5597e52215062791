import { emailText, type Operations } from '@lucerna/contract';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { emailQuestions, placeOfRequest, tooMany } from './limits';
import { emailExists } from './store';

/** 200: the e-mail has an account; 404: it is available, or no e-mail at all (P5). */
export function validateEmail(ctx: AppContext): Handler<Operations['validateEmail']> {
  const limit = emailQuestions();
  return async ({ params, request }) => {
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) return refused;
    const email = emailText.safeParse(params.email);
    const exists = email.success && (await emailExists(ctx.pool, email.data));
    return exists ? answer({ exists: true as const }) : notFound();
  };
}
