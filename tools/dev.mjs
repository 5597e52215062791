// `npm run dev`: the server, rebuilt and restarted on a change, and the web app with the embedded sign-in, with hot reloading.
import './require-install.mjs';
import { fork } from 'node:child_process';
import path from 'node:path';
import { parts, root } from './parts.mjs';

const { context } = await import('esbuild');
const { createServer } = await import('vite');
const { serverBundle } = await import('./build.mjs');

const port = process.env.PORT ?? '3000';
process.env.API_ORIGIN = `http://127.0.0.1:${port}`;

let running = null;
let stopping = false;

/** Ends the running server and waits, since the next one takes its port. */
function stopServer() {
  const child = running;
  running = null;
  if (!child || child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

let turn = Promise.resolve();
function restart() {
  turn = turn.then(async () => {
    await stopServer();
    if (stopping) return;
    running = fork(path.join(root, parts.server.output, 'main.js'), {
      cwd: root,
      // It hears of a Ctrl-C from here only, so that it can stop in order.
      detached: true,
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
    });
  });
}

const bundle = serverBundle();
const restartAfterBuild = {
  name: 'restart-after-build',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length === 0) restart();
    });
  },
};
const watcher = await context({ ...bundle, plugins: [...bundle.plugins, restartAfterBuild] });
await watcher.watch();

const auth = await createServer({ root: path.join(root, 'apps/auth'), server: { port: 5183 } });
await auth.listen();
// The web leads /auth there: one origin, as in the built product.
process.env.AUTH_DEV_ORIGIN = new URL(auth.resolvedUrls.local[0]).origin;
const web = await createServer({ root: path.join(root, 'apps/web') });
await web.listen();
console.log(`Web with hot reloading: ${web.resolvedUrls?.local[0] ?? ''}`);

async function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  await Promise.all([watcher.dispose(), web.close(), auth.close(), turn.then(stopServer)]);
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
