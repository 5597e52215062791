import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context';
import { accessCookie } from './cookies';

/** Whether a request carries the session of an administrator, for pages that are no calls of the contract. */
export async function isAdministrator(request: FastifyRequest, { viewers }: AppContext): Promise<boolean> {
  const viewer = await viewers.find(request.cookies[accessCookie] ?? '');
  return viewer?.can('backoffice') ?? false;
}
