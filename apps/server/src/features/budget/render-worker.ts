import { renderBudget } from '@lucerna/documents';
import { drawCreation, drawLuminaire } from '@lucerna/picture';
import { parentPort } from 'node:worker_threads';
import type { FrozenDocument } from './freeze-document';

// A thread of its own: setting a document is synchronous and would hold up every request.
parentPort?.on('message', ({ data, pictures, wording }: FrozenDocument) => {
  try {
    const drawn = Object.fromEntries(
      Object.entries(pictures).map(([key, request]) => [
        key,
        'luminaires' in request ? drawCreation(request) : drawLuminaire(request),
      ]),
    );
    // Copied: the bytes of the compiler live in memory that cannot be handed over.
    const pdf = Uint8Array.from(renderBudget(data, { pictures: drawn, ...wording }));
    parentPort?.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
