import { SettingError, type Env } from './env';

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
  const { path }: FileError = error;
  const reason = fileProblem(error);
  if (!reason || !path) return error;
  return new SettingError(
    `${path} cannot be used: ${reason}. Make it usable for the account that starts Lucerna, or choose another LUCERNA_HOME.`,
  );
}

/** What went wrong with the port, in words that say what to do. */
export function portProblem(error: NodeJS.ErrnoException, { port, host }: Env): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(
        `Port ${port} of ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new SettingError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SettingError(`This machine has no address ${host} (HOST).`);
    default:
      return error;
  }
}
