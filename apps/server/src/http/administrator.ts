import type { FastifyRequest } from 'fastify';
import type { Frame } from '../frame';
import { accessCookie } from './cookies';

/** Whether a request carries the session of an administrator, for pages that are no calls of the contract. */
export async function isAdministrator(request: FastifyRequest, { viewers }: Frame): Promise<boolean> {
  const viewer = await viewers.find(request.cookies[accessCookie] ?? '');
  return viewer?.can('backoffice') ?? false;
}
