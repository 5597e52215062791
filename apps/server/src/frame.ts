import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from './database/connect';
import type { Notices } from './database/notices';
import type { Env } from './env';
import type { CatalogueHolder } from './features/catalogue';
import type { Flags } from './features/flag';
import type { Jobs } from './jobs/jobs';
import type { LaneTask } from './jobs/lanes';
import type { Mail } from './mail/mail';
import type { Reports } from './report/report';
import type { Secrets } from './secrets';
import type { Sockets } from './sockets/sockets';
import type { Storage } from './storage/storage';
import type { AccessTokens } from './http/access-token';
import type { Viewers } from './http/viewers';

export type Logger = FastifyBaseLogger;

/** What every feature works with: the machine, no business. */
export interface Frame {
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
  readonly reports: Reports;
  readonly log: Logger;
  now(): Date;
  /** The local day, YYYY-MM-DD. */
  today(): string;
}

/** One subject of the product: its calls and its background tasks. */
export interface Feature {
  readonly name: string;
  readonly routes?: (app: FastifyInstance, frame: Frame) => void;
  readonly tasks?: Readonly<Record<string, LaneTask>>;
  /** Removes what is kept no longer; done once a day. */
  readonly sweep?: (frame: Frame) => Promise<void>;
}
