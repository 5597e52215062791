import type { Server as HttpServer } from 'node:http';
import { openPool, typedDatabase } from './database/connect';
import { openNotifications } from './database/pg-notify';
import type { Env } from './env';
import { openHttpErp } from './erp/http-erp';
import type { AppContext, Logger } from './app-context';
import { useKey } from './features/api-key';
import { openCatalogue } from './features/catalogue';
import { openFlags } from './features/flag';
import { accessTokens } from './http/access-token';
import { openViewers } from './http/viewers';
import { jobs } from './jobs/jobs';
import { openMail } from './mail/mail';
import { openReports } from './report/report';
import { openSecrets } from './secrets';
import { openSockets } from './sockets/sockets';
import { openStorage } from './storage/open-storage';

const two = (part: number): string => String(part).padStart(2, '0');

/** The local day, YYYY-MM-DD; asked at every request, where Intl would cost more than all the rest of the frame. */
function localDay(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export interface OpenFrame {
  readonly ctx: AppContext;
  /** Closes what was opened, in the order in which it is needed no more. */
  readonly close: () => Promise<void>;
}

/** Opens what the features work with, on a migrated database. */
export async function openAppContext(
  env: Env,
  log: Logger,
  url: string,
  http: HttpServer,
): Promise<OpenFrame> {
  const report = (error: Error) => log.error({ err: error }, 'database connection');
  const pool = openPool(url, report);
  const background = openPool(url, report, 'jobs');
  const probe = openPool(url, report, 'health');
  const notices = await openNotifications(url, report);
  const secrets = openSecrets(env);
  const reports = await openReports(env, log);
  const flags = await openFlags(env.flags, log);
  const catalogue = await openCatalogue({
    pool: background,
    notices,
    log,
    switches: () => flags.installation(),
  });
  const tokens = accessTokens(secrets.signing);
  const viewers = await openViewers(pool, notices, tokens, {
    useKey: (key, address) => useKey(pool, key, address),
  });
  const sockets = await openSockets(http, { env, pool: background, viewers, notices, report });
  const mail = await openMail(env);
  const storage = await openStorage(env, (error) => log.warn({ err: error }, 'file store'));
  const ctx: AppContext = {
    env,
    secrets,
    pool,
    background,
    probe,
    db: typedDatabase(pool),
    notices,
    viewers,
    tokens,
    catalogue,
    jobs,
    storage,
    sockets,
    mail,
    erp: env.erp ? openHttpErp(env.erp) : null,
    flags,
    reports,
    log,
    now: () => new Date(),
    today: () => localDay(new Date()),
  };
  return {
    ctx,
    async close() {
      mail.close();
      storage.close();
      flags.close();
      await reports.close();
      await notices.close();
      await Promise.all([background, probe, pool].map((each) => each.end()));
    },
  };
}

/** The same frame with the connections of jobs, which may wait and work longer than a request. */
export function frameForJobs(ctx: AppContext): AppContext {
  const { background } = ctx;
  // A view of the frame, not a copy: what is set on the frame later holds for jobs too.
  return Object.assign(Object.create(ctx) as AppContext, { pool: background, db: typedDatabase(background) });
}
