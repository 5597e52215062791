import type { Env } from './env';
import { isLoopback } from './this-machine';

/** What an operator should know about a start that the network can reach: each what is open, and how to close it. */
export function startNotices(env: Pick<Env, 'host' | 'demo' | 'publicOrigin' | 'trustProxy'>): string[] {
  if (isLoopback(env.host)) return [];
  const found: string[] = [];
  if (env.demo) {
    found.push(
      `The demo accounts, an administrator among them, are open to the network (HOST=${env.host}). ` +
        'To end them, start with LUCERNA_DEMO=0: they can then sign in no more.',
    );
  }
  if (!env.publicOrigin) {
    found.push(
      'PUBLIC_ORIGIN is not set, so links in letters lead to this machine only and cookies may travel without TLS. ' +
        'Set it to the address that browsers use, such as PUBLIC_ORIGIN=https://lighting.example.',
    );
  }
  if (typeof env.trustProxy === 'number') {
    found.push(
      `TRUST_PROXY=${env.trustProxy} believes every machine of a private network that reaches this port (HOST=${env.host}). ` +
        'Name the proxy instead, such as TRUST_PROXY=192.0.2.10, or let HOST be an address that only the proxy reaches.',
    );
  }
  return found;
}
