import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError, callService } from './call-service';

const answer = (response: () => Response) => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return Promise.resolve(response());
  });
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

describe('calling a service by its name', () => {
  it('names the valid methods where another is asked for', async () => {
    await expect(callService('users', 'TRACE', '/account')).rejects.toThrow(
      'Invalid method TRACE. Valid methods GET, POST, PUT, PATCH or DELETE',
    );
    await expect(callService('users', 'PATCH', '/x', { valid: ['GET', 'PUT', 'POST'] })).rejects.toThrow(
      'Invalid method PATCH. Valid methods GET, PUT or POST',
    );
  });

  it('knows no other service', async () => {
    await expect(callService('toString', 'GET', '/x')).rejects.toThrow('service name not found');
  });

  it('sends a body as JSON with cookies, and answers what came', async () => {
    const asked = answer(() => new Response('{"a":1}'));
    expect(await callService('apiv2', 'POST', '/project', { body: { name: 'x' } })).toEqual({ a: 1 });
    expect(asked[0]).toMatchObject([
      '/api/v2/project',
      { method: 'POST', credentials: 'include', body: '{"name":"x"}' },
    ]);
  });

  it('answers an empty text for a 204', async () => {
    answer(() => new Response(null, { status: 204 }));
    expect(await callService('users', 'POST', '/auth/logout')).toBe('');
  });

  it.each([301, 404, 500])('rejects a %i with its code, description and address', async (status) => {
    answer(() => new Response('{}', { status, statusText: 'Said so' }));
    const failed = await callService('static', 'GET', '/brand.json').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CallError);
    expect(failed).toMatchObject({
      ErrorCode: status,
      ErrorDescription: 'Said so',
      URL: '/static/brand.json',
    });
  });
});
