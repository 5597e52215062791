import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SocialSettings } from '../src/env-sign-in';

/** A social channel that a test runs: authorize, token and profile, as strict as RFC 6749 and 7636 want it. */
export interface TestProvider {
  readonly settings: SocialSettings;
  /** What the person at the channel is. */
  person: Record<string, unknown>;
  /** What the token call answers instead, to play a broken channel. */
  broken: { status: number; body: string } | null;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

export async function startTestProvider(pkce: boolean): Promise<TestProvider> {
  const codes = new Map<string, { redirectUri: string; challenge: string | null }>();
  const tokens = new Set<string>();
  const provider: Pick<TestProvider, 'person' | 'broken'> = { person: {}, broken: null };

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://provider');
    const asked = url.searchParams;
    if (url.pathname === '/authorize') {
      const code = randomBytes(12).toString('hex');
      const challenge = asked.get('code_challenge');
      codes.set(code, { redirectUri: asked.get('redirect_uri') ?? '', challenge });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/token') {
      const body = await bodyOf(request);
      if (provider.broken) return response.writeHead(provider.broken.status).end(provider.broken.body);
      const kept = codes.get(body.get('code') ?? '');
      codes.delete(body.get('code') ?? '');
      const verifier = body.get('code_verifier');
      const hashed = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url');
      const right =
        kept &&
        body.get('client_id') === 'client' &&
        body.get('client_secret') === 'secret' &&
        body.get('redirect_uri') === kept.redirectUri &&
        hashed === kept.challenge;
      if (!right) return json(response, 400, { error: 'invalid_grant' });
      const token = randomBytes(12).toString('hex');
      tokens.add(token);
      return json(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 60 });
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    return tokens.has(token) ? json(response, 200, provider.person) : json(response, 401, {});
  }

  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The test provider has no port');
  const base = `http://127.0.0.1:${address.port}`;
  return Object.assign(provider, {
    settings: {
      clientId: 'client',
      clientSecret: 'secret',
      authorizeUrl: `${base}/authorize`,
      tokenUrl: `${base}/token`,
      profileUrl: `${base}/profile`,
      scopes: ['email'],
      pkce,
    },
    close: () => new Promise<void>((resolve) => http.close(() => resolve())),
  });
}
