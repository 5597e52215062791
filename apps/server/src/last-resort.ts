/** The exit code of a process that broke: whoever started it starts it again. */
export const brokenExit = 1;

/** How long a broken process may take to close. */
const timeoutMs = 10_000;

/**
 * What nobody caught ends the process: its state is unknown. `tell` logs and reports it, `close` ends what can be ended in
 * order; then the process exits with `brokenExit`, at the latest after ten seconds.
 */
export function endWhenBroken(tell: (error: unknown) => void, close: () => Promise<void>): void {
  let isBroken = false;
  // A rejection that nobody handles comes here too.
  process.on('uncaughtException', (error) => {
    // What breaks while it closes says nothing new.
    if (isBroken) return;
    isBroken = true;
    process.exitCode = brokenExit;
    const exit = () => process.exit(brokenExit);
    setTimeout(exit, timeoutMs);
    try {
      tell(error);
    } finally {
      close().then(exit, exit);
    }
  });
}
