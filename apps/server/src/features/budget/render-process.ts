import type { Lane } from '../../jobs/lanes';
import { workerProcess } from '../../jobs/worker-process';

type Rendering = Extract<Lane, 'short' | 'long'>;

/** Two thousand lines of as many looks take half a minute on a quiet machine; what takes ten times that has hung. */
const processes = {
  short: workerProcess<string, Uint8Array>(import.meta.url, 'render', {
    limitMs: 30_000,
    mostMb: 500,
  }),
  long: workerProcess<string, Uint8Array>(import.meta.url, 'render', {
    limitMs: 300_000,
    mostMb: 1000,
    nice: 10,
  }),
};

/** Sets a frozen budget, the JSON text of its FrozenDocument, as PDF in the process of its lane; callers wait in turn. Rejects when it cannot be set. */
export function render(frozen: string, lane: Rendering): Promise<Uint8Array> {
  return processes[lane].ask(frozen);
}
