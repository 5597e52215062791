import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { openWriteHealth } from './database/write-health';
import { features } from './features';
import type { AppContext } from './app-context';
import { apiDocs } from './http/api-docs';
import { authRoutes } from './http/auth-app';
import { brandRoutes } from './http/brand-files';
import { allowAuthOrigin } from './http/auth-origin';
import { answerFailures, bodyLimit } from './http/failures';
import { hangUpAtStop } from './http/hang-up';
import { healthRoutes } from './http/health';
import { logRequests } from './http/log';
import { metricsRoutes } from './http/metrics';
import { secure } from './http/security-headers';
import { trustFunction } from './env-trust-proxy';
import { answerBadAddress, answerBrokenRequest, answerUnrouted } from './http/unrouted';
import { firstPicture } from './features/picture';
import { firstRoom } from './http/first-room';
import { webRoutes } from './http/web';

/** An answer that fits into one packet of a network does not come earlier when it is smaller. */
const compressFromBytes = 1400;
/** Above this an answer is compressed by a thread of its own; below, in less time than handing it over takes. */
const compressHereBytes = 8192;
/** The fastest levels: the higher ones take several times as long for a tenth of the bytes. */
const compression = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 4 },
};

/** Shapes are checked by the contract (`serve`); so Fastify need not load its compilers of JSON schemas. */
const noSchemas = () => () => {
  throw new Error('A route of Fastify has no schema here: describe the operation in the contract.');
};

/** The HTTP server without its routes: the sockets hang on it before the frame is whole. */
export function openHttp({ env, log }: Pick<AppContext, 'env' | 'log'>): FastifyInstance {
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
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
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
export async function addRoutes(app: FastifyInstance, ctx: AppContext): Promise<void> {
  app.decorateRequest('viewer', null);
  answerUnrouted(app);
  // An open websocket would keep the HTTP server from ever closing.
  app.addHook('preClose', () => ctx.sockets.close());
  hangUpAtStop(app);
  const { publicOrigin, authOrigin, sentryDsn } = ctx.env;
  secure(app, {
    opensWindows: authOrigin !== undefined,
    https: publicOrigin?.startsWith('https:') ?? false,
    sources: {
      'frame-src': authOrigin ? [authOrigin] : [],
      'connect-src': sentryDsn ? [new URL(sentryDsn).origin] : [],
    },
  });
  allowAuthOrigin(app, ctx.env);
  const writes = openWriteHealth(ctx.probe);
  answerFailures(app, ctx.reports, writes);
  await app.register(cookie);
  await app.register(compress, {
    ...compression,
    threshold: compressFromBytes,
    syncThreshold: compressHereBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  logRequests(app);
  metricsRoutes(app, ctx);
  healthRoutes(app, ctx, writes);
  for (const feature of features) feature.routes?.(app, ctx);
  await apiDocs(app);
  brandRoutes(app, ctx);
  await authRoutes(app, ctx);
  await webRoutes(app, ctx, (address) => firstRoom(address) ?? firstPicture(ctx, address));
}
