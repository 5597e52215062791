import type { SiteConfig } from '@lucerna/contract';
import { pathOf } from './path-of';
import { scrub } from './scrub';
import { framesOf } from './stack-frames';

/** Where reports go; null for nowhere. */
export type Target = SiteConfig['errorReporting'];

/** What is told of one failure: names of our own and the path that was called, no value, nobody. */
export interface Report {
  readonly level: 'error' | 'warning' | 'info';
  readonly error?: unknown;
  readonly message?: string;
  readonly tags: Readonly<Record<string, string>>;
  /** Of a failed call; only its path is sent, without values. */
  readonly address?: string;
}

/** A part of Sentry's event: what we say of an error. */
function exceptionOf({ error, message }: Report) {
  const isError = error instanceof Error;
  const value = isError ? error.message : (message ?? '');
  const frames = isError ? framesOf(error.stack ?? '') : [];
  return {
    type: isError ? error.name : 'Failure',
    value: scrub(value),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

/** The same failure is told once in a page's life, and no more than this many in all. */
const most = 30;
const told = new Set<string>();

/** Sends a report unless it was sent before, or many were. */
export async function sendOnce(target: NonNullable<Target>, report: Report): Promise<void> {
  const { error, message, tags } = report;
  const place = error instanceof Error ? `${error.name} ${error.message}` : message;
  const kind = `${place} ${JSON.stringify(tags)}`;
  if (told.has(kind) || told.size >= most) return;
  told.add(kind);
  await sendReport(target, report);
}

/**
 * Sends one report as an envelope of Sentry's protocol: three lines of JSON to /api/PROJECT/envelope/. No cookie, no
 * address of a page beyond its route's own words, no user; the service is told not to keep the sender's address.
 */
export async function sendReport(target: NonNullable<Target>, report: Report): Promise<void> {
  const { protocol, host, username, pathname } = new URL(target.dsn);
  const place = /^(.*)\/(\d+)$/.exec(pathname);
  if (!place) return;
  const [, prefix = '', project = ''] = place;
  const id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: report.level,
    environment: target.environment,
    release: target.release,
    tags: { ...report.tags, ...(report.address !== undefined && { url: pathOf(report.address) }) },
    sdk: { name: 'lucerna.browser', version: '1', settings: { infer_ip: 'never' } },
    exception: { values: [exceptionOf(report)] },
  };
  const lines = [{ event_id: id, sent_at: new Date().toISOString() }, { type: 'event' }, event];
  const address = `${protocol}//${host}${prefix}/api/${project}/envelope/`;
  await fetch(`${address}?sentry_version=7&sentry_client=lucerna.browser%2F1&sentry_key=${username}`, {
    method: 'POST',
    // As text it is a simple request: no question to the service beforehand.
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
}
