import { errorCodes } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway, isBusy, isUnwritable } from '../database/away';
import type { WriteHealth } from '../database/write-health';
import type { Reports } from '../ports/reports';
import { StorageAwayError, StorageFullError } from '../storage/storage';
import { no } from './answer';
import { refuse, sendBody } from './refuse';

/** Largest JSON body of a call that says no other (`largestBody`). */
export const bodyLimit = 1_048_576;

/** The most objects and lists in one another: no body that we take has more, and neither a parser nor the database goes deeper. */
const deepest = 64;

/** Whether JSON goes deeper than that; read as text, since no reader of a tree should meet it. */
function isTooDeep(text: string): boolean {
  if (text.length <= 2 * deepest) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      // A quoted text, to its end.
      for (at += 1; at < text.length && text.charCodeAt(at) !== 0x22; at += 1) {
        if (text.charCodeAt(at) === 0x5c) at += 1;
      }
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

const tooDeep: FastifyError = Object.assign(new Error('Nested too deeply'), {
  name: 'FastifyError',
  code: 'TOO_DEEP',
  statusCode: 400,
});

const packedBody = errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE;

/** Turns what Fastify, a parser or a broken machine threw into one of our bodies. */
function failed(
  { reports, writes }: { reports: Reports; writes: WriteHealth },
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code } = error;
  writes.failed(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refuse(reply, no({ code: 'tooLarge', data: { limit: request.routeOptions.bodyLimit } }));
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(reply, no({ code: 'unsupportedType' }));
  if ((error.statusCode ?? 500) < 500) {
    const wrong = code === tooDeep.code ? 'tooDeep' : 'json';
    const details = [{ in: 'body', path: '', code: wrong, message: `formError.${wrong}` }];
    return sendBody(reply, 400, { code: 'badRequest', message: 'problem.badRequest', details });
  }
  const { method, routeOptions, id } = request;
  if (isBusy(error)) {
    request.log.warn({ err: error }, 'the database is busy');
    return refuse(reply, { ...no({ code: 'unavailable' }), headers: { 'retry-after': '2' } });
  }
  reports.tell(error, { method, route: routeOptions.url ?? 'unknown', requestId: id });
  if (error instanceof StorageAwayError) {
    request.log.error({ err: error }, 'the file store is away');
    return refuse(reply, { ...no({ code: 'filesAway' }), headers: { 'retry-after': '5' } });
  }
  if (isAway(error)) {
    request.log.error({ err: error }, 'a dependency is away');
    return refuse(reply, { ...no({ code: 'unavailable' }), headers: { 'retry-after': '5' } });
  }
  if (isUnwritable(error) || error instanceof StorageFullError) {
    request.log.error({ err: error }, 'nothing can be written');
    return refuse(reply, { ...no({ code: 'cannotSave' }), headers: { 'retry-after': '30' } });
  }
  request.log.error({ err: error }, 'unexpected failure');
  refuse(reply, no({ code: 'unexpected', data: { requestId: request.id } }));
}

/** Answers what was thrown, and reports what nobody foresaw. */
export function answerFailures(app: FastifyInstance, reports: Reports, writes: WriteHealth): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    failed({ reports, writes }, error, request, reply),
  );
  // An empty body with a JSON content type is no body: some clients send the header with every call.
  const parse = app.getDefaultJsonParser('error', 'error');
  // Text is read by default, and would pass as JSON that has the wrong type.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A packed body could hold a thousand times what its size tells; none of our clients packs one.
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') done(new packedBody());
    else if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(tooDeep);
    else void parse(request, text, done);
  });
}
