import { copyRevision } from '@lucerna/testkit/copy-revision';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
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

it('a revision from before bodies has those of the first one after it that says them, and keeps them', async () => {
  const [before, first, last] = (await copyRevision(server.pool, 3)) as [number, number, number];
  await server.pool.query(`delete from catalogue_document where revision = $1 and name like 'bodies/%'`, [
    before,
  ]);
  await server.pool.query(
    `update catalogue_document set body = jsonb_set(body, '{cap}', '77') where revision = $1 and name = 'bodies/estel-spot'`,
    [last],
  );
  const older = openOlderRevisions(server.pool);
  const capOf = (revision: number) =>
    older.on(
      revision,
      { models: ['2143'], documents: true },
      (catalogue) => catalogue.modelSheet(16, '2143')?.body?.cap,
    );
  const said = await capOf(first);
  expect(said).toBe('length * 0.1');
  expect([await capOf(before), await capOf(before), await capOf(last)]).toEqual([said, said, 77]);
});
