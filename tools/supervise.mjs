// Keeps one program running: starts it again when it ends by a fault, passes signals on, stops when it stops in order.
import { fork } from 'node:child_process';

/** Exit codes of the server by which starting it again changes nothing (apps/server/src/exit-codes.ts). */
const wrongSettings = 78;
const dependencyAway = 75;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the program until it ends in order, and answers with the exit code to end with.
 *
 * A fault starts it again after a second, then two, up to half a minute. Before it was ready for the first time, wrong
 * settings or a database that is away end the start at once, and other faults after three tries.
 *
 * @param {string} file the program; it sends the message `ready` when it serves
 * @param {{ say?: (line: string) => void, firstPauseMs?: number, longestPauseMs?: number, healthyMs?: number,
 *   triesAtStart?: number, patienceMs?: number }} [settings] `healthyMs`: after so long without a fault the pauses
 *   begin anew; `patienceMs`: how long a stop may take
 * @returns {Promise<number>}
 */
export function supervise(
  file,
  {
    say = (line) => console.error(line),
    firstPauseMs = 1000,
    longestPauseMs = 30_000,
    healthyMs = 60_000,
    triesAtStart = 3,
    patienceMs = 20_000,
  } = {},
) {
  return new Promise((resolve) => {
    let child = null;
    let timer = null;
    let wasReady = false;
    let isStopping = false;
    let faults = 0;

    const end = (code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, stop);
      resolve(code);
    };

    function stop(signal) {
      isStopping = true;
      if (!child) return end(0);
      child.kill(signal);
      timer ??= setTimeout(() => child?.kill('SIGKILL'), patienceMs);
    }

    function ended(code, signal, readyAt) {
      child = null;
      if (isStopping || code === 0) return end(code ?? 1);
      if (code === wrongSettings || (code === dependencyAway && !wasReady)) return end(code);
      if (readyAt !== null && Date.now() - readyAt >= healthyMs) faults = 0;
      faults += 1;
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      if (!wasReady && faults >= triesAtStart) {
        say(
          `Lucerna ${how} ${faults} times before it could serve, and is not started again. What it wrote above says why.`,
        );
        return end(code ?? 1);
      }
      const pause = Math.min(firstPauseMs * 2 ** (faults - 1), longestPauseMs);
      say(`Lucerna ${how}. It is started again in ${pause / 1000} s.`);
      timer = setTimeout(start, pause);
    }

    function start() {
      timer = null;
      let readyAt = null;
      // A group of its own: of a Ctrl-C it hears from here only, and once.
      child = fork(file, { detached: process.platform !== 'win32', execArgv: ['--enable-source-maps'] });
      child.on('message', (message) => {
        if (message !== 'ready') return;
        wasReady = true;
        readyAt = Date.now();
      });
      child.once('error', (error) => {
        say(`Lucerna cannot be started: ${error.message}`);
        if (child?.pid === undefined) ended(1, null, null);
      });
      child.once('exit', (code, signal) => ended(code, signal, readyAt));
    }

    for (const signal of signals) process.on(signal, stop);
    start();
  });
}
