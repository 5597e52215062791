import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openWriteHealth } from './database/write-health';
import { features } from './features';
import type { Frame } from './frame';
import { apiDocs } from './http/api-docs';
import { authRoutes } from './http/auth-app';
import { allowAuthOrigin } from './http/auth-origin';
import { answerFailures, bodyLimit } from './http/failures';
import { healthRoutes } from './http/health';
import { logRequests } from './http/log';
import { metricsRoutes } from './http/metrics';
import { secure } from './http/security-headers';
import { trustFunction } from './http/trust-proxy';
import { answerBadAddress, answerBrokenRequest, answerUnrouted } from './http/unrouted';
import { webRoutes } from './http/web';

/** Below this a reply is sent as it is: compressing costs more than the wire on the way to one room. */
const compressFromBytes = 32_768;

/** The HTTP server without its routes: the sockets hang on it before the frame is whole. */
export function openHttp({ env, log }: Pick<Frame, 'env' | 'log'>): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: trustFunction(env.trustProxy),
    requestIdHeader: false,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
    return503OnClosing: false,
    // Looked at in answerUnrouted, which has words for it.
    http: { requireHostHeader: false },
  });
}

/** Ids unique over nodes and restarts, and cheap. */
function requestIds(): () => string {
  const start = `${Date.now().toString(36)}${process.pid.toString(36)}`;
  let count = 0;
  return () => `${start}-${(count += 1).toString(36)}`;
}

/** Puts everything that the server answers onto it. */
export async function addRoutes(app: FastifyInstance, frame: Frame): Promise<void> {
  app.decorateRequest('viewer', null);
  answerUnrouted(app);
  // An open websocket would keep the HTTP server from ever closing.
  app.addHook('preClose', () => frame.sockets.close());
  const { publicOrigin, authOrigin, sentryDsn } = frame.env;
  secure(app, {
    opensWindows: authOrigin !== undefined,
    https: publicOrigin?.startsWith('https:') ?? false,
    sources: {
      'frame-src': authOrigin ? [authOrigin] : [],
      'connect-src': sentryDsn ? [new URL(sentryDsn).origin] : [],
    },
  });
  allowAuthOrigin(app, frame.env);
  const writes = openWriteHealth(frame.probe);
  answerFailures(app, frame.reports, writes);
  await app.register(cookie);
  await app.register(compress, {
    threshold: compressFromBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  logRequests(app);
  metricsRoutes(app, frame);
  healthRoutes(app, frame, writes);
  for (const feature of features) feature.routes?.(app, frame);
  await apiDocs(app);
  await authRoutes(app, frame.env);
  await webRoutes(app, frame);
}
