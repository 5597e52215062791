import fastifyStatic from '@fastify/static';
import { authPath } from '@lucerna/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../folders';
import type { AppContext } from '../app-context';
import { brandedPage } from './branded-page';
import { builtFiles } from './built-files';
import { pagePolicyWith } from './security-headers';

/**
 * Serves the embedded sign-in views (ACC-04) under /auth: on the one port, and where AUTH_ORIGIN leads here, on that
 * origin. Only the app may frame them, and they may call the app's origin.
 */
export async function authRoutes(
  app: FastifyInstance,
  { env, catalogue }: Pick<AppContext, 'env' | 'catalogue'>,
): Promise<void> {
  const index = path.join(folders.auth, 'index.html');
  if (!existsSync(index)) return;
  const page = brandedPage(readFileSync(index, 'utf8'));
  const appOrigin = env.authOrigin && env.publicOrigin ? [env.publicOrigin] : [];
  const policy = pagePolicyWith({ 'connect-src': appOrigin, 'frame-ancestors': appOrigin });

  const send = (reply: FastifyReply) => {
    reply.raw.setHeader('content-security-policy', policy);
    // The policy above says who may frame; this older header knows no list.
    if (appOrigin.length > 0) reply.raw.removeHeader('x-frame-options');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page(catalogue.current()));
  };

  await app.register(fastifyStatic, {
    ...builtFiles(folders.auth),
    prefix: authPath,
    decorateReply: false,
  });
  app.get(authPath, (_request, reply) => send(reply));
  app.get(`${authPath}social`, (_request, reply) => send(reply));
}
