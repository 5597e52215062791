import type { Operations } from '@lucerna/contract';
import { CodeChallengeMethod, OAuth2Client, generateCodeVerifier, generateState } from 'arctic';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { answer, notFound } from '../../http/answer';
import type { Handler } from '../../http/serve';
import { rateLimit } from '../../http/rate-limit';
import { placeOfRequest, tooMany } from '../account';
import { linkOrigin } from '../mail';
import { saveAttempt } from './attempt';

/** Where the channel returns to; it must be registered there as it is. */
export const callbackOf = (request: FastifyRequest, ctx: AppContext, provider: string) =>
  `${linkOrigin(request, ctx.env)}/users/v1/auth/social/${provider}/callback`;

/** Begins a sign-in at a channel; with a session, it connects the channel to that account. */
export function startSocial(ctx: AppContext): Handler<Operations['startSocial']> {
  const limit = rateLimit({ attempts: 30, seconds: 300 });
  return async ({ viewer, params: { provider }, body, language, request, reply }) => {
    const settings = ctx.env.social[provider];
    if (!settings) return notFound();
    const refused = tooMany(limit, placeOfRequest(request));
    if (refused) return refused;
    const state = generateState();
    const verifier = settings.pkce ? generateCodeVerifier() : null;
    const client = new OAuth2Client(settings.clientId, null, callbackOf(request, ctx, provider));
    const { authorizeUrl } = settings;
    const scopes = [...settings.scopes];
    const url =
      verifier === null
        ? client.createAuthorizationURL(authorizeUrl, state, scopes)
        : client.createAuthorizationURLWithPKCE(
            authorizeUrl,
            state,
            CodeChallengeMethod.S256,
            verifier,
            scopes,
          );
    await saveAttempt(ctx, request, reply, {
      provider,
      state,
      verifier,
      returnTo: body.returnTo ?? '/auth/social',
      language: body.language ?? language,
      accountId: viewer?.accountId ?? null,
    });
    return answer({ url: url.href });
  };
}
