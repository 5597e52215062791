import { SettingError } from './env';

/** Something that the start needs does not answer: the same settings may work later. */
export class AwayError extends SettingError {}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account has no right to',
  EPERM: 'this account has no right to',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
  EIO: 'the disk does not work',
  ENOTDIR: 'something above it is no folder',
};

interface FileError extends Error {
  readonly code?: string;
  readonly path?: string;
}

/** Why a file or folder cannot be written, in words; null for other failures. */
export function fileProblem({ code = '' }: FileError): string | null {
  return reasons[code] ?? null;
}

/** What ended the start, as a sentence that says what to do where the disk is to blame; else as it is. */
export function startProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SettingError) return error;
  const { path } = error as FileError;
  const reason = fileProblem(error);
  if (!reason || !path) return error;
  return new SettingError(
    `${path} cannot be used: ${reason}. Make it usable for the account that starts Lucerna, or choose another LUCERNA_HOME.`,
  );
}
