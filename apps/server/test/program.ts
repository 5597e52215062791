import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

/** The real program in a process of its own, with its demo data; `databaseUrl` null is the embedded database. */
export interface ProgramSettings {
  readonly home: string;
  readonly databaseUrl: string | null;
  readonly password: string;
  readonly port: number;
  /** Is told what it logs, warnings and worse. */
  readonly onLog?: (text: string) => void;
}

/** What was built, as `npm start` has it: from its sources it takes three times as long. The set-up of the run builds. */
const program = ['--enable-source-maps', 'apps/server/dist/main.js'];

/** Starts it; resolves when it serves, rejects with what it said when it ends before. */
export async function startProgram({
  home,
  databaseUrl,
  password,
  port,
  onLog,
}: ProgramSettings): Promise<ChildProcess> {
  const child = spawn(process.execPath, program, {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LUCERNA_HOME: home,
      LUCERNA_DEMO: '1',
      LUCERNA_DEMO_PASSWORD: password,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: onLog ? 'warn' : 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (piece: Buffer): void => {
      said = (said + piece.toString()).slice(-10_000);
      onLog?.(piece.toString());
      if (said.includes('Lucerna is at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return child;
}

/** Ends it by a signal, unless it has ended. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
