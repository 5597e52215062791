import { operations } from '@lucerna/contract';
import { maxElements } from '@lucerna/engine';
import { freePort } from '@lucerna/testkit/free-port';
import { startTestServer, testUser, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ metricsToken: 'sixteen characters' });
});

interface Described {
  operationId: string;
  'x-privilege': string;
  responses: Record<string, unknown>;
  parameters: { name: string; in: string }[];
}
type Document = { openapi: string; paths: Record<string, Record<string, Described>> };

describe('the description of the API', () => {
  it('has every operation under its id, with its right and its refusals', async () => {
    const { body } = await server.anyone().get<Document>('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = new Map(
      Object.values(body.paths)
        .flatMap((methods) => Object.values(methods))
        .map((each) => [each.operationId, each]),
    );
    for (const [id, { access, method, path }] of Object.entries(operations)) {
      const each = described.get(id);
      expect(each, `${id} ${method} ${path}`).toBeDefined();
      expect(each?.['x-privilege']).toBe(access);
      expect(Object.keys(each?.responses ?? {})).toEqual(expect.arrayContaining(['400', '500']));
      if (access !== 'open') expect(each?.responses).toHaveProperty('401');
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const told = each?.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(told?.sort(), id).toEqual(inPath.sort());
    }
  });

  it('names every operation once', async () => {
    const { body } = await server.anyone().get<Document>('/openapi.json');
    const ids = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes a creation once, with the figures by which the engine reads it', async () => {
    const document = await openApiDocument();
    const text = JSON.stringify(document);
    expect(text.split('"#/components/schemas/Creation"').length - 1).toBeGreaterThanOrEqual(5);
    const told = JSON.stringify((document.components.schemas as Record<string, unknown>)['Creation']);
    const timesIn = (whole: string) => whole.split('"lastValidPosition":').length - 1;
    expect(timesIn(text)).toBe(timesIn(told));
    for (const figure of [maxElements, 200, 500, 1000, 5000, 10_000, 1e9, 1e12])
      expect(told).toContain(`:${figure}`);
  });

  it('describes what several calls answer once, and names nothing that is not there', async () => {
    const document = await openApiDocument();
    const text = JSON.stringify(document);
    const named = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    );
    const described = Object.entries(document.components).flatMap(([kind, each]) =>
      Object.keys(each).map((name) => `${kind}/${name}`),
    );
    expect([...named].filter((each) => !described.includes(each))).toEqual([]);
    expect(described.filter((each) => !named.has(each) && !each.startsWith('securitySchemes/'))).toEqual([]);
    for (const name of ['Project', 'ProjectProduct', 'Order', 'Budget'])
      expect(named).toContain(`schemas/${name}`);
    expect(text).not.toContain('$defs');
    // A browser reads all of it before the page for people shows a call.
    expect(text.length).toBeLessThan(1_000_000);
  });

  it('has a page for people, with a policy of its own', async () => {
    const page = await server.anyone().raw('/api-docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    const script = await server.anyone().raw('/api-docs/static/swagger-initializer.js');
    expect(script.status).toBe(200);
    const [own, shown] = await Promise.all(
      ['/openapi.json', '/api-docs/json'].map((each) => server.anyone().get<Document>(each)),
    );
    expect(shown?.body).toEqual(own?.body);
  });
});

describe('the pages for machines', () => {
  it('tell that the process lives and that database and storage answer', async () => {
    expect((await server.anyone().get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await server.anyone().get('/readyz')).body).toEqual({
      status: 'ready',
      database: true,
      storage: true,
    });
  });

  it('give metrics to the holder of the token only', async () => {
    expect((await server.anyone().get('/metrics')).status).toBe(403);
    const authorization = 'Bearer sixteen characters';
    const { status, body } = await server.anyone().get<string>('/metrics', { authorization });
    expect(status).toBe(200);
    expect(body).toContain('http_request_duration_seconds_bucket');
    expect(body).toContain('route="/healthz"');
  });

  it('give metrics to an administrator and, without a token set, to nobody else on the port of the product', async () => {
    const open = await startTestServer();
    expect((await open.anyone().get('/metrics')).status).toBe(403);
    expect((await (await open.as('sales')).get('/metrics')).status).toBe(403);
    expect((await (await open.as('admin')).get('/metrics')).status).toBe(200);
    await open.stop();
  });

  it('give metrics on a port of their own to this machine, and to nothing that came through a proxy', async () => {
    const metricsPort = await freePort();
    const open = await startTestServer({ metricsPort });
    const own = testUser(`http://127.0.0.1:${metricsPort}`);
    const { status, body } = await own.get<string>('/metrics');
    expect([status, body.includes('http_request_duration_seconds')]).toEqual([200, true]);
    expect((await own.get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
    expect((await own.get('/users/v1/account')).status).toBe(404);
    await open.stop();
    await expect(own.get('/metrics')).rejects.toThrow();
  });

  it('send strict headers with every answer', async () => {
    const { headers } = await server.anyone().get('/api/v9/nothing');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^\w+-\w+$/);
  });
});
