import { z } from 'zod';
import { namesOf } from './records';

/** Where files are kept beside the data folder: a bucket of a store that speaks S3's protocol. */
export interface S3Env {
  /** Absent: that of Amazon in the region. */
  readonly endpoint?: string;
  readonly bucket: string;
  readonly region: string;
  /** Absent: those that Amazon gives the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** The bucket is in the path of an address, not in its host name. */
  readonly forcePathStyle: boolean;
  /** What keys in the bucket begin with: empty, or ends with a slash. */
  readonly prefix: string;
}

/** The settings of the file store (docs/self-hosting.md). */
export const storageVariables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example' })
    .refine((text) => {
      if (!URL.canParse(text)) return false;
      const { username, search, hash } = new URL(text);
      return username === '' && search === '' && hash === '';
    }, 'must be an address such as https://s3.example')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a region such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, 'must be words between slashes, such as lucerna')
    .optional(),
};

/** Variables whose values are never printed; keys may have been put into the address by mistake. */
export const storageSecrets: ReadonlySet<string> = new Set([
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

type Parsed = {
  readonly [Name in keyof typeof storageVariables]?: z.output<(typeof storageVariables)[Name]>;
};

/** What is wrong with them together; null where they fit. */
export function storageProblem(set: Parsed): string | null {
  const given = namesOf(storageVariables).filter((name) => set[name] !== undefined);
  if (given.length === 0) return null;
  if (!set.S3_BUCKET) return `${given[0]} needs S3_BUCKET`;
  if ((set.S3_ACCESS_KEY_ID === undefined) !== (set.S3_SECRET_ACCESS_KEY === undefined))
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other';
  if (set.S3_ENDPOINT && !set.S3_ACCESS_KEY_ID)
    return 'S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
  return null;
}

/** The bucket of the settings; undefined for files on this machine's disk. */
export function s3EnvOf(set: Parsed): S3Env | undefined {
  if (!set.S3_BUCKET) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  return {
    endpoint: set.S3_ENDPOINT,
    bucket: set.S3_BUCKET,
    region: set.S3_REGION ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: set.S3_FORCE_PATH_STYLE ?? set.S3_ENDPOINT !== undefined,
    prefix: set.S3_PREFIX ? set.S3_PREFIX.replace(/\/?$/, '/') : '',
  };
}
