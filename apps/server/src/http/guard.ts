import type { Access, Method } from '@lucerna/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context';
import type { Viewer } from '../viewer';
import { accessCookie } from './cookies';
import { no } from './answer';
import { comesFromUs } from './origin';
import { refuse } from './refuse';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** The key of an Authorization header; null without one. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization && /^bearer(\s|$)/i.test(authorization) ? authorization.slice(7).trim() : null;
}

/**
 * Makes the check that runs before anything of a call is read: the origin of a change, the session, the right.
 * A viewer that is known already costs no promise.
 */
export function guard(ctx: AppContext, method: Method, access: Access, forKeys: boolean): Hook {
  const changes = method !== 'GET';
  return (request, reply, done) => {
    if (changes && !comesFromUs(request, ctx.env)) return refuse(reply, no({ code: 'originForbidden' }));
    const admit = (viewer: Viewer | null) => {
      request.viewer = viewer;
      if (access === 'open') return done();
      if (!viewer) return refuse(reply, no({ code: 'unauthorised' }));
      if (access === 'signed-in' || viewer.can(access)) return done();
      refuse(reply, no({ code: 'forbidden', data: { privilege: access } }));
    };
    // A key stands instead of cookies, and never beside them: one that does not work is no visitor.
    const key = bearerOf(request);
    if (key !== null) {
      if (!forKeys) {
        const refused = (viewer: Viewer | null) =>
          refuse(reply, no({ code: viewer ? 'keyForbidden' : 'unauthorised' }));
        ctx.viewers.findByKey(key, request.ip).then(refused, done);
        return;
      }
      const admitKey = (viewer: Viewer | null) =>
        viewer ? admit(viewer) : refuse(reply, no({ code: 'unauthorised' }));
      ctx.viewers.findByKey(key, request.ip).then(admitKey, done);
      return;
    }
    const token = request.cookies[accessCookie];
    if (!token) return admit(null);
    const known = ctx.viewers.known(token);
    if (known) return admit(known);
    ctx.viewers.find(token).then(admit, done);
  };
}
