import type { AddressInfo } from 'node:net';
import { addRoutes, openHttp } from './app';
import type { Env } from './env';
import { SettingError } from './env';
import { features } from './features';
import type { Frame, Logger } from './frame';
import type { LaneTask } from './jobs/lanes';
import { startRunners } from './jobs/runners';
import { sweep, sweepTimes } from './jobs/sweep';
import { frameForJobs, openFrame } from './open-frame';

export interface Serving {
  readonly frame: Frame;
  readonly port: number;
  /** Answers what is at work, then closes HTTP, sockets, jobs and the pool. */
  close(): Promise<void>;
}

/** What went wrong with the port, in words that say what to do. */
export function portProblem(error: NodeJS.ErrnoException, { port, host }: Env): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingError(
        `Port ${port} of ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new SettingError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SettingError(`This machine has no address ${host} (HOST).`);
    default:
      return error;
  }
}

/** Serves a migrated database: frame, routes, jobs, then the port. What was opened is closed when a step fails. */
export async function openServing(env: Env, log: Logger, url: string): Promise<Serving> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  try {
    const app = openHttp({ env, log });
    const { frame, close: closeFrame } = await openFrame(env, log, url, app.server);
    stops.push(closeFrame);
    await addRoutes(app, frame);
    stops.push(() => app.close());
    const tasks = Object.fromEntries(
      features.flatMap((feature): [string, LaneTask][] => Object.entries(feature.tasks ?? {})),
    );
    const runners = await startRunners(
      frameForJobs(frame),
      url,
      { ...tasks, sweep: { lane: 'short', run: sweep } },
      sweepTimes,
    );
    // Requests end before the runners do, and the runners before the pool.
    stops.splice(1, 0, () => runners.stop());
    await app.listen({ port: env.port, host: env.host }).catch((error: NodeJS.ErrnoException) => {
      throw portProblem(error, env);
    });
    return { frame, port: (app.server.address() as AddressInfo).port, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
