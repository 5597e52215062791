import { isIPv6 } from 'node:net';

/**
 * What stands for a caller's place in the network when attempts are counted: the IPv4 address, or the first 64 bits of
 * an IPv6 address, since one household or machine has all the rest of them.
 */
export function placeOf(told: string): string {
  // Some proxies tell the port, too; it changes with every connection.
  const ip = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(told)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(told)?.[1] ?? told;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('%', 1)[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
