import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** A websocket as a stranger would write it by hand, byte by byte: nothing keeps it from what a library would refuse. */
export interface RawWebsocket {
  readonly socket: net.Socket;
  /** All that came so far, as Latin-1. */
  heard(): string;
  /** Sends a frame with an opcode; masked, as a client must. */
  frame(
    opcode: number,
    payload: Buffer | string,
    more?: { readonly rsv?: number; readonly bare?: boolean },
  ): void;
  /** Resolves once the connection is closed, or after so many ms. */
  closed(timeoutMs: number): Promise<void>;
}

/** Asks for an upgrade with these headers and waits for the first answer, or for the end. */
export function openRawWebsocket(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  target = '/socket.io/?EIO=4&transport=websocket',
): Promise<RawWebsocket> {
  const { port, host } = new URL(url);
  const socket = net.connect(Number(port), '127.0.0.1');
  let text = '';
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  const all = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'));
  const raw: RawWebsocket = {
    socket,
    heard: () => text,
    frame(opcode, payload, { rsv = 0, bare = false } = {}) {
      if (socket.destroyed) return;
      const bytes = Buffer.from(payload as string);
      const size = bytes.length < 126 ? [bytes.length] : [126, bytes.length >> 8, bytes.length & 255];
      const mask = randomBytes(4);
      const head = Buffer.from([0x80 | (rsv << 4) | opcode, (bare ? 0 : 0x80) | size[0]!, ...size.slice(1)]);
      if (bare) return void socket.write(Buffer.concat([head, bytes]));
      socket.write(Buffer.concat([head, mask, bytes.map((byte, at) => byte ^ mask[at & 3]!)]));
    },
    async closed(timeoutMs) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
      await Promise.race([over, late]);
      clearTimeout(timer);
    },
  };
  return new Promise((resolve) => {
    void over.then(() => resolve(raw));
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      resolve(raw);
    });
  });
}
