import type { IncomingMessage } from 'node:http';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** Whether only this machine can reach an address to listen on. */
export const isLoopback = (host: string): boolean => loopbackHost.test(host);

const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const localName = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/** What a proxy adds, each by itself a sign of one. */
const marks = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/**
 * Whether a request was made on this machine to the very port that it arrived at: no proxy has marked it, and no
 * foreign page has renamed itself (DNS rebinding). A proxy on this machine that rewrites the host and marks nothing
 * looks the same, so nothing may hang on this alone where one can stand.
 */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  if (!loopbackAddress.test(socket.remoteAddress ?? '')) return false;
  if (marks.some((name) => headers[name] !== undefined)) return false;
  const [name, , port] = localName.exec(headers.host ?? '') ?? [];
  return name !== undefined && Number(port ?? 80) === socket.localPort;
}
