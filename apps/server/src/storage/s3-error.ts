import type { S3Env } from '../env-storage';
import { SettingError } from '../env';
import { StorageAwayError, StorageFullError } from './storage';
import { memberOf } from '../records';

const full = /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|InsufficientStorage)$/;

/** Its own code where the store said one; else the name of the error, or the code of the network. */
function codeOf(error: unknown): string {
  const [said, name, code] = ['Code', 'name', 'code'].map((each) => memberOf(error, each));
  const found = said ?? (name === 'Error' ? code : name);
  return typeof found === 'string' ? found : 'unknown';
}

/** Whether the store says that there is no such file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'NoSuchKey';

/**
 * What the client of the store threw, in an error of our own: theirs carries the request, with keys and signatures, which
 * belong in no log.
 */
export function storageError(thrown: unknown): Error {
  const about = memberOf(thrown, '$metadata');
  const [status, id] = ['httpStatusCode', 'requestId'].map((each) => memberOf(about, each));
  const code = codeOf(thrown);
  const requestId = typeof id === 'string' ? `, request ${id}` : '';
  if (status === 507 || full.test(code)) return new StorageFullError(`The file store is full (${code})`);
  if (typeof status !== 'number') return new StorageAwayError(`The file store does not answer (${code})`);
  return new StorageAwayError(`The file store answered ${status} ${code}${requestId}`);
}

/** What to change when the store answers and refuses the settings themselves; null for other failures. */
export function settingProblem(thrown: unknown, { bucket, endpoint, region }: S3Env): SettingError | null {
  const store = endpoint ?? `Amazon S3 in ${region}`;
  switch (codeOf(thrown)) {
    case 'NoSuchBucket':
      return new SettingError(`There is no bucket "${bucket}" at ${store} (S3_BUCKET). Make it, private.`);
    case 'InvalidAccessKeyId':
      return new SettingError(`The store at ${store} does not know S3_ACCESS_KEY_ID.`);
    case 'SignatureDoesNotMatch':
      return new SettingError(`The store at ${store} refuses S3_SECRET_ACCESS_KEY, or S3_REGION=${region}.`);
    case 'RequestTimeTooSkewed':
      return new SettingError(`The clocks of this machine and of the store at ${store} differ. Set them.`);
    case 'AccessDenied':
    case 'AllAccessDisabled':
      return new SettingError(
        `S3_ACCESS_KEY_ID may not use the bucket "${bucket}" at ${store}. It needs to list, read, write and delete.`,
      );
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return new SettingError(`The bucket "${bucket}" is not in S3_REGION=${region} at ${store}.`);
    default:
      return null;
  }
}
