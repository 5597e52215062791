import type { Env } from '../env';
import type { Logger } from '../app-context';
import type { Reports } from '../ports/reports';

const silent: Reports = { tell: () => undefined, close: () => Promise.resolve() };

/** Opens the reporting to SENTRY_DSN. Without one nothing is loaded and nothing is sent. */
export async function openReports(env: Env, log: Logger): Promise<Reports> {
  if (!env.sentryDsn) return silent;
  const { openSentry } = await import('./sentry');
  return openSentry({ dsn: env.sentryDsn, env, log });
}
