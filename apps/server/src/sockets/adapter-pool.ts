import pg from 'pg';

export interface AdapterPool {
  /** What the adapter takes for a pool. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Gives the adapter of the sockets a connection of its own to listen on, and the pool for its queries. It never gives
 * back a connection that broke, so that each loss of the database would take one from the pool for good; and where
 * it fails twice at once it opens two, which would tell the browsers everything twice: one at a time is let live.
 */
export function adapterPool(shared: pg.Pool, report: (error: Error) => void): AdapterPool {
  let current: pg.Client | null = null;
  let isClosed = false;

  async function end(): Promise<void> {
    const client = current;
    current = null;
    // The adapter takes an end for a loss, and connects again.
    client?.removeAllListeners('end');
    await client?.end().catch(() => undefined);
  }
  async function connect(): Promise<pg.Client & { release(): void }> {
    if (isClosed) throw new Error('The sockets are closed');
    await end();
    const client = new pg.Client(shared.options);
    client.on('error', report);
    current = client;
    await client.connect();
    return Object.assign(client, { release: () => void end() });
  }
  const pool = {
    connect,
    query: (text: string, values?: unknown[]) => shared.query(text, values),
  };
  return {
    pool: pool as unknown as pg.Pool,
    async close() {
      isClosed = true;
      await end();
    },
  };
}
