import { BlockList, isIP } from 'node:net';

/**
 * Whom to believe about the caller's address (X-Forwarded-For, -Proto, -Host): nobody, so many proxies in a row, or the
 * proxies at these addresses and networks.
 */
export type TrustProxy = false | number | readonly string[];

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
};

/** Adds an address, a network such as 10.0.0.0/8, or a name above; false for anything else. */
function add(list: BlockList, text: string): boolean {
  if (Object.hasOwn(named, text)) return named[text]!.every((each) => add(list, each));
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const most = version === 4 ? 32 : 128;
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most)
    list.addSubnet(address, Number(bits), family);
  else return false;
  return true;
}

/** Reads TRUST_PROXY: 0, a number of proxies, or addresses with commas between; null for anything else. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text);
  const listed = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const list = new BlockList();
  return listed.length > 0 && listed.every((each) => add(list, each)) ? listed : null;
}

function membersOf(texts: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const each of texts) add(list, each);
  return (address = '') => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * Tells whether the machine at an address is believed; `hop` counts from the connection itself (0) outwards. With a
 * number, only a proxy of this machine or of a private network is: a caller from the internet who reaches the port
 * beside the proxy invents no address. A proxy at a public address must be named.
 */
export function trustFunction(trust: TrustProxy): false | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  if (typeof trust !== 'number') return membersOf(trust);
  const isNear = membersOf(['loopback', 'private']);
  return (address, hop) => hop < trust && (hop > 0 || isNear(address));
}
