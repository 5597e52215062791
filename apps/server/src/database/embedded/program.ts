import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SystemAccount } from './account';

/** Runs a program of PostgreSQL to its end; rejects with the last of what it said when it fails. */
export function runProgram(
  file: string,
  args: readonly string[],
  { account, folder }: { account: SystemAccount | null; folder: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(file, args, {
      cwd: folder,
      // Without variables of ours: PGDATA, PGPORT and the like would move the server.
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: process.env.TZ },
      ...(account && { uid: account.uid, gid: account.gid }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches a whole group of processes; these are stopped by us, in order.
      detached: true,
    });
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-600);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    // Not 'close': the server itself inherits the pipes of the program that starts it.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(file)} ended with ${code}: ${said.trim()}`));
    });
  });
}
