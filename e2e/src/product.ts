import { freePort } from '@lucerna/testkit/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const timeoutMs = 120_000;

/** The product as `npm start` runs it, in a process of its own. */
export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** The number of the process that serves; `process` is the one that looks after it. */
  serverPid(): Promise<number>;
  /** What it wrote to both outputs so far. */
  said(): string;
  /** Resolves with the exit code once it has ended. */
  ended: Promise<number | null>;
  /** Asks it to stop as a supervisor does, and waits. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const npmStart = path.join(root, 'tools', 'start.mjs');

/** Starts the product without waiting for it; `program` runs it where `npm start` does not. */
export function launchProduct(env: Record<string, string>, program = npmStart): Product {
  let text = '';
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, LUCERNA_DEMO_PASSWORD: 'lucerna for tests', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const listen = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    process: child,
    async serverPid() {
      const listed = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return Number(listed.trim().split(' ')[0]);
    },
    said: () => text,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the product and waits until it says where it is. Rejects with what it said when it ends before. */
export async function startProduct(env: Record<string, string>, program?: string): Promise<Product> {
  const product = launchProduct({ PORT: String(await freePort()), ...env }, program);
  const until = Date.now() + timeoutMs;
  let over = false;
  void product.ended.then(() => (over = true));
  while (!product.said().includes('Lucerna is at ')) {
    if (over || Date.now() > until) throw new Error(`The product does not start:\n${product.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return product;
}
