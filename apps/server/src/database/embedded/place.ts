import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SettingError } from '../../env';
import { reaches, serverAccount, type SystemAccount } from './account';

/** A socket's path holds at most 107 bytes (sun_path). */
const longestSocketPath = 107;
const socketName = '.s.PGSQL.5432';

/** Where the embedded PostgreSQL keeps its things, all absolute. */
export interface Place {
  readonly account: SystemAccount | null;
  readonly data: string;
  readonly sockets: string;
  readonly log: string;
  /** A folder that the account reaches, for binaries that it could not reach otherwise. */
  readonly shelter: string;
  /** True when the data lies outside the data folder, since the account cannot enter that. */
  readonly moved: boolean;
}

function ownFolder(folder: string, account: SystemAccount | null): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Where a folder for shared things is: root's, or the user's own. */
function shelterPath(account: SystemAccount | null): string {
  const user = process.getuid?.() ?? 0;
  const candidates = account ? ['/var/lib', '/opt', os.tmpdir()] : [os.tmpdir()];
  const base = candidates.find((each) => existsSync(each) && reaches(account, each)) ?? os.tmpdir();
  return path.join(base, account ? 'lucerna' : `lucerna-${user}`);
}

/** Makes that folder; one of the same name that somebody else made is not trusted. */
function makeShelter(account: SystemAccount | null): string {
  const shelter = shelterPath(account);
  mkdirSync(shelter, { recursive: true, mode: 0o755 });
  if (statSync(shelter).uid !== process.getuid?.()) {
    throw new SettingError(`${shelter} belongs to another user; remove it.`);
  }
  return shelter;
}

/** Says what is wrong with data that exists but that we, or the server's account, cannot use. */
function requireUsable(data: string, account: SystemAccount | null): void {
  const owner = statSync(path.dirname(data), { throwIfNoEntry: false })?.uid;
  if (!account && owner !== undefined && owner !== process.getuid?.()) {
    throw new SettingError(
      `${path.dirname(data)} was made by another user. Start as that user or as root, or choose another LUCERNA_HOME.`,
    );
  }
  if (account && existsSync(data) && !reaches(account, path.dirname(path.dirname(data)))) {
    throw new SettingError(
      `The data is in ${data}, but "${account.name}", as whom PostgreSQL runs, cannot enter there. Open the folders above.`,
    );
  }
}

/** Chooses the folders for a data folder; the same ones at every start. */
export function placeOf(home: string): Place {
  const inHome = path.join(home, 'postgres');
  const account = serverAccount(path.join(inHome, 'data'));
  requireUsable(path.join(inHome, 'data'), account);
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const sheltered = path.join(shelterPath(account), name);
  // Data that exists decides first: a changed mode of a folder must not make it look lost.
  const moved = existsSync(path.join(sheltered, 'data')) || !reaches(account, home);
  const shelter = () => makeShelter(account);
  if (moved) shelter();
  const base = ownFolder(moved ? sheltered : inHome, account);
  const near = path.join(base, 'socket');
  const fits = Buffer.byteLength(path.join(near, socketName)) <= longestSocketPath;
  const sockets = ownFolder(fits ? near : path.join(shelter(), `${name}.socket`), account);
  return {
    account,
    data: path.join(base, 'data'),
    sockets,
    log: path.join(base, 'postgres.log'),
    get shelter() {
      return shelter();
    },
    moved,
  };
}
