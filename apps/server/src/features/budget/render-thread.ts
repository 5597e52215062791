// Loaded on this thread too: the compiler is native, and unloading it with the other thread would crash the process.
import '@lucerna/documents';
import { askedThread } from '../../jobs/asked-thread';
import type { FrozenDocument } from './freeze-document';

/** Two thousand lines take three seconds; what takes this long has hung. */
const limitMs = 60_000;

const thread = askedThread<FrozenDocument, { readonly pdf: Uint8Array }>(import.meta.url, 'render', limitMs);

/** Sets a frozen budget as PDF in the one document thread; callers wait in turn. Rejects when it cannot be set. */
export async function renderInThread(frozen: FrozenDocument): Promise<Uint8Array> {
  return (await thread.ask(frozen)).pdf;
}
