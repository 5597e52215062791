import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { documentProcess, type DocumentAsked } from './document-process';

type PdfAsked = Extract<DocumentAsked, { kind: 'pdf' }>;

/** Bytes of the documents that a node remembers: some hundred of them. */
const maxBytes = 24_000_000;

const known = new LRUCache<string, Uint8Array>({ maxSize: maxBytes, sizeCalculation: (pdf) => pdf.length });
const beingMade = new Map<string, Promise<Uint8Array>>();

/**
 * The PDF of a document. All that stands in it is in the question, so the same question is the same document: one that was made
 * lately is not made again, and who asks for one that is being made waits for that. Rejects as the process does.
 */
export async function madeOnce(asked: PdfAsked, make = documentProcess.ask): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('base64');
  const found = known.get(key) ?? beingMade.get(key);
  if (found) return found;
  const making = make(asked);
  beingMade.set(key, making);
  try {
    const pdf = await making;
    known.set(key, pdf);
    return pdf;
  } finally {
    beingMade.delete(key);
  }
}
