import { registerTypes, roles } from '@lucerna/contract';
import type { Operations } from '@lucerna/contract';
import { defaultLanguage } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer, no } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { newAccounts, tooMany } from './limits';
import { hashPassword } from './password';
import { openSession } from './session';
import { startSession } from './start-session';
import { addAccount, emailExists } from './store';

/** Makes a web user (register type 2) and signs it in. Qualification makes more of it later. */
export function signUp(frame: Frame): Handler<Operations['signUp']> {
  const limit = newAccounts();
  return async ({ body, request, reply }) => {
    const refused = tooMany(limit, request.ip);
    if (refused) return refused;
    const { email, password, firstName = '', lastName = '', company, language = defaultLanguage } = body;
    if (await emailExists(frame.pool, email)) return no({ code: 'emailTaken' });
    const accountId = await addAccount(frame.pool, {
      email,
      passwordHash: await hashPassword(password),
      roles: [roles.webUser],
      firstName,
      lastName,
      language,
      registerType: registerTypes.webUser,
      companyName: company ?? null,
    });
    if (accountId === null) return no({ code: 'emailTaken' });
    return answer(await startSession(frame, request, reply, await openSession(frame.pool, accountId)));
  };
}
