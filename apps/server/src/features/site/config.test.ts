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
