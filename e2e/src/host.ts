import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** A product that runs in the process of the host. */
interface Hosted {
  stop(): Promise<void>;
}

interface Host {
  readonly child: ChildProcess;
  ask(id: string, settings: Readonly<Record<string, string>> | null): Promise<void>;
}

interface Answer {
  readonly id: string;
  readonly failure?: string;
}

/** One for this worker, started when the first file asks; it ends with the worker. */
let host: Host | null = null;

function startHost(): Host {
  const child = fork(path.join(import.meta.dirname, 'product-host.mjs'), {
    env: { ...process.env, LUCERNA_DEMO_PASSWORD: 'lucerna for tests' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const output of [child.stdout!, child.stderr!]) {
    output.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-10_000)));
  }
  const waiting = new Map<string, (failure?: string) => void>();
  child.on('message', ({ id, failure }: Answer) => waiting.get(id)?.(failure));
  child.once('exit', () => {
    host = null;
    for (const settle of waiting.values()) settle('The process of the product has ended.');
  });
  return {
    child,
    ask: (id, settings) =>
      new Promise((resolve, reject) => {
        waiting.set(id, (failure) => {
          waiting.delete(id);
          if (failure === undefined) resolve();
          else reject(new Error(`${failure}\n${said}`));
        });
        child.send({ id, settings });
      }),
  };
}

/**
 * Starts the product with some settings in the process that this worker keeps for it: in a fraction of the time that a
 * process of its own takes. Each is an instance of its own and shares nothing with the last but the loaded program.
 */
export async function startHosted(settings: Readonly<Record<string, string>>): Promise<Hosted> {
  const used = (host ??= startHost());
  const id = randomUUID();
  await used.ask(id, settings);
  return {
    async stop() {
      // Ended before: then nothing of it is left to stop.
      if (used.child.exitCode === null && used.child.signalCode === null) await used.ask(id, null);
    },
  };
}
