import { once } from 'node:events';
import net from 'node:net';

/** Ports below those that systems give to outgoing connections, one of which could take the port before it is used. */
const from = 12_000;
const to = 32_000;

/** A port of this machine that nothing uses at the moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = from + Math.floor(Math.random() * (to - from));
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${from} and ${to} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = net.createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
