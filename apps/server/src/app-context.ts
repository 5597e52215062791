import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Env } from './env';
import type { CatalogueHolder } from './ports/catalogue';
import type { Database, Notices } from './ports/database';
import type { Erp } from './ports/erp';
import type { Flags } from './ports/flags';
import type { JobFacts, Jobs, Lane } from './ports/jobs';
import type { Mail } from './ports/mail';
import type { Reports } from './ports/reports';
import type { Sockets } from './ports/sockets';
import type { Storage } from './ports/storage';
import type { AccessTokens, Viewers } from './ports/viewers';
import type { Secrets } from './secrets';

export type Logger = FastifyBaseLogger;

/** What every feature works with: ports that the floors above implement, each defined in ports/ beside what it needs. */
export interface AppContext {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly pool: pg.Pool;
  /** For jobs, sockets and the catalogue: their statements may take longer, and take no connection from a request. */
  readonly background: pg.Pool;
  /** For the readiness check alone: it answers while every other connection is in use. */
  readonly probe: pg.Pool;
  readonly db: Database;
  readonly notices: Notices;
  readonly viewers: Viewers;
  readonly tokens: AccessTokens;
  readonly catalogue: CatalogueHolder;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly sockets: Sockets;
  readonly mail: Mail;
  readonly flags: Flags;
  /** Null where none takes orders. */
  readonly erp: Erp | null;
  readonly reports: Reports;
  readonly log: Logger;
  now(): Date;
  /** The local day, YYYY-MM-DD. */
  today(): string;
}

/** Work behind a reply. It may run more than once after a crash, so it must be repeatable. */
export type Task = (payload: unknown, ctx: AppContext, job: JobFacts) => Promise<void>;

/** A task with the lane that it waits in. */
export interface LaneTask {
  readonly lane: Lane;
  readonly run: Task;
}

/** One subject of the product: its calls and its background tasks. */
export interface Feature {
  readonly name: string;
  readonly routes?: (app: FastifyInstance, ctx: AppContext) => void;
  readonly tasks?: Readonly<Record<string, LaneTask>>;
  /** Lines of a crontab for tasks of the short lane. */
  readonly times?: readonly string[];
  /** Removes what is kept no longer; done once a day. */
  readonly sweep?: (ctx: AppContext) => Promise<void>;
}
