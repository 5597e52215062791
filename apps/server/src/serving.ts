import type { AddressInfo } from 'node:net';
import { addRoutes, openHttp } from './app';
import type { Env } from './env';
import { features } from './features';
import type { AppContext, Logger } from './app-context';
import type { LaneTask } from './app-context';
import { startRunners } from './jobs/runners';
import { sweep, sweepTimes } from './sweep';
import { frameForJobs, openAppContext } from './open-app-context';
import { portProblem } from './start-problem';

const portOf = (address: string | AddressInfo | null): number | undefined =>
  typeof address === 'object' ? address?.port : undefined;

export interface Serving {
  readonly ctx: AppContext;
  readonly port: number;
  /** Answers what is at work, then closes HTTP, sockets, jobs and the pool. */
  close(): Promise<void>;
}

/** Serves a migrated database: frame, routes, jobs, then the port. What was opened is closed when a step fails. */
export async function openServing(env: Env, log: Logger, url: string): Promise<Serving> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  try {
    const app = openHttp({ env, log });
    const { ctx, close: closeFrame } = await openAppContext(env, log, url, app.server);
    stops.push(closeFrame);
    await addRoutes(app, ctx);
    stops.push(() => app.close());
    const tasks = Object.fromEntries(
      features.flatMap((feature): [string, LaneTask][] => Object.entries(feature.tasks ?? {})),
    );
    const runners = await startRunners(
      frameForJobs(ctx),
      url,
      { ...tasks, sweep: { lane: 'short', run: sweep } },
      [sweepTimes, ...features.flatMap(({ times = [] }) => times)].join('\n'),
    );
    // Requests end before the runners do, and the runners before the pool.
    stops.splice(1, 0, () => runners.stop());
    await app.listen({ port: env.port, host: env.host }).catch((error: NodeJS.ErrnoException) => {
      throw portProblem(error, env);
    });
    return { ctx, port: portOf(app.server.address()) ?? env.port, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
