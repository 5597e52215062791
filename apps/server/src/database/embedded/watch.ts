import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clientName } from '../connect';

const firstPauseMs = 100;
const longestPauseMs = 5000;

/** Tells what happens to the server while it is watched. */
export interface WatchEvents {
  /** It has ended, or hung up: it is looked after. */
  lost(): void;
  /** It does not start; the next try follows. */
  failed(error: unknown): void;
  /** It answers again. */
  returned(milliseconds: number): void;
}

/**
 * Keeps one connection to the server and, when that breaks, has the server reached or started again, for as long as
 * it takes. A server that ends closes its connections at once, whatever ended it.
 */
export function watchServer(
  url: string,
  reachOrStart: () => Promise<void>,
  events: WatchEvents,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | null = null;

  async function connected(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: clientName });
    next.on('error', () => undefined);
    const ended = new Promise((resolve) => next.once('end', resolve));
    await next.connect();
    client = next;
    if (stopping.signal.aborted) await next.end();
    await ended;
    client = null;
  }

  async function recover(): Promise<void> {
    const started = performance.now();
    let next = firstPauseMs;
    while (!stopping.signal.aborted) {
      try {
        await reachOrStart();
        if (!stopping.signal.aborted) events.returned(Math.round(performance.now() - started));
        return;
      } catch (error) {
        events.failed(error);
        await pause(next, undefined, { signal: stopping.signal }).catch(() => undefined);
        next = Math.min(next * 2, longestPauseMs);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await connected().catch(() => undefined);
      if (stopping.signal.aborted) return;
      events.lost();
      await recover();
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await watching;
    },
  };
}
