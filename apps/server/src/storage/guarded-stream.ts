import { Readable } from 'node:stream';

/**
 * Passes a body on at the pace of its reader, and fails when the sender is silent for too long while the reader waits.
 * A slow reader is never too late. Whoever ends the result early ends the body.
 */
export function guardedStream(body: Readable, idleMs: number, failed: (error: Error) => Error): Readable {
  let idle: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(idle);
    idle = setTimeout(() => guarded.destroy(failed(new Error('no more bytes in time'))), idleMs);
  };
  const guarded = new Readable({
    read() {
      wait();
      body.resume();
    },
    destroy(error, done) {
      clearTimeout(idle);
      body.destroy();
      done(error);
    },
  });
  body.pause();
  body.on('data', (chunk: Buffer) => {
    clearTimeout(idle);
    if (guarded.push(chunk)) wait();
    else body.pause();
  });
  body.on('end', () => {
    clearTimeout(idle);
    guarded.push(null);
  });
  body.on('error', (error) => guarded.destroy(failed(error)));
  body.on('close', () => {
    if (!body.readableEnded) guarded.destroy(failed(new Error('cut off')));
  });
  return guarded;
}
