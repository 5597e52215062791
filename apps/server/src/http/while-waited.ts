import type { Socket } from 'node:net';
import type { WorkSteps } from '../jobs/work-steps';
import { ProcessFullError } from '../jobs/worker-process';
import { no, type Answer } from './answer';

/**
 * Does work on a file of a whole project whose steps nobody hears, as long as somebody waits for its answer: it ends with the
 * connection. Refuses what is more than one file can hold (`documentTooLarge`).
 */
export async function whileWaited<T>(
  socket: Pick<Socket, 'once' | 'off'>,
  work: (steps: WorkSteps) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  socket.once('close', leave);
  try {
    return await work({ tell: () => undefined, signal: gone.signal });
  } catch (error) {
    // Nobody is there to read it.
    if (gone.signal.aborted) return no({ code: 'unavailable' });
    if (error instanceof ProcessFullError) return no({ code: 'documentTooLarge' });
    throw error;
  } finally {
    socket.off('close', leave);
  }
}
