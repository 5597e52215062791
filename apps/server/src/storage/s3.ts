import type { ListMultipartUploadsCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { requireNoTransaction } from '../database/transaction';
import type { S3Env } from '../env-storage';
import { guardedStream } from './guarded-stream';
import { isMissing, settingProblem, storageError } from './s3-error';
import { StorageAwayError, isStorageKey, leftoverAgeMs, requireStorageKey } from './storage';
import type { Storage } from '../ports/storage';

export interface S3Limits {
  readonly connectMs: number;
  /** From a question to the head of its answer, of each attempt. */
  readonly answerMs: number;
  /** The same of a call with all its attempts, where somebody waits. */
  readonly callMs: number;
  /** Between two pieces of a file that is read. */
  readonly idleMs: number;
  /** Keys of one page of a list. */
  readonly page: number;
}

const usualLimits: S3Limits = {
  connectMs: 3000,
  answerMs: 30_000,
  callMs: 15_000,
  idleMs: 30_000,
  page: 1000,
};

/** Bytes of one part of a large upload, the least that S3 takes; two of them are in memory. */
const partBytes = 5 * 1024 * 1024;
/** Connections: a slow reader holds one, so readers have their own. */
const readers = 512;
const others = 64;

/** Loads the client only where it is configured: the rest of the world does not wait for it. */
async function loadClient() {
  // Which Node is meant to run this program is in package.json.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  const [s3, storage, http] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
    import('@smithy/node-http-handler'),
  ]);
  return { ...s3, ...storage, ...http };
}

/** Gives work a signal that ends it when it takes too long; what it answered may go on for longer. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ms);
  try {
    return await work(control.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Files in a bucket of any store that speaks S3's protocol. They are private: the server reads them after its own check
 * of rights, and gives no address of the store away. The media type is that of the object.
 * Throws a SettingError where the store refuses the settings; a store that is away is waited for by the calls that need it.
 */
export async function s3Storage(
  env: S3Env,
  warn: (error: Error) => void,
  limits: S3Limits = usualLimits,
): Promise<Storage> {
  const sdk = await loadClient();
  const clientWith = (maxSockets: number) =>
    new sdk.S3Client({
      ...(env.endpoint && { endpoint: env.endpoint }),
      region: env.region,
      ...(env.credentials && { credentials: env.credentials }),
      forcePathStyle: env.forcePathStyle,
      maxAttempts: 3,
      // Checksums in trailers, the default, are refused by stores of other makers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: new sdk.NodeHttpHandler({
        connectionTimeout: limits.connectMs,
        requestTimeout: limits.answerMs,
        throwOnRequestTimeout: true,
        // Bodies have a guard of their own, which knows a slow reader from a silent store.
        socketTimeout: 0,
        httpAgent: { keepAlive: true, maxSockets },
        httpsAgent: { keepAlive: true, maxSockets },
      }),
    });
  const client = clientWith(others);
  const reading = clientWith(readers);
  const { bucket: Bucket, prefix } = env;
  const keyOf = (key: string) => {
    requireStorageKey(key);
    return prefix + key;
  };
  /** A write that failed for the store's reasons lets the next check write too. */
  let hasFailed = true;
  const failed = (thrown: unknown): Error => {
    hasFailed = true;
    return storageError(thrown);
  };

  async function page(Prefix: string, ContinuationToken?: string): Promise<ListObjectsV2CommandOutput> {
    const command = new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys: limits.page });
    return within(limits.answerMs, (abortSignal) => client.send(command, { abortSignal }));
  }

  async function requireBucket(): Promise<void> {
    try {
      const command = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 });
      await within(limits.callMs, (abortSignal) => client.send(command, { abortSignal }));
    } catch (error) {
      const problem = settingProblem(error, env);
      if (problem) throw problem;
      warn(storageError(error));
    }
  }

  async function abortOldUploads(): Promise<void> {
    let next: Pick<ListMultipartUploadsCommandOutput, 'NextKeyMarker' | 'NextUploadIdMarker'> = {};
    do {
      const found: ListMultipartUploadsCommandOutput = await client.send(
        new sdk.ListMultipartUploadsCommand({
          Bucket,
          Prefix: prefix,
          KeyMarker: next.NextKeyMarker,
          UploadIdMarker: next.NextUploadIdMarker,
        }),
      );
      for (const { Key, UploadId, Initiated } of found.Uploads ?? []) {
        if (!Initiated || Date.now() - Initiated.getTime() < leftoverAgeMs) continue;
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
      next = found.IsTruncated ? found : {};
    } while (next.NextKeyMarker);
  }

  const storage: Storage = {
    isShared: true,
    local: () => Promise.resolve(null),
    async putAll(files) {
      await Promise.all(files.map(({ key, content, type }) => storage.put(key, content, type)));
    },
    async put(key, content, type) {
      requireNoTransaction('A file is stored');
      const params = { Bucket, Key: keyOf(key), Body: content, ContentType: type };
      const source = content instanceof Readable ? content : null;
      let broken: Error | undefined;
      source?.once('error', (error: Error) => {
        broken = error;
      });
      try {
        if (source) {
          await new sdk.Upload({ client, params, partSize: partBytes, queueSize: 1 }).done();
        } else await client.send(new sdk.PutObjectCommand(params));
      } catch (error) {
        source?.destroy();
        // What broke the stream is not the store's.
        throw broken ?? failed(error);
      }
    },
    async get(key) {
      requireNoTransaction('A file is read');
      const command = new sdk.GetObjectCommand({ Bucket, Key: keyOf(key) });
      try {
        const { Body, ContentLength, ContentType } = await within(limits.callMs, (abortSignal) =>
          reading.send(command, { abortSignal }),
        );
        return {
          stream: guardedStream(Body as Readable, limits.idleMs, storageError),
          size: ContentLength ?? 0,
          type: ContentType ?? 'application/octet-stream',
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw storageError(error);
      }
    },
    async remove(key) {
      requireNoTransaction('A file is removed');
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(key) });
      try {
        await within(limits.callMs, (abortSignal) => client.send(command, { abortSignal }));
      } catch (error) {
        if (!isMissing(error)) throw failed(error);
      }
    },
    async *list(from = '') {
      let next: string | undefined;
      do {
        const { Contents, NextContinuationToken } = await page(prefix + from, next).catch(
          (error: unknown) => {
            throw storageError(error);
          },
        );
        for (const { Key, LastModified } of Contents ?? []) {
          const key = Key?.slice(prefix.length) ?? '';
          if (isStorageKey(key) && LastModified) yield { key, modifiedAt: LastModified };
        }
        next = NextContinuationToken;
      } while (next);
    },
    async check() {
      try {
        await within(limits.callMs, async (abortSignal) => {
          if (!hasFailed) return client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal });
          // No key begins with a dot.
          const trial = { Bucket, Key: `${prefix}.check` };
          await client.send(
            new sdk.PutObjectCommand({ ...trial, Body: 'written to see whether it can be' }),
            {
              abortSignal,
            },
          );
          hasFailed = false;
          return client.send(new sdk.DeleteObjectCommand(trial), { abortSignal });
        });
      } catch (error) {
        throw failed(error);
      }
    },
    room: () => Promise.resolve(null),
    async sweep() {
      try {
        await abortOldUploads();
      } catch (error) {
        const told = storageError(error);
        // Some stores cannot list them: theirs is to clean up after themselves.
        if (told instanceof StorageAwayError) warn(told);
        else throw told;
      }
    },
    close() {
      client.destroy();
      reading.destroy();
    },
  };
  await requireBucket();
  return storage;
}
