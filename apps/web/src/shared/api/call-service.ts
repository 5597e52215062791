import type { ApiFailure } from './failure';
import { send } from './send';

/** The services that the spec names (P7, C7) by where their paths begin; all are of this origin. */
const services = {
  users: '/users/v1',
  usersV2: '/users/v2',
  api: '/api/v1',
  apiv2: '/api/v2',
  apiv3: '/api/v3',
  documents: '/documents/v1',
  static: '/static',
} as const;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Service = keyof typeof services;
type Method = (typeof methods)[number];

/** Why a call by name failed, as P8 describes it. */
export class CallError extends Error {
  /** The HTTP status, or 'timeout' and 'offline' where no answer came. */
  readonly ErrorCode: number | string;
  readonly ErrorDescription: string;
  readonly URL: string;

  constructor(readonly failure: ApiFailure) {
    const description = failure.description || failure.code;
    super(`${failure.status} ${description}`);
    this.name = 'CallError';
    this.ErrorCode = failure.status;
    this.ErrorDescription = description;
    this.URL = failure.address;
  }
}

/** GET, POST, PUT: `Valid methods GET, POST or PUT`, in the order of the spec's sentence. */
function listed(valid: readonly string[]): string {
  return `${valid.slice(0, -1).join(', ')} or ${valid.at(-1)}`;
}

/**
 * Calls a service of the platform by its name, method and path. Answers what it says, '' for a 204. Rejects with a
 * CallError for anything but 2xx; throws an Error for a method that is none of `valid` and for an unknown service.
 */
export async function callService(
  service: string,
  method: string,
  path: string,
  { body, valid = methods }: { readonly body?: unknown; readonly valid?: readonly Method[] } = {},
): Promise<unknown> {
  if (!(valid as readonly string[]).includes(method)) {
    throw new Error(`Invalid method ${method}. Valid methods ${listed(valid)}`);
  }
  if (!Object.hasOwn(services, service)) throw new Error('service name not found');
  const isForm = body instanceof FormData;
  const sent = await send(`${services[service as Service]}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  });
  if ('error' in sent) throw new CallError(sent.error);
  return sent.data ?? '';
}
