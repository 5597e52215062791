import { registerTypes, roles, type Operations, type SignUp } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { takeSharedWindow } from '../../http/shared-limit';
import { record } from '../audit';
import { defaultValuesFor } from '../geography';
import { linkOrigin } from '../mail';
import { isCommonPassword } from './common-password';
import { findInvitation, joinCompany, whyNoInvitation } from './invitation';
import { askVerification } from './letters';
import { newAccounts, newAccountsAtPlace, placeOfRequest, tooMany } from './limits';
import { hashPassword } from './password';
import { enter } from './start-session';
import { addAccount, emailExists, findAccount } from './store';

/** Makes the account, in one transaction with the letter that proves its e-mail or with the invitation that did. */
function makeAccount(
  ctx: AppContext,
  body: SignUp,
  passwordHash: string,
  request: FastifyRequest,
): Promise<Answer<string>> {
  const { email, firstName = '', lastName = '', company, country } = body;
  const { catalogId, lang } = defaultValuesFor({ country, address: request.ip, language: body.language });
  return inTransaction(ctx.pool, async (tx): Promise<Answer<string>> => {
    const invitation = body.invitation ? await findInvitation(tx, body.invitation, true) : null;
    if (body.invitation && !invitation) {
      return no({ code: await whyNoInvitation(tx, body.invitation) });
    }
    if (invitation && invitation.email !== email) return no({ code: 'invitationOther' });
    const id = await addAccount(tx, {
      email,
      passwordHash,
      emailVerified: false,
      roles: [roles.webUser],
      firstName,
      lastName,
      language: lang,
      registerType: registerTypes.incomplete,
      companyName: company || null,
      companyCountry: country ?? null,
      catalogId,
    });
    if (id === null) return no({ code: 'emailTaken' });
    await record(tx, { action: 'signedUp', actor: id, subject: id, request, detail: { by: 'password' } });
    const row = invitation && (await findAccount(tx, id));
    if (row) await joinCompany(tx, row, invitation, request);
    else await askVerification(ctx, tx, { accountId: id, origin: linkOrigin(request, ctx.env) });
    return answer(id);
  });
}

/** Makes an account whose e-mail is still to be proven (register type 1) and signs it in. */
export function signUp(ctx: AppContext): Handler<Operations['signUp']> {
  const limit = newAccounts();
  return async ({ body, request, reply }) => {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place) ?? (await takeSharedWindow(ctx.pool, newAccountsAtPlace, place));
    if (refused) return refused;
    if ((await ctx.flags.ofEmail(body.email)).lockWebLogin) return no({ code: 'loginLocked' });
    if (isCommonPassword(body.password, body.email)) return no({ code: 'passwordCommon' });
    if (await emailExists(ctx.pool, body.email)) return no({ code: 'emailTaken' });
    const made = await makeAccount(ctx, body, await hashPassword(body.password, place), request);
    if (!made.ok) return made;
    return answer(await enter(ctx, request, reply, made.value!));
  };
}
