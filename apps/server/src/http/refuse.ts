import { httpProblems } from '@lucerna/contract';
import { problems } from '@lucerna/engine';
import type { FastifyReply } from 'fastify';
import type { Refusal, Trouble } from './answer';

const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries<{ readonly text: string; readonly status?: number }>({ ...problems, ...httpProblems }).map(
    ([code, { status }]) => [code, status ?? 422],
  ),
);

/** The status of a problem; an ordinary "no" of the domain is 422. */
export function statusOf(code: string): number {
  return statuses.get(code) ?? 422;
}

/** The body of a refusal: the first problem speaks; `details` is its data, or all problems when there are more. */
export function refusalBody(found: readonly Trouble[]): { code: string; message: string; details?: unknown } {
  const [first] = found;
  if (!first) return { code: 'unexpected', message: 'problem.unexpected' };
  const body = { code: first.code, message: `problem.${first.code}` };
  if (found.length > 1) {
    return {
      ...body,
      details: found.map(({ code, data }) => ({ code, message: `problem.${code}`, ...(data && { data }) })),
    };
  }
  return first.data ? { ...body, details: first.data } : body;
}

export function sendBody(reply: FastifyReply, status: number, body: unknown): void {
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers with a refusal; the one place where a problem becomes a status. */
export function refuse(reply: FastifyReply, { problems: found, status, headers, details }: Refusal): void {
  if (headers) reply.headers(headers);
  sendBody(reply, status ?? statusOf(found[0]?.code ?? 'unexpected'), {
    ...refusalBody(found),
    ...(details && { details }),
  });
}
