import { timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { SettingError } from '../env';
import type { AppContext } from '../app-context';
import { isAdministrator } from './administrator';
import { no } from './answer';
import { refuse } from './refuse';
import { isFromThisMachine } from '../this-machine';

/** Whether a request carries METRICS_TOKEN; without one set, none does. */
function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A port of this machine for the metrics alone, where a proxy that leads to the product never leads. */
function openMetricsPort(app: FastifyInstance, port: number, registry: Registry): void {
  const server = http.createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics' && isFromThisMachine(request);
    if (!isAsked) return void response.writeHead(request.url === '/metrics' ? 403 : 404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) =>
          reject(
            new SettingError(`Port ${port} of this machine cannot be used (METRICS_PORT): ${error.code}`),
          ),
        );
        server.listen(port, '127.0.0.1', resolve);
      }),
  );
  app.addHook('onClose', (_app, done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
}

/** /metrics for Prometheus: to METRICS_TOKEN's bearer and to administrators, and to this machine on METRICS_PORT. */
export function metricsRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { env, pool } = ctx;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const mayRead = hasToken(request, env.metricsToken) || (await isAdministrator(request, ctx));
    if (!mayRead) refuse(reply, no({ code: 'forbidden' }));
    else reply.type(registry.contentType).send(await registry.metrics());
    return reply;
  });
  if (env.metricsPort !== undefined) openMetricsPort(app, env.metricsPort, registry);
}
