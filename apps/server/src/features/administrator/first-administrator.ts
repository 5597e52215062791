import { emailText, mailToken, newPassword, registerTypes, roles } from '@lucerna/contract';
import { defaultCatalogId, type LanguageCode } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { lockTable } from '../../database/locks';
import { setupLink } from '../../database/tables/account-access';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer } from '../../http/answer';
import { addAccount, hashPassword, isCommonPassword, placeOfRequest } from '../account';
import { record } from '../audit';
import { endSetupLinks, isSetupToken } from './store';

/** What the page of the link sends. */
export const setupForm = z.strictObject({ token: mailToken, email: emailText, password: newPassword });

/**
 * Makes the first administrator. The link works once, and only while there is none: of two readers at once the second
 * is refused (tokenInvalid).
 */
export async function makeFirstAdministrator(
  ctx: AppContext,
  { token, email, password }: z.infer<typeof setupForm>,
  language: LanguageCode,
  request: FastifyRequest,
): Promise<Answer<string>> {
  if (!(await isSetupToken(ctx.pool, token))) return no({ code: 'tokenInvalid' });
  if (isCommonPassword(password, email)) return no({ code: 'passwordCommon' });
  const passwordHash = await hashPassword(password, placeOfRequest(request));
  return inTransaction(ctx.pool, async (tx): Promise<Answer<string>> => {
    await lockTable(tx, setupLink);
    if (!(await isSetupToken(tx, token))) return no({ code: 'tokenInvalid' });
    const id = await addAccount(tx, {
      email,
      passwordHash,
      emailVerified: true,
      roles: [roles.admin],
      firstName: '',
      lastName: '',
      language,
      registerType: registerTypes.qualified,
      companyName: null,
      companyCountry: null,
      catalogId: defaultCatalogId,
    });
    if (id === null) return no({ code: 'emailTaken' });
    await endSetupLinks(tx);
    const detail = { by: 'link' };
    await record(tx, { action: 'administratorMade', actor: id, subject: id, request, detail });
    return answer(id);
  });
}
