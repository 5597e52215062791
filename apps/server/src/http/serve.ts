import multipart from '@fastify/multipart';
import { opensToKeys } from '@lucerna/contract';
import type { Access, BodyOf, Operation, ParamsOf, QueryOf, ResponseOf } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext, Logger } from '../app-context';
import type { Viewer } from '../viewer';
import type { Answer, Immutable, Success } from './answer';
import { checkInSlices, checkWhole, type Checked } from './check-in-slices';
import { guard } from './guard';
import { languageOf } from './language';
import { refuse, sendBody } from './refuse';
import { callHeaders, type CallHeaders } from './request-header';
import { fieldProblems, type FieldProblem } from './validate';
import { writeJson } from './write-json';
import { memberOf } from '../records';

type ViewerOf<O> = O extends { access: infer Needs extends Access }
  ? 'open' extends Needs
    ? Viewer | null
    : Viewer
  : never;

/** What a call gets, checked: parameters, query and body have the contract's shapes. */
export interface Call<O> extends CallHeaders {
  readonly viewer: ViewerOf<O>;
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  /** `lang` of the query, else the viewer's language, else English. */
  readonly language: LanguageCode;
  readonly log: Logger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** SHA-256 of what is asked: tells a repeat from another request under the same key. */
  requestHash(): string;
}

type AnswerOf<O> = Answer<Immutable<ResponseOf<O>>>;

export type Handler<O> = (call: Call<O>) => Promise<AnswerOf<O>> | AnswerOf<O>;

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>;

/** Sends a success: JSON as given, a value as JSON, a file, or nothing. */
async function send(
  reply: FastifyReply,
  operation: AnyOperation,
  ctx: AppContext,
  done: Success<unknown>,
): Promise<void> {
  if (done.headers) reply.headers(done.headers);
  if (done.file) {
    const { body, type, name, size, inline } = done.file;
    const shown = inline ? 'inline' : 'attachment';
    reply.header('content-disposition', `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`);
    if (size !== undefined) reply.header('content-length', size);
    return void reply.type(type).send(body);
  }
  if (done.json === undefined && done.value === undefined) {
    return void reply.code(done.status ?? 204).send();
  }
  const shape = done.isDelta ? operation.delta : operation.response;
  if (done.isDelta) reply.header('preference-applied', 'return=minimal');
  if (ctx.env.checkAnswers && done.isDelta && !shape)
    throw new Error('A delta that the contract does not name');
  if (ctx.env.checkAnswers && shape) {
    shape.parse(
      done.json === undefined ? JSON.parse(JSON.stringify(done.value)) : JSON.parse(String(done.json)),
    );
  }
  const json = done.json ?? writeJson(done.value);
  reply
    .code(done.status ?? operation.status ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .send(json instanceof Promise ? await json : json);
}

/**
 * Serves one operation of the contract at its path and at its aliases: origin, session and right first, then the
 * shapes of parameters, query, body and headers (400 with every wrong field), then the handler; its "no" becomes the
 * status of its problem. Registers nothing twice, so that a forgotten path fails at start.
 */
export function serve<O extends Operation<never, never, never, never, Access> | AnyOperation>(
  app: FastifyInstance,
  ctx: AppContext,
  operationOf: O,
  handler: Handler<O>,
): void {
  const operation = operationOf as AnyOperation;
  const { params, query, body } = operation;
  const checkPath = params && checkWhole(params);
  const checkQuery = query && checkWhole(query);
  const checkBody = body && checkInSlices(body);

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wrong: FieldProblem[] = [];
    const take = (where: FieldProblem['in'], parsed: Checked): unknown => {
      if (parsed.success) return parsed.data;
      wrong.push(...fieldProblems(where, parsed.issues));
      return undefined;
    };
    const path = checkPath?.(request.params);
    const asked = checkQuery?.(request.query);
    const sent = checkBody?.(request.body ?? undefined);
    const checked = {
      params: path && take('path', path),
      query: asked && take('query', asked),
      body: sent && take('body', sent instanceof Promise ? await sent : sent),
    };
    const headers = callHeaders(request.headers);
    if ('problems' in headers) wrong.push(...headers.problems);
    if (wrong.length > 0 || 'problems' in headers) {
      sendBody(reply, 400, { code: 'badRequest', message: 'problem.badRequest', details: wrong });
      return reply;
    }
    const { viewer } = request;
    const lang = memberOf(request.query, 'lang');
    const result = await handler({
      ...checked,
      ...headers.value,
      viewer,
      language: languageOf(lang, viewer?.language),
      log: request.log,
      request,
      reply,
      requestHash: () => {
        const asks = [operation.method, operation.path, checked.params, checked.body];
        // A write without a query keeps the hash under which older versions of the server know it.
        return hash('sha256', JSON.stringify(query ? [...asks, checked.query] : asks));
      },
    } as Call<O>);
    if (reply.sent) return reply;
    if (result.ok) await send(reply, operation, ctx, result);
    else refuse(reply, result);
    return reply;
  };

  const served = [{ method: operation.method, path: operation.path }, ...(operation.aliases ?? [])];
  const route = (scope: FastifyInstance): void => {
    for (const { method, path } of served) {
      const onRequest = guard(ctx, method, operation.access, opensToKeys(operation));
      scope.route({ method, url: path, onRequest, handler: handle, bodyLimit: operation.largestBody });
    }
  };
  if (!operation.upload) return route(app);
  // A form is read by these calls alone: everywhere else it is an unsupported type.
  void app.register((scope, _options, done) => {
    void scope.register(multipart, { limits: { files: 1, fields: 0, parts: 2, headerPairs: 50 } });
    scope.after(() => route(scope));
    done();
  });
}
