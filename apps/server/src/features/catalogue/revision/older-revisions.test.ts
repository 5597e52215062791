import { copyRevision } from '@lucerna/testkit/copy-revision';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer } from '@lucerna/testkit/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { openOlderRevisions } from './older-revisions';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

it('older revisions with their documents are held as far as they were used last, and share what they say alike', async () => {
  const numbers = await copyRevision(server.pool, 20);
  const older = openOlderRevisions(server.pool);
  const drivers = (revision: number) =>
    older.on(revision, { models: [], documents: true }, (catalogue) => catalogue.document('drivers'));
  const said = [];
  for (const revision of numbers) said.push(await drivers(revision));
  expect(said[0]).toBeDefined();
  expect(new Set(said).size).toBe(1);

  const queries = vi.spyOn(server.pool, 'query');
  await drivers(numbers.at(-1)!);
  expect(queries).not.toHaveBeenCalled();
  await drivers(numbers[0]!);
  expect(queries).toHaveBeenCalledTimes(1);
});
