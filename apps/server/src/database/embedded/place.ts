import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SystemAccount } from './account';
import { reaches, serverAccount } from './account';

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

/** A folder for shared things: root's, or the user's own, and nobody else's. */
function shelterFolder(account: SystemAccount | null): string {
  const user = process.getuid?.() ?? 0;
  const candidates = account ? ['/var/lib', '/opt', os.tmpdir()] : [os.tmpdir()];
  const base = candidates.find((each) => existsSync(each) && reaches(account, each)) ?? os.tmpdir();
  const shelter = path.join(base, account ? 'lucerna' : `lucerna-${user}`);
  mkdirSync(shelter, { recursive: true, mode: 0o755 });
  if (statSync(shelter).uid !== user) throw new Error(`${shelter} belongs to another user; remove it.`);
  return shelter;
}

/** Chooses the folders for a data folder; the same ones at every start. */
export function placeOf(home: string): Place {
  const inHome = path.join(home, 'postgres');
  const account = serverAccount(path.join(inHome, 'data'));
  const shelter = () => shelterFolder(account);
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const moved = !reaches(account, home);
  const base = ownFolder(moved ? path.join(shelter(), name) : inHome, account);
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
