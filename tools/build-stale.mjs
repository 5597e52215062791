// Builds the stale parts in processes of their own, side by side: a builder's memory does not stay with the server.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, staleParts } from './parts.mjs';

function build(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tools', 'build.mjs'), name], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The ${name} cannot be built.`))));
  });
}

/** Builds what is stale of the named parts; exits when a build fails. */
export async function buildStale(names) {
  const stale = staleParts(names);
  if (stale.length === 0) return;
  console.log(`Building the ${stale.join(' and the ')}`);
  try {
    await Promise.all(stale.map(build));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
