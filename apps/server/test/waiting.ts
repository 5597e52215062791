import { readFileSync } from 'node:fs';

/**
 * Milliseconds that the main thread of a process (this one without a number) has waited for a processor since its start,
 * while others had it (Linux, proc(5) schedstat); 0 where the system does not tell. What is slow by the clock only because
 * of this wait is not slow by itself.
 */
export function waitedMs(pid: number | 'self' = 'self'): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
