import type { SiteConfig } from '@lucerna/contract';
import { parseReference } from '@lucerna/engine';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

it('shows how the references of each catalogue are written, by one that can be had', async () => {
  const { body } = await server.anyone().get<SiteConfig>('/config.json');
  expect(body.referenceExamples.map(({ catalogId }) => catalogId)).toEqual([16, 21]);
  for (const { catalogId, reference } of body.referenceExamples) {
    const parsed = parseReference(reference);
    expect(parsed).toMatchObject({ ok: true, value: { catalog: catalogId, complete: true } });
  }
});

it('gives the texts as ICU messages, or compiled for a browser that has no parser', async () => {
  const texts = (query: string) =>
    server.anyone().get<Record<string, unknown>>(`/api/v1/keys/domains/common-front/files?lang=en${query}`);
  const { body: written } = await texts('');
  const { body: compiled } = await texts('&compiled=true');
  expect(Object.keys(compiled)).toEqual(Object.keys(written));
  for (const [key, message] of Object.entries(compiled)) {
    expect([key, message]).toEqual([
      key,
      String(written[key]).includes('{') ? expect.any(Array) : written[key],
    ]);
  }
  expect((await texts('&compiled=1')).status).toBe(400);
});
