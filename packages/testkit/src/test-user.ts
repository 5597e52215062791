import type { RoleName } from '@lucerna/contract';
import { demoPassword } from './database';

export interface Reply<T> {
  readonly status: number;
  /** The JSON of the answer, or its text where it is none; undefined without a body. */
  readonly body: T;
  readonly headers: Headers;
}

type Json = Record<string, unknown>;
type SentHeaders = Readonly<Record<string, string>>;

/** Somebody who calls the API over HTTP and keeps cookies as a browser does. */
export interface TestUser {
  /** Cookies by name; a test may take one away or put an old one back. */
  readonly cookies: Map<string, string>;
  get<T = Json>(path: string, headers?: SentHeaders): Promise<Reply<T>>;
  post<T = Json>(path: string, body?: unknown, headers?: SentHeaders): Promise<Reply<T>>;
  put<T = Json>(path: string, body?: unknown, headers?: SentHeaders): Promise<Reply<T>>;
  patch<T = Json>(path: string, body?: unknown, headers?: SentHeaders): Promise<Reply<T>>;
  del<T = Json>(path: string, body?: unknown, headers?: SentHeaders): Promise<Reply<T>>;
  /** The answer as it comes, for files and broken requests; cookies are sent and kept. */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

/** A caller without a session. */
export function testUser(base: string): TestUser {
  const cookies = new Map<string, string>();

  async function raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(base + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), value);
    }
    return response;
  }

  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: SentHeaders,
  ): Promise<Reply<T>> {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = new Headers({ origin: base, ...headers });
    if (json !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
    const response = await raw(path, { method, headers: sent, body: json });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: (text === '' ? undefined : isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  return {
    cookies,
    raw,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    del: (path, body, headers) => call('DELETE', path, body, headers),
  };
}

/** The demo user of a role, signed in. */
export async function signedIn(
  base: string,
  role: RoleName | `${string}-${string}`,
  password = demoPassword,
): Promise<TestUser> {
  const user = testUser(base);
  const email = `${role.toLowerCase()}@lucerna.test`;
  const { status } = await user.post('/users/v1/auth/login', { email, password });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`);
  return user;
}
