import { socketPath } from '@lucerna/contract';
import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { io as connect } from 'socket.io-client';
import { describe, expect, it, vi } from 'vitest';
import { openBudgetDesk } from '../../../test/budget-desk';

const desk = openBudgetDesk();
const { createsProject, generates, waitsForDocument, opensPdf } = desk;

describe('while the document is made', () => {
  it('the browser of its owner is told making and ready', async () => {
    const cookie = [...desk.seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(desk.server.url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { cookie },
    });
    const told: { id: string; state: string }[] = [];
    socket.on('document', (progress: { id: string; state: string }) => void told.push(progress));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const { body } = await generates(await createsProject());
    const statesOf = () => told.filter(({ id }) => id === body.id).map(({ state }) => state);
    await expect.poll(statesOf, { timeout: 10_000 }).toEqual(['making', 'ready']);
    socket.close();
  });
});

describe('a document of an older release', () => {
  it('is made again as it was, with the conditions that stood among its words, in its table too', async () => {
    const { body } = await generates(await createsProject());
    await waitsForDocument(body.id);
    const file = '../../../../../packages/documents/test/stored/quote-1-conditions-among-words.json';
    const { frozen } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { frozen: object };
    await desk.server.pool.query(
      `update budget set document = $2, document_state = 'failed', document_attempts = 3 where id = $1`,
      [body.id, JSON.stringify(frozen)],
    );
    await desk.seller.post(`/api/v1/budget/${body.id}/document`);
    expect((await waitsForDocument(body.id)).document.state).toBe('done');
    const { pages } = await opensPdf(body.id);
    const said = 'Configured products are made to order and cannot be returned.';
    expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(said);
    const table = await desk.seller.raw(`/api/v1/budget/${body.id}/sheet`);
    expect(table.status).toBe(200);
    const cells = await readSheet(Buffer.from(await table.arrayBuffer()), 2);
    expect(cells.flat()).toContain(said);
  });
});

describe('a document that cannot be made', () => {
  it('is tried again, then says so and can be asked for again', async () => {
    const project = await createsProject();
    const { body } = await generates(project);
    await waitsForDocument(body.id);
    const frozen = await desk.server.pool.query<{ document: object }>(
      'select document from budget where id = $1',
      [body.id],
    );
    // No processor writes the numbers of such a language.
    await desk.server.pool.query(
      `update budget set document = jsonb_set(document::jsonb, '{wording,locale}', '"no locale"')::json,
         document_state = 'failed', document_attempts = 3 where id = $1`,
      [body.id],
    );
    const logged = vi.spyOn(desk.server.ctx.log, 'error').mockReturnValue(undefined);
    expect((await desk.seller.get(`/api/v1/budget/${body.id}/document`)).status).toBe(409);
    expect((await desk.seller.post(`/api/v1/budget/${body.id}/document`)).status).toBe(202);
    expect((await waitsForDocument(body.id)).document.state).toBe('failed');
    // Its reason stands in the log, for who runs the server.
    const reason: unknown = expect.objectContaining({
      message: expect.stringContaining('locale') as unknown,
    });
    const whatFailed = 'The document of a budget cannot be made';
    expect(logged).toHaveBeenCalledWith({ err: reason, budgetId: body.id }, whatFailed);
    logged.mockRestore();
    await desk.server.pool.query('update budget set document = $2 where id = $1', [
      body.id,
      JSON.stringify(frozen.rows[0]?.document),
    ]);
    await desk.seller.post(`/api/v1/budget/${body.id}/document`);
    expect((await waitsForDocument(body.id)).document.state).toBe('done');
    expect((await opensPdf(body.id)).pages).toHaveLength(1);
  });
});
