import type { Access, Method } from './operation';

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly forKeys?: boolean;
}

/** Ways to sign in, sessions and keys: they are a person's alone. */
const personal = /^\/users\/v1\/(auth|api-keys)(\/|$)/;

/**
 * Whether a key for machines (ACC-18) may make a call. It changes nothing of accounts, rights, sessions and keys, and
 * what asks for no privilege it only reads; a call says otherwise of itself with `forKeys`.
 */
export function opensToKeys({ method, path, access, forKeys }: Call): boolean {
  if (forKeys !== undefined) return forKeys;
  if (personal.test(path)) return false;
  const reads = method === 'GET';
  return reads || (!path.startsWith('/users/') && access !== 'signed-in');
}
