import path from 'node:path';
import { z } from 'zod';
import { withSecretFiles } from './env-files';
import { flag, signInSecrets, signInVariables, socialOf, type SocialEnv } from './env-sign-in';
import { flagEnvOf, flagVariables, type FlagEnv } from './env-flags';
import { reportVariables } from './env-report';
import { saleEnvOf, saleVariables, type SaleEnv } from './env-sale';
import { s3EnvOf, storageProblem, storageSecrets, storageVariables, type S3Env } from './env-storage';
import { origin, pageEnvOf, pageVariables, type PageEnv } from './env-pages';
import { erpEnvOf, erpVariables, type ErpEnv } from './env-erp';
import { folders } from './folders';
import { isLoopback } from './this-machine';
import { readTrustProxy, type TrustProxy } from './env-trust-proxy';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'must be a port number from 0 to 65535');

const keyDays = 'must be a number of days from 1 to 3650';
const trashDays = 'must be a number of days from 1 to 365';
const eventDays = 'must be a number of days from 30 to 3650';

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'must be a host name or an address').default('127.0.0.1'),
  LUCERNA_HOME: z.string().min(1, 'must be a folder').default('./var'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  LUCERNA_DEMO: flag.optional(),
  LUCERNA_DEMO_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(128).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  AUTH_ORIGIN: origin.optional(),
  ...signInVariables,
  ...pageVariables,
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const trust = readTrustProxy(text);
      if (trust !== null) return trust;
      const message =
        'must be 0, the number of proxies in a row, or their addresses such as 192.0.2.10,10.0.0.0/8,loopback';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .default(false),
  OUTBOX: flag.optional(),
  API_KEY_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, keyDays)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 3650, keyDays)
    .default(365),
  EVENT_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, eventDays)
    .transform(Number)
    .refine((value) => value >= 30 && value <= 3650, eventDays)
    .default(400),
  TRASH_DAYS: z
    .string()
    .regex(/^\d{1,3}$/, trashDays)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 365, trashDays)
    .default(30),
  METRICS_PORT: port.optional(),
  ...flagVariables,
  ...reportVariables,
  ...saleVariables,
  ...erpVariables,
  ...storageVariables,
});

/** The settings of one server process; the only place that reads environment variables. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Data folder, absolute. */
  readonly home: string;
  /** Absent: the server starts the PostgreSQL that came from npm. */
  readonly databaseUrl?: string;
  readonly demo: boolean;
  readonly demoPassword?: string;
  readonly logLevel: string;
  readonly metricsToken?: string;
  readonly secret?: string;
  /** The address that browsers use, where a proxy stands in front. */
  readonly publicOrigin?: string;
  /** The origin of the embedded sign-in, where it has one of its own. */
  readonly authOrigin?: string;
  /** Absent: mails are kept in the data folder's outbox. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Who answers those who cannot sign in. */
  readonly supportEmail: string;
  /** Whether an administrator approves each professional before prices are shown; unless set, where the demo is not. */
  readonly approveAccounts: boolean;
  readonly social: SocialEnv;
  readonly pages: PageEnv;
  /** Whom to believe about the address of a caller. */
  readonly trustProxy: TrustProxy;
  /** Whether letters may be read at this machine without signing in; absent: where the demo is. */
  readonly outbox?: boolean;
  /** For how many days a key for machines works at most. */
  readonly apiKeyDays: number;
  /** For how many days is kept what happened. */
  readonly eventDays: number;
  /** For how many days a deleted project can be restored. */
  readonly trashDays: number;
  /** A port of this machine on which the metrics are read without a token. */
  readonly metricsPort?: number;
  readonly flags: FlagEnv;
  readonly sale: SaleEnv;
  /** Where orders go; absent where no ERP takes them. */
  readonly erp?: ErpEnv;
  /** Where files are kept; absent: in the data folder. */
  readonly s3?: S3Env;
  /** Where failures are reported by Sentry's protocol; absent for nowhere. */
  readonly sentryDsn?: string;
  /** Answers are checked against the contract: in tests. */
  readonly checkAnswers: boolean;
}

/** A setting that cannot be used; the message names each one. */
export class SettingError extends Error {}

/**
 * Reads the settings, documented in docs/self-hosting.md. An empty variable counts as absent.
 * Throws a SettingError with one line for each setting that is wrong.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const { given, problems } = withSecretFiles(present);
  if (problems.length > 0) throw new SettingError(`These settings are wrong:\n  ${problems.join('\n  ')}`);
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => {
      const hidden =
        name === 'SECRET' ||
        name === 'DATABASE_URL' ||
        name === 'METRICS_TOKEN' ||
        name === 'LUCERNA_DEMO_PASSWORD' ||
        name === 'FLAGS_TOKEN' ||
        name === 'ERP_TOKEN' ||
        storageSecrets.has(String(name)) ||
        signInSecrets.has(String(name));
      return `  ${String(name)} ${message}${hidden ? '' : ` (it is ${JSON.stringify(given[String(name)])})`}`;
    });
    throw new SettingError(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const set = parsed.data;
  if (set.AUTH_ORIGIN && !set.PUBLIC_ORIGIN) {
    throw new SettingError(
      'These settings are wrong:\n  AUTH_ORIGIN needs PUBLIC_ORIGIN, the address of the app',
    );
  }
  if (set.OUTBOX && (set.PUBLIC_ORIGIN || set.TRUST_PROXY !== false || !isLoopback(set.HOST))) {
    throw new SettingError(
      'These settings are wrong:\n  OUTBOX=1 opens accounts to whoever reaches the server, so it works only without ' +
        'PUBLIC_ORIGIN and TRUST_PROXY and with HOST on this machine. An administrator reads /dev/outbox in any case',
    );
  }
  const wrongStore = storageProblem(set);
  if (wrongStore) throw new SettingError(`These settings are wrong:\n  ${wrongStore}`);
  return {
    port: set.PORT,
    host: set.HOST,
    home: path.resolve(folders.repository, set.LUCERNA_HOME),
    databaseUrl: set.DATABASE_URL,
    demo: set.LUCERNA_DEMO ?? !set.DATABASE_URL,
    demoPassword: set.LUCERNA_DEMO_PASSWORD,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
    secret: set.SECRET,
    publicOrigin: set.PUBLIC_ORIGIN,
    authOrigin: set.AUTH_ORIGIN,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    supportEmail: set.SUPPORT_EMAIL,
    approveAccounts: set.APPROVE_ACCOUNTS ?? !(set.LUCERNA_DEMO ?? !set.DATABASE_URL),
    social: socialOf(set),
    pages: pageEnvOf(set),
    trustProxy: set.TRUST_PROXY,
    outbox: set.OUTBOX,
    apiKeyDays: set.API_KEY_DAYS,
    eventDays: set.EVENT_DAYS,
    trashDays: set.TRASH_DAYS,
    metricsPort: set.METRICS_PORT,
    flags: flagEnvOf(set, set.LUCERNA_DEMO ?? !set.DATABASE_URL),
    sale: saleEnvOf(set),
    erp: erpEnvOf(set),
    s3: s3EnvOf(set),
    sentryDsn: set.SENTRY_DSN,
    checkAnswers: false,
  };
}
