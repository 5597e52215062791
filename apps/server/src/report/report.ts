import type { Env } from '../env';
import type { Logger } from '../frame';

/** Where a failure happened. Only names of our own: no address that was asked, no value, nobody. */
export interface About {
  readonly method?: string;
  /** The route's pattern, such as /api/v2/projects/:id. */
  readonly route?: string;
  readonly requestId?: string;
  /** The background task. */
  readonly task?: string;
}

/** Tells an error-reporting service what broke (ERR-01). */
export interface Reports {
  /** Returns at once and never throws. */
  tell(error: unknown, about?: About): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}

const silent: Reports = { tell: () => undefined, close: () => Promise.resolve() };

/** Opens the reporting to SENTRY_DSN. Without one nothing is loaded and nothing is sent. */
export async function openReports(env: Env, log: Logger): Promise<Reports> {
  if (!env.sentryDsn) return silent;
  const { openSentry } = await import('./sentry');
  return openSentry({ dsn: env.sentryDsn, env, log });
}
