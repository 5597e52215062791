import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A social channel that lets everybody in as one person, who may be changed. */
export interface Provider {
  readonly env: Readonly<Record<string, string>>;
  person: Readonly<Record<string, unknown>>;
  /** Says no to whoever comes. */
  refuses: boolean;
  close(): Promise<void>;
}

/** Starts it; `env` are the settings that make a product offer it as LinkedIn. */
export async function startProvider(): Promise<Provider> {
  const provider = { person: {}, refuses: false } as Provider;
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/token')
      return json({ access_token: 'token', token_type: 'Bearer', expires_in: 60 });
    if (url.pathname === '/profile') return json(provider.person);
    const back = new URL(url.searchParams.get('redirect_uri') ?? 'http://nowhere');
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    if (provider.refuses) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', 'code');
    return response.writeHead(302, { location: back.href }).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return Object.assign(provider, {
    env: {
      OAUTH_LINKEDIN_CLIENT_ID: 'client',
      OAUTH_LINKEDIN_CLIENT_SECRET: 'secret',
      OAUTH_LINKEDIN_AUTHORIZE_URL: `${base}/authorize`,
      OAUTH_LINKEDIN_TOKEN_URL: `${base}/token`,
      OAUTH_LINKEDIN_PROFILE_URL: `${base}/profile`,
    },
    close: () => new Promise<void>((resolve) => http.close(() => resolve())),
  });
}
