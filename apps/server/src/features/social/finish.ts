import { emailText, registerTypes, roles, shortText } from '@lucerna/contract';
import type { HttpProblemCode, Operations, SocialProvider } from '@lucerna/contract';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { takeSharedWindow } from '../../http/shared-limit';
import {
  addAccount,
  askVerification,
  enter,
  findByEmail,
  newAccounts,
  newAccountsAtPlace,
  placeOfRequest,
  tooMany,
} from '../account';
import { record } from '../audit';
import { defaultValuesFor } from '../geography';
import { linkOrigin } from '../mail';
import { takeAttempt, type Attempt } from './attempt';
import { SocialFailure, readProfile, type SocialProfile } from './provider';
import { callbackOf } from './start';
import { connect, ownerOf } from './store';

/** How it ended: who came in, and whether the account is new. */
interface Entered {
  readonly accountId: string;
  readonly outcome: 'signedIn' | 'signedUp' | 'connected';
}

/** A name as our forms would take it; a channel's own spelling with other signs is left out rather than refused. */
const nameOf = (text: string) => {
  const parsed = shortText(60).safeParse(text);
  return parsed.success ? parsed.data : '';
};

/** Connects the channel to the account that asked. */
function connectTo(
  ctx: AppContext,
  accountId: string,
  provider: SocialProvider,
  profile: SocialProfile,
  request: FastifyRequest,
): Promise<Answer<Entered>> {
  return inTransaction(ctx.pool, async (tx): Promise<Answer<Entered>> => {
    if (!(await connect(tx, accountId, provider, profile.id)))
      return no({ code: 'socialTaken', data: { provider } });
    const detail = { provider };
    await record(tx, { action: 'socialConnected', actor: accountId, subject: accountId, request, detail });
    return answer({ accountId, outcome: 'connected' });
  });
}

/**
 * Makes an account of a profile. An e-mail that has an account already connects nothing: whoever signed up with it may
 * be somebody else than who has it.
 */
function signUpWith(
  ctx: AppContext,
  { provider, language }: Attempt,
  profile: SocialProfile,
  request: FastifyRequest,
): Promise<Answer<Entered>> {
  return inTransaction(ctx.pool, async (tx): Promise<Answer<Entered>> => {
    const email = emailText.safeParse(profile.email ?? '');
    if (!email.success) return no({ code: 'socialNoEmail', data: { provider } });
    if (await findByEmail(tx, email.data)) return no({ code: 'socialEmailTaken', data: { provider } });
    const { catalogId, lang } = defaultValuesFor({ address: request.ip, language });
    const accountId = await addAccount(tx, {
      email: email.data,
      passwordHash: null,
      emailVerified: profile.emailVerified,
      roles: [roles.webUser],
      firstName: nameOf(profile.firstName),
      lastName: nameOf(profile.lastName),
      language: lang,
      registerType: profile.emailVerified ? registerTypes.webUser : registerTypes.incomplete,
      companyName: null,
      companyCountry: null,
      catalogId,
    });
    if (accountId === null) return no({ code: 'socialEmailTaken', data: { provider } });
    if (!(await connect(tx, accountId, provider, profile.id)))
      return no({ code: 'socialTaken', data: { provider } });
    if (!profile.emailVerified) {
      await askVerification(ctx, tx, { accountId, origin: linkOrigin(request, ctx.env) });
    }
    const detail = { by: provider };
    await record(tx, { action: 'signedUp', actor: accountId, subject: accountId, request, detail });
    return answer({ accountId, outcome: 'signedUp' });
  });
}

async function resolve(
  ctx: AppContext,
  attempt: Attempt,
  profile: SocialProfile,
  request: FastifyRequest,
  limit: { take(key: string): number },
): Promise<Answer<Entered>> {
  const { provider } = attempt;
  if (attempt.accountId !== null) return connectTo(ctx, attempt.accountId, provider, profile, request);
  const owner = await ownerOf(ctx.pool, provider, profile.id);
  if (owner === null) {
    const place = placeOfRequest(request);
    const refused = tooMany(limit, place) ?? (await takeSharedWindow(ctx.pool, newAccountsAtPlace, place));
    if (refused) return refused;
    return signUpWith(ctx, attempt, profile, request);
  }
  const detail = { by: provider };
  await record(ctx.pool, { action: 'signedIn', actor: owner, subject: owner, request, detail });
  return answer({ accountId: owner, outcome: 'signedIn' });
}

/** The page that hears the result: of the embedded sign-in, which may have an origin of its own. */
function resultPage(ctx: AppContext, returnTo: string, told: Record<string, string>): string {
  const base = returnTo.startsWith('/auth/') ? (ctx.env.authOrigin ?? '') : '';
  return `${base}${returnTo}${returnTo.includes('?') ? '&' : '?'}${new URLSearchParams(told).toString()}`;
}

const redirect = (location: string) => ({
  ok: true as const,
  status: 302,
  headers: { location, 'cache-control': 'no-store' },
});

/** Ends what startSocial began: checks the state, asks the channel who it is, signs in, and redirects with the result. */
export function finishSocial(ctx: AppContext): Handler<Operations['finishSocial']> {
  const limit = newAccounts();
  return async ({ viewer, params: { provider }, query, request, reply, log }) => {
    const settings = ctx.env.social[provider];
    if (!settings) return notFound();
    const attempt = await takeAttempt(ctx, request, reply);
    const page = attempt?.returnTo ?? '/auth/social';
    const failed = (code: HttpProblemCode) =>
      redirect(resultPage(ctx, page, { status: 'error', code, provider }));
    // Another browser's attempt, or none: somebody was sent here with a code that is not theirs.
    if (!attempt || attempt.provider !== provider || !query.state || query.state !== attempt.state) {
      return failed('socialFailed');
    }
    if (attempt.accountId !== null && attempt.accountId !== viewer?.accountId) return failed('socialFailed');
    if (query.error !== undefined || !query.code) return failed('socialDenied');
    try {
      const back = callbackOf(request, ctx, provider);
      const profile = await readProfile(settings, query.code, back, attempt.verifier);
      const { lockWebLogin } = await ctx.flags.ofEmail(profile.email ?? '');
      if (lockWebLogin) return failed('loginLocked');
      const entered = await resolve(ctx, attempt, profile, request, limit);
      if (!entered.ok) return failed(entered.problems[0]!.code as HttpProblemCode);
      const { accountId, outcome } = entered.value!;
      if (outcome === 'connected') {
        return redirect(resultPage(ctx, page, { status: 'success', outcome, provider, expiresIn: '600' }));
      }
      const { expiresIn } = await enter(ctx, request, reply, accountId);
      const told = { status: 'success', outcome, provider, expiresIn: String(expiresIn) };
      return redirect(resultPage(ctx, page, told));
    } catch (error) {
      if (!(error instanceof SocialFailure)) throw error;
      log.warn({ err: error, provider }, 'a social channel failed');
      return failed('socialFailed');
    }
  };
}
