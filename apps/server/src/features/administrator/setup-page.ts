import { mailToken, passwordLength } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import problemTexts from '../../../texts/common-front/problems.json';
import formTexts from '../../../texts/common-front/formError.json';
import type { AppContext } from '../../app-context';
import { no } from '../../http/answer';
import { comesFromUs } from '../../http/origin';
import { browserLanguage, escapeHtml, readForms, sendPlainPage } from '../../http/plain-page';
import { refuse } from '../../http/refuse';
import { enter, placeOfRequest, tokenTries, tooMany } from '../account';
import { mailText } from '../mail';
import { makeFirstAdministrator, setupForm } from './first-administrator';
import { isSetupToken } from './store';
import { memberOf } from '../../records';

/** Where the link of a start without an administrator leads. */
export const setupPath = '/setup';

const { min, max } = passwordLength;

function form(token: string, email: string, language: LanguageCode, failure: string | null): string {
  const said = (name: string, data = {}) => escapeHtml(mailText(`setup.${name}`, language, data));
  return (
    (failure === null ? '' : `<p role="alert">${escapeHtml(failure)}</p>`) +
    `<p>${said('lead')}</p><form method="post" action="${setupPath}">` +
    `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<label>${said('email')}<input type="email" name="email" required maxlength="248" autocomplete="username" ` +
    `value="${escapeHtml(email)}"></label>` +
    `<label>${said('password')}<input type="password" name="password" required minlength="${min}" ` +
    `maxlength="${max}" autocomplete="new-password"><small>${said('passwordHint', { least: String(min) })}</small>` +
    `</label><button>${said('button')}</button></form>`
  );
}

const page = (ctx: AppContext, reply: FastifyReply, status: number, language: LanguageCode, body: string) =>
  sendPlainPage(reply, {
    ...{ status, language, title: mailText('setup.title', language), body },
    accent: ctx.catalogue.current().look.accent,
  });

const overPage = (ctx: AppContext, reply: FastifyReply, language: LanguageCode) =>
  page(
    ctx,
    reply,
    410,
    language,
    `<p>${escapeHtml(mailText('setup.over', language))}</p>` +
      `<a href="/">${escapeHtml(mailText('proof.continue', language))}</a>`,
  );

/** What is wrong with the fields, as a sentence. */
function fieldFailure(fields: readonly PropertyKey[], language: LanguageCode): string {
  return fields.includes('email')
    ? formTexts['formError.email'][language]
    : mailText('setup.passwordHint', language, { least: String(min) });
}

/** Makes the administrator of a form that was sent, and signs in; or says what is wrong, with the e-mail kept. */
async function submit(ctx: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const language = browserLanguage(request);
  const given = request.body;
  const token = mailToken.safeParse(memberOf(given, 'token'));
  if (!token.success || !(await isSetupToken(ctx.pool, token.data))) return overPage(ctx, reply, language);
  const again = (failure: string) => {
    const typedIn = memberOf(given, 'email');
    const email = typeof typedIn === 'string' ? typedIn.slice(0, 248) : '';
    return page(ctx, reply, 422, language, form(token.data, email, language, failure));
  };
  const read = setupForm.safeParse(given);
  if (!read.success)
    return again(
      fieldFailure(
        read.error.issues.flatMap(({ path }) => path),
        language,
      ),
    );
  const made = await makeFirstAdministrator(ctx, read.data, language, request);
  if (made.ok) {
    await enter(ctx, request, reply, made.value!);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  }
  const [problem] = made.problems;
  if (problem?.code === 'emailTaken' || problem?.code === 'passwordCommon') {
    return again(problemTexts[`problem.${problem.code}`][language]);
  }
  return overPage(ctx, reply, language);
}

/** The page of the link that a start without an administrator prints: e-mail and password, without a script. */
export function setupPage(app: FastifyInstance, ctx: AppContext): void {
  const limit = tokenTries();
  app.get(setupPath, async (request, reply) => {
    const language = browserLanguage(request);
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) {
      refuse(reply, refused);
      return reply;
    }
    const token = mailToken.safeParse(memberOf(request.query, 'token'));
    if (!token.success || !(await isSetupToken(ctx.pool, token.data))) return overPage(ctx, reply, language);
    return page(ctx, reply, 200, language, form(token.data, '', language, null));
  });
  void app.register((inner, _options, done) => {
    readForms(inner);
    inner.post(setupPath, async (request, reply) => {
      const refused = comesFromUs(request, ctx.env)
        ? tooMany(limit, placeOfRequest(request))
        : no({ code: 'originForbidden' });
      if (!refused) return submit(ctx, request, reply);
      refuse(reply, refused);
      return reply;
    });
    done();
  });
}
