import { NodeClient, Scope, defaultStackParser, makeNodeTransport } from '@sentry/node';
import type { ErrorEvent, StackFrame } from '@sentry/node';
import { databaseErrorOf } from '../database/away';
import type { Env } from '../env';
import { folders } from '../folders';
import type { Logger } from '../app-context';
import { release } from './release';
import type { Reports } from '../ports/reports';
import { scrub } from './scrub';

const timeoutMs = 2000;
/** The same failure at the same place is sent this often in a minute: a broken database is one fact, not a thousand. */
const perMinute = 5;

/** Where a line is, without the folders of this machine. */
function frameOf({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const relative = filename?.replace(/^file:\/\//, '').replace(folders.repository, '');
  return { filename: relative, function: name, lineno, colno, in_app };
}

/** Only what is said here leaves: kind, cleaned message, frames, tags. What the library adds of the machine does not. */
function withoutPersons(event: ErrorEvent, secrets: readonly string[]): ErrorEvent {
  return {
    event_id: event.event_id,
    timestamp: event.timestamp,
    level: event.level,
    platform: event.platform,
    environment: event.environment,
    release: event.release,
    tags: event.tags,
    type: undefined,
    exception: {
      values: event.exception?.values?.map(({ type, value, stacktrace }) => ({
        type,
        value: value && scrub(value, secrets),
        ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(frameOf) } }),
      })),
    },
  };
}

/** What the database said, at the place in the program that asked it: the query builder's own error names the statement only. */
function causeOf(error: unknown): unknown {
  const said = databaseErrorOf(error);
  if (!said || said === error || !(error instanceof Error)) return error;
  return Object.assign(new Error(said.message), { name: said.name, stack: error.stack });
}

/** Counts reports of one kind in the running minute. */
function limiter(): (kind: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (kind) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(kind) ?? 0) + 1;
    if (counts.size < 1000) counts.set(kind, count);
    return count <= perMinute;
  };
}

/**
 * Reports by a client of its own, not by the library's global one: nothing is patched, no request, user, breadcrumb or
 * host name is gathered.
 */
export function openSentry({ dsn, env, log }: { dsn: string; env: Env; log: Logger }): Reports {
  const secrets = [env.secret, env.metricsToken, env.demoPassword, env.flags.token].filter(
    (each): each is string => each !== undefined,
  );
  const client = new NodeClient({
    dsn,
    environment: env.flags.environment,
    release,
    integrations: [],
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    sendDefaultPii: false,
    sendClientReports: false,
    serverName: 'lucerna',
    beforeSend: (event) => withoutPersons(event, secrets),
  });
  client.init();
  const mayTell = limiter();
  return {
    tell(error, about = {}) {
      const kind = `${error instanceof Error ? error.name : typeof error} ${about.route ?? about.task ?? ''}`;
      if (!mayTell(kind)) return;
      try {
        const scope = new Scope();
        scope.setClient(client);
        scope.setTags({ ...about });
        client.captureException(causeOf(error), undefined, scope);
      } catch (failure) {
        log.warn({ err: failure }, 'a failure could not be reported');
      }
    },
    async close() {
      await client.close(timeoutMs);
    },
  };
}
