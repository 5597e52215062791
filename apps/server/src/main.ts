import { SettingError, readEnv, type Env } from './env';
import { exitCodes } from './exit-codes';
import { endWhenBroken } from './last-resort';
import { startServer, type RunningServer } from './start';
import { AwayError, startProblem } from './start-problem';

/** How long a stop may take before the process ends anyway. */
const timeoutMs = 15_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function exitCodeOf(error: unknown): number {
  if (error instanceof AwayError) return exitCodes.away;
  return error instanceof SettingError ? exitCodes.settings : exitCodes.fault;
}

function endWith(failure: unknown): never {
  const error = startProblem(failure);
  if (error instanceof SettingError) process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `Lucerna cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(exitCodeOf(error));
}

/** npm passes a Ctrl-C on that the terminal has sent already; such an echo is no second request. */
const echoMs = 1000;

/** Stops on Ctrl-C and on a supervisor's request; a second, impatient one ends it at once. */
function stopOnSignals(running: Promise<RunningServer>): void {
  let asked = 0;
  const stop = () => {
    if (asked > 0) {
      if (Date.now() - asked > echoMs) process.exit(1);
      return;
    }
    asked = Date.now();
    setTimeout(() => process.exit(1), timeoutMs).unref();
    running
      .then((server) => server.close())
      .then(
        // Not 0 where it broke: the code is set then.
        () => process.exit(),
        (error: unknown) => endWith(error),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Whoever supervises it has been killed: nobody would stop it any more.
  process.on('disconnect', stop);
}

function settings(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    return endWith(error);
  }
}

const running = startServer(settings(), say);
let serving: RunningServer | undefined;
endWhenBroken(
  (error) => (serving ? serving.tell(error) : endWith(error)),
  async () => (await running).close(),
);
stopOnSignals(running);
try {
  serving = await running;
  const { address, demo, setupLink, notices } = serving;
  for (const notice of notices) say(notice);
  if (setupLink)
    say(`There is no administrator yet. Open this link to become the first, it works once: ${setupLink}`);
  const signIns = demo ? `. Sign in as ${demo.emails.join(', ')} with the password ${demo.password}` : '';
  say(`Lucerna is at ${address}${signIns}`);
  process.send?.('ready');
} catch (error) {
  endWith(error);
}
