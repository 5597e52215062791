import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The yardstick: the least that a Fastify route with PostgreSQL does. One route inserts one row with its commit, one
 * selects one JSON by key and sends it as it is. No session, no checks, no answer to compose.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query('create table if not exists bare_row (id uuid primary key, body json not null)');

const app = Fastify();

app.post('/row', async (request, reply) => {
  const id = randomUUID();
  await pool.query({
    name: 'insert',
    text: 'insert into bare_row values ($1, $2)',
    values: [id, JSON.stringify(request.body)],
  });
  reply.code(201);
  return { id };
});

app.get<{ Params: { id: string } }>('/row/:id', async (request, reply) => {
  const { rows } = await pool.query<{ body: string }>({
    name: 'select',
    text: 'select body::text as body from bare_row where id = $1',
    values: [request.params.id],
  });
  return reply.type('application/json; charset=utf-8').send(rows[0]?.body);
});

await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.(`http://127.0.0.1:${port}`);
process.once('disconnect', () => process.exit(0));
