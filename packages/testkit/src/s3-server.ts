import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Ends it at once; what it stored stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  /** Lets it answer nothing, with its port open, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes what it stored. */
  stop(): Promise<void>;
}

const program = path.join(import.meta.dirname, 's3-server-process.cjs');

/** Starts an S3 server of this machine with one empty bucket; stop it. */
export async function startS3Server(bucket = 'lucerna'): Promise<S3Server> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-s3-'));
  let child: ChildProcess | undefined;
  let port = 0;
  async function start(): Promise<void> {
    const started = fork(program, [folder, bucket, String(port)], {
      execArgv: ['--openssl-legacy-provider'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    const [told] = (await Promise.race([
      once(started, 'message'),
      once(started, 'exit').then(([code]) => {
        throw new Error(`The S3 server ended with ${code}`);
      }),
    ])) as [{ port: number }];
    port = told.port;
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    kill,
    restart: start,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
