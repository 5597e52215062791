import { mailToken } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Frame } from '../../frame';
import { languageOf } from '../../http/language';
import { no } from '../../http/answer';
import { comesFromUs } from '../../http/origin';
import { refuse } from '../../http/refuse';
import { escapeHtml, mailText } from '../mail';
import { proofTries, proveEmail } from './email-proof';
import { placeOfRequest, tooMany } from './limits';

const path = '/users/v1/auth/verify-email';
const style = `body{font:16px/24px system-ui,sans-serif;margin:0;display:grid;min-height:100vh;place-items:center;background:#f5f4f1;color:#1d1d1b}
main{max-width:420px;padding:32px;background:#fff;border:1px solid #e4e2dc}h1{font-size:24px;font-weight:400;margin:0 0 24px}
button,a{display:inline-block;padding:12px 24px;background:#1d1d1b;color:#fff;border:0;font:inherit;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid #1d1d1b;outline-offset:2px}`;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

function page(reply: FastifyReply, status: number, language: LanguageCode, body: string): FastifyReply {
  const title = escapeHtml(mailText('proof.title', language));
  return (
    reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // To ourselves the address is told: without it a browser calls the origin of the form null.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language === 'us' ? 'en-US' : language}"><head><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>` +
          `<body><main><h1>${title}</h1>${body}</main></body></html>`,
      )
  );
}

/** The first language of the browser that is one of ours. */
function browserLanguage({ headers }: FastifyRequest): LanguageCode {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  return languageOf(first.trim(), languageOf(first.trim().slice(0, 2)));
}

/**
 * What the link of the letter opens: a page with one button, without a script. Opening alone proves nothing, since
 * mail programs open links by themselves.
 */
export function emailProofPage(app: FastifyInstance, frame: Frame): void {
  app.get(path, (request, reply) => {
    const language = browserLanguage(request);
    const token = mailToken.safeParse((request.query as { token?: unknown }).token);
    if (!token.success)
      return page(reply, 400, language, `<p>${escapeHtml(mailText('proof.refused', language))}</p>`);
    const button = escapeHtml(mailText('verifyEmail.button', language));
    return page(
      reply,
      200,
      language,
      `<form method="post" action="${path}/page"><input type="hidden" name="token" value="${token.data}">` +
        `<button>${button}</button></form>`,
    );
  });
  void app.register((inner, _options, done) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    inner.post(`${path}/page`, async (request, reply) => {
      if (!comesFromUs(request, frame.env)) {
        refuse(reply, no({ code: 'originForbidden' }));
        return reply;
      }
      const language = browserLanguage(request);
      const token = mailToken.safeParse((request.body as { token?: unknown } | undefined)?.token);
      const refused = tooMany(proofTries, placeOfRequest(request));
      const proven = !refused && token.success && (await proveEmail(frame, token.data, request)).ok;
      const text = escapeHtml(mailText(proven ? 'proof.done' : 'proof.refused', language));
      const onwards = escapeHtml(mailText('proof.continue', language));
      return page(reply, proven ? 200 : 422, language, `<p>${text}</p><a href="/">${onwards}</a>`);
    });
    done();
  });
}
