import { sql } from 'drizzle-orm';
import pg from 'pg';
import { clientName } from './connect';
import { typed, type Queryable } from './typed';
import type { Listener, Notices } from '../ports/database';

/** Tells all nodes, when the transaction that `db` is in commits. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await typed(db).execute(sql`select pg_notify(${channel}, ${payload})`);
}

const retryAfterMs = 1000;

/** Opens the one connection that listens; it comes back by itself after a lost server. */
export async function openNotifications(url: string, report: (error: Error) => void): Promise<Notices> {
  const listeners = new Map<string, Listener[]>();
  let client: pg.Client | null = null;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: clientName });
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    next.on('error', report);
    next.on('end', () => {
      if (client === next) void reconnect();
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  async function reconnect(): Promise<void> {
    client = null;
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs).unref());
      if (closed) return;
      await connect().catch(report);
    }
    for (const each of listeners.values()) for (const listener of each) listener(null);
  }

  await connect();
  return {
    async on(channel, listener) {
      const known = listeners.get(channel);
      if (known) return void known.push(listener);
      listeners.set(channel, [listener]);
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      closed = true;
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
