import type { HttpProblemCode } from '@lucerna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { statusOf } from './refuse';

/** Headers of every answer that no hook has passed. */
const headers: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const bodyOf = (code: HttpProblemCode) => JSON.stringify({ code, message: `problem.${code}` });

/** How long a caller whose connection is at its end may take to read its answer. */
const readingMs = 1000;

/** Answers on a bare socket and hangs up: there is no request yet, or none any more. */
export function answerSocket(socket: Duplex, code: HttpProblemCode): void {
  if (!socket.writable) return void socket.destroy();
  const status = statusOf(code);
  const body = bodyOf(code);
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
  // Half of it stays open for as long as the other side likes.
  setTimeout(() => socket.destroy(), readingMs).unref();
}

function answerResponse(response: ServerResponse, code: HttpProblemCode): void {
  const body = bodyOf(code);
  response.writeHead(statusOf(code), { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

const parserProblems: Readonly<Record<string, HttpProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

interface ParsingSocket extends Duplex {
  /** The answer of the request before on the same connection. */
  readonly _httpMessage?: { readonly headersSent: boolean } | null;
}

/** Answers a connection that sends no HTTP, too much of it, or too slowly. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: ParsingSocket): void {
  // In the middle of another answer, a second one would be read as a part of it.
  if (error.code === 'ECONNRESET' || socket._httpMessage?.headersSent) return void socket.destroy();
  answerSocket(socket, parserProblems[error.code ?? ''] ?? 'badRequest');
}

/** Answers an address that the router cannot read: broken escapes, a parameter beyond its length. */
export function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  answerResponse(reply.raw, 'badRequest');
}

/** Answers in our form what Node and Fastify would answer in theirs before any hook: expectations, calls during a stop. */
export function answerUnrouted(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    answerResponse(response, 'expectationFailed'),
  );
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const isHostless = raw.headers.host === undefined && raw.httpVersion === '1.1';
    if (!isClosing && !isHostless) return done();
    reply.hijack();
    reply.raw.setHeader('connection', 'close');
    if (isClosing) reply.raw.setHeader('retry-after', '5');
    answerResponse(reply.raw, isClosing ? 'unavailable' : 'badRequest');
  });
}
