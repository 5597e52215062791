import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system account that PostgreSQL runs as. */
export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The accounts of /etc/passwd by user id. */
function accounts(): SystemAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/**
 * PostgreSQL refuses to run as root. As root it gets the owner of the data that exists already, else the account
 * `postgres`, else `nobody`. Null: we are an ordinary user and it runs as ourselves.
 */
export function serverAccount(existingData: string): SystemAccount | null {
  if (process.getuid?.() !== 0) return null;
  const known = accounts();
  const owner = statSync(existingData, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    const named = known.find(({ uid }) => uid === owner.uid);
    return { name: named?.name ?? String(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  const found = ['postgres', 'nobody'].map((name) => known.find((each) => each.name === name)).find(Boolean);
  if (!found)
    throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody".');
  return found;
}

/** Tells whether the account can use the file or folder: every folder above entered, the last one read. */
export function reaches(account: SystemAccount | null, target: string): boolean {
  if (!account) return true;
  const allows = (name: string, bits: number) => {
    const { uid, gid, mode } = statSync(name);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    return ((mode >> shift) & bits) === bits;
  };
  const enter = 1;
  const read = 4;
  try {
    if (!allows(target, read | enter)) return false;
    for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
      if (!allows(folder, enter)) return false;
      if (folder === path.dirname(folder)) return true;
    }
  } catch {
    return false;
  }
}
