import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from '../app-context';

/** An address as it may stand in the log: without the e-mail or the secret of a link that travels in it. */
export const loggedUrl = (url: string): string =>
  url
    .replace(/(email-validate\/)[^?]*/, '$1[hidden]')
    .replace(/(quote-links?\/)[^/?]*/, '$1[hidden]')
    .replace(/([?&](?:token|code|state)=)[^&]*/g, '$1[hidden]');

/** JSON lines on standard output; what could sign somebody in never reaches them. */
export function openLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
        '*.secret',
      ],
      censor: '[hidden]',
    },
    serializers: {
      err(error: Error) {
        // The pool hangs the whole connection on its errors: two screens of nothing.
        const said: Readonly<Record<string, unknown>> = { ...pino.stdSerializers.err(error) };
        const { client: _client, ...told } = said;
        return told;
      },
      req: ({ id, method, url, ip }: { id: string; method: string; url: string; ip: string }) => ({
        id,
        method,
        url: loggedUrl(url),
        ip,
      }),
    },
  });
}

/** One line for each answered call, at info. */
export function logRequests(app: FastifyInstance): void {
  if (!pino.levels.values[app.log.level] || pino.levels.values[app.log.level]! > pino.levels.values.info!)
    return;
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { req: request, status: reply.statusCode, ms, account: request.viewer?.accountId },
      'answered',
    );
    done();
  });
}
