import { demoPassword } from '@lucerna/testkit/server';
import { cloneDatabase } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import { startS3Server, type S3Server } from '@lucerna/testkit/s3-server';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');
const program = path.join(repository, 'apps/server/dist/main.js');

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface Node {
  readonly url: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Cluster {
  /** Where nginx listens. */
  readonly url: string;
  readonly nodes: readonly Node[];
  readonly databaseUrl: string;
  readonly store: S3Server;
  stop(): Promise<void>;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** The built program in a process of its own; resolves when it serves. */
async function startProgram(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (piece: Buffer): void => {
      said = (said + piece.toString()).slice(-20_000);
      if (said.includes('Lucerna is at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return child;
}

/** The files of deploy/, on ports of this machine and without TLS. */
async function startNginx(folder: string, port: number, nodes: readonly Node[]): Promise<ChildProcess> {
  const given = (name: string) => readFileSync(path.join(repository, 'deploy', name), 'utf8');
  const proxy = path.join(folder, 'lucerna-proxy.conf');
  writeFileSync(proxy, given('nginx-proxy.conf'));
  const upstream = /^ *server 127\.0\.0\.1:3000 (.*);$/m;
  const site = given('nginx.conf')
    .replace(upstream, (_line, rest: string) =>
      nodes.map(({ url }) => `  server ${new URL(url).host} ${rest};`).join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*$/gm, '')
    .replaceAll('/etc/nginx/lucerna-proxy.conf', proxy);
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const until = Date.now() + 10_000;
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) {
    if (Date.now() > until) throw new Error('nginx does not serve');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

/** Three nodes of the built product, each with a folder of its own, behind nginx, with files in a bucket. */
export async function startCluster(databaseServer: string): Promise<Cluster> {
  const [database, store] = await Promise.all([cloneDatabase(databaseServer), startS3Server()]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-nodes-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running: ChildProcess[] = [];
  const nodes: Node[] = [];
  for (const name of ['one', 'two', 'three']) {
    const home = path.join(folder, name);
    mkdirSync(home);
    const own = await freePort();
    const env = {
      PORT: String(own),
      LUCERNA_HOME: home,
      DATABASE_URL: database.url,
      LUCERNA_DEMO: '1',
      LUCERNA_DEMO_PASSWORD: demoPassword,
      SECRET: 'the secret that all nodes have in common',
      PUBLIC_ORIGIN: url,
      TRUST_PROXY: '1',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: store.bucket,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    };
    let child: ChildProcess | undefined;
    nodes.push({
      url: `http://127.0.0.1:${own}`,
      async start() {
        child = await startProgram(env);
        running.push(child);
      },
      kill: async () => child && ended(child, 'SIGKILL'),
    });
  }
  for (const node of nodes) await node.start();
  running.push(await startNginx(folder, port, nodes));
  return {
    url,
    nodes,
    databaseUrl: database.url,
    store,
    async stop() {
      await Promise.all(running.map((child) => ended(child, 'SIGTERM')));
      await store.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
