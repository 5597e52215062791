import { socialProviders, type SocialProvider } from '@lucerna/contract';
import { z } from 'zod';

const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://provider.example/token',
});
export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

/** Where a social channel is by default, and whether it takes a code challenge (PKCE). */
const known: Readonly<Record<SocialProvider, Omit<SocialSettings, 'clientId' | 'clientSecret'>>> = {
  facebook: {
    authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    profileUrl: 'https://graph.facebook.com/v23.0/me?fields=id,email,first_name,last_name',
    scopes: ['public_profile', 'email'],
    pkce: true,
  },
  linkedin: {
    authorizeUrl: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
    profileUrl: 'https://api.linkedin.com/v2/userinfo',
    scopes: ['openid', 'profile', 'email'],
    // LinkedIn takes a code challenge from native apps only and refuses the verifier of others.
    pkce: false,
  },
};

/** One social channel: the client registered there, and where it is. */
export interface SocialSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
  readonly scopes: readonly string[];
  readonly pkce: boolean;
}

export type SocialEnv = Readonly<Partial<Record<SocialProvider, SocialSettings>>>;

const nameOf = (provider: SocialProvider, what: string) => `OAUTH_${provider.toUpperCase()}_${what}`;

/** The variables of sign-up, of mail and of social sign-in, for readEnv. */
export const signInVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address such as "Lucerna <lighting@example.com>"')
    .default('Lucerna <lucerna@localhost.localdomain>'),
  APPROVE_ACCOUNTS: flag.optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@localhost.localdomain'),
  ...Object.fromEntries(
    socialProviders.flatMap((provider): [string, z.ZodType][] => [
      [nameOf(provider, 'CLIENT_ID'), z.string().optional()],
      [nameOf(provider, 'CLIENT_SECRET'), z.string().optional()],
      [nameOf(provider, 'AUTHORIZE_URL'), url.optional()],
      [nameOf(provider, 'TOKEN_URL'), url.optional()],
      [nameOf(provider, 'PROFILE_URL'), url.optional()],
      [nameOf(provider, 'PKCE'), flag.optional()],
    ]),
  ),
};

/** Variables whose values are never printed. */
export const signInSecrets: ReadonlySet<string> = new Set([
  'SMTP_URL',
  ...socialProviders.map((provider) => nameOf(provider, 'CLIENT_SECRET')),
]);

/** The social channels that have a client id and a secret. */
export function socialOf(set: Readonly<Record<string, unknown>>): SocialEnv {
  const channels = socialProviders.flatMap((provider): [SocialProvider, SocialSettings][] => {
    const text = (what: string): string | undefined => {
      const value = set[nameOf(provider, what)];
      return typeof value === 'string' ? value : undefined;
    };
    const pkce = set[nameOf(provider, 'PKCE')];
    const clientId = text('CLIENT_ID');
    const clientSecret = text('CLIENT_SECRET');
    if (!clientId || !clientSecret) return [];
    const usual = known[provider];
    return [
      [
        provider,
        {
          clientId,
          clientSecret,
          authorizeUrl: text('AUTHORIZE_URL') ?? usual.authorizeUrl,
          tokenUrl: text('TOKEN_URL') ?? usual.tokenUrl,
          profileUrl: text('PROFILE_URL') ?? usual.profileUrl,
          scopes: usual.scopes,
          pkce: typeof pkce === 'boolean' ? pkce : usual.pkce,
        },
      ],
    ];
  });
  return Object.fromEntries(channels);
}
