import { mailToken } from '@lucerna/contract';
import { pages } from '@lucerna/contract/pages';
import type { LanguageCode } from '@lucerna/engine';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../app-context';
import { no } from '../../http/answer';
import { comesFromUs } from '../../http/origin';
import { browserLanguage, escapeHtml, readForms, sendPlainPage } from '../../http/plain-page';
import { refuse } from '../../http/refuse';
import { mailText } from '../mail';
import { proofTries, proveEmail } from './email-proof';
import { placeOfRequest, tooMany } from './limits';
import { memberOf } from '../../records';

const path = '/users/v1/auth/verify-email';

const page = (
  ctx: AppContext,
  reply: FastifyReply,
  status: number,
  language: LanguageCode,
  body: string,
): FastifyReply =>
  sendPlainPage(reply, {
    ...{ status, language, title: mailText('proof.title', language), body },
    accent: ctx.catalogue.current().look.accent,
  });

/**
 * What the link of the letter opens: a page with one button, without a script. Opening alone proves nothing, since
 * mail programs open links by themselves.
 */
export function emailProofPage(app: FastifyInstance, ctx: AppContext): void {
  app.get(path, (request, reply) => {
    const language = browserLanguage(request);
    const token = mailToken.safeParse(memberOf(request.query, 'token'));
    if (!token.success)
      return page(ctx, reply, 400, language, `<p>${escapeHtml(mailText('proof.refused', language))}</p>`);
    const button = escapeHtml(mailText('verifyEmail.button', language));
    return page(
      ctx,
      reply,
      200,
      language,
      `<form method="post" action="${path}/page"><input type="hidden" name="token" value="${token.data}">` +
        `<button>${button}</button></form>`,
    );
  });
  void app.register((inner, _options, done) => {
    readForms(inner);
    inner.post(`${path}/page`, async (request, reply) => {
      if (!comesFromUs(request, ctx.env)) {
        refuse(reply, no({ code: 'originForbidden' }));
        return reply;
      }
      const language = browserLanguage(request);
      const token = mailToken.safeParse(memberOf(request.body, 'token'));
      const refused = tooMany(proofTries, placeOfRequest(request));
      const proven = !refused && token.success && (await proveEmail(ctx, token.data, request)).ok;
      const text = escapeHtml(mailText(proven ? 'proof.done' : 'proof.refused', language));
      const onwards = escapeHtml(mailText('proof.continue', language));
      return page(
        ctx,
        reply,
        proven ? 200 : 422,
        language,
        `<p>${text}</p><a href="${pages.firstSteps.path}">${onwards}</a>`,
      );
    });
    done();
  });
}
