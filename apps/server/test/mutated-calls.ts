import type { TestServer } from '@lucerna/testkit/server';
import fc from 'fast-check';
import { hostileValues, spoiltOf } from '../../../packages/engine/test/spoilt';
import { answerFault } from './generated-requests';
import { mutatedKinds } from './mutated-creations';
import { openRawWebsocket, type RawWebsocket } from './raw-websocket';

/** What came of values that were sent rather than read: answers by status, and answers that were no good. */
export interface Sent {
  readonly sent: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly bad: readonly { readonly call: string; readonly value: string; readonly fault: string }[];
}

/** Where a value of each kind goes. */
const calls: Readonly<
  Record<string, (value: unknown, at: number) => readonly [method: string, path: string, body: unknown]>
> = {
  creation: (creation) => ['POST', '/api/v1/shares', { name: 'x', creation }],
  line: (creation) => ['POST', '/api/v1/projects', { name: 'x', products: [{ creation, quantity: 1 }] }],
  draft: (draft, at) => ['PUT', `/api/v1/drafts/mutated-${at % 50}`, draft],
};

/** Text that a server of HTTP takes in a header, byte by byte. */
const headerText = (value: unknown) => String(value).replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');

/** Sends so many mutated creations, drafts and cookies over HTTP, in turn, as somebody who may do all that. */
export async function sendMutated(server: TestServer, most: number, seed: number): Promise<Sent> {
  const user = await server.as('distributor');
  const kinds = mutatedKinds().filter(({ name }) => /^(creation|draft|cookie)/.test(name));
  const statuses = new Map<number, number>();
  const bad: Sent['bad'][number][] = [];
  const headers = { origin: server.url, 'content-type': 'application/json' };
  let sent = 0;
  const send = async (name: string, value: unknown): Promise<void> => {
    const kind = name.startsWith('creation') ? (sent % 2 === 0 ? 'creation' : 'line') : name;
    sent += 1;
    const [method, path, body] = calls[kind]?.(value, sent) ?? ['GET', '/users/v1/account', undefined];
    const answer = await user.raw(path, {
      method,
      headers: kind === 'cookie' ? { cookie: headerText(value) } : headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const fault = answerFault({ status, text: await answer.text() });
    if (fault) bad.push({ call: `${method} ${path}`, value: JSON.stringify(value).slice(0, 2000), fault });
  };
  for (let round = 0; sent < most; round += 1) {
    const { name, values } = kinds[round % kinds.length]!;
    const numRuns = Math.min(100, most - sent);
    const some = fc.sample(values, { numRuns, seed: seed + round });
    for (let at = 0; at < some.length; at += 4)
      await Promise.all(some.slice(at, at + 4).map((value) => send(name, value)));
  }
  return { sent, statuses, bad };
}

const packets = ['2', '3', '40', '41', '42', '43', '44', '45', '451-', '42/admin,', '9', ''];

/** Frames of websockets: packets of the protocol with spoilt trees, and texts that are none. */
const frames = fc.oneof(
  fc
    .tuple(fc.constantFrom(...packets), spoiltOf(['hello', { a: [1, { b: 'x' }] }, 3]))
    .map(([packet, tree]) => packet + (JSON.stringify(tree) ?? '')),
  fc
    .tuple(fc.constantFrom(...packets), fc.constantFrom(...hostileValues))
    .map(([packet, value]) => packet + String(JSON.stringify(value)).slice(0, 3000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Sends so many mutated frames over websockets of a session and of nobody; gives how many connections that took. */
export async function sendFrames(
  server: TestServer,
  most: number,
  seed: number,
): Promise<{ readonly sent: number; readonly opened: number }> {
  const own = `access=${(await server.as('sales')).cookies.get('access')}`;
  let [sent, opened] = [0, 0];
  const sockets: (RawWebsocket | null)[] = [null, null, null, null];
  while (sent < most) {
    for (const frame of fc.sample(frames, { numRuns: Math.min(500, most - sent), seed: seed + sent })) {
      const at = sent % sockets.length;
      let raw = sockets[at];
      // After a word that it cannot read the server listens to a connection no more.
      if (!raw || raw.socket.destroyed || sent % (10 * sockets.length) < sockets.length) {
        raw?.socket.destroy();
        raw = await openRawWebsocket(server.url, { Cookie: at % 2 === 0 ? own : 'access=%' });
        raw.frame(1, '40');
        opened += 1;
        sockets[at] = raw;
      }
      raw.frame(sent % 7 === 0 ? 2 : 1, frame);
      sent += 1;
      // So that the server has a turn to hang up, and the next frame goes to somebody who listens.
      if (sent % sockets.length === 0) await raw.closed(1);
    }
  }
  for (const raw of sockets) raw?.socket.destroy();
  return { sent, opened };
}
