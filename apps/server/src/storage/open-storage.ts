import path from 'node:path';
import type { Env } from '../env';
import { diskStorage } from './disk';
import { s3Storage } from './s3';
import type { Storage } from '../ports/storage';

/** The files of this installation: in the bucket of the settings, else in the data folder. */
export function openStorage(env: Pick<Env, 'home' | 's3'>, warn: (error: Error) => void): Promise<Storage> {
  return env.s3 ? s3Storage(env.s3, warn) : diskStorage(path.join(env.home, 'files'));
}
