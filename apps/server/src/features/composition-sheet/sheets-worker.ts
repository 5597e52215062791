import { renderCompositions } from '@lucerna/documents';
import type { CompositionPage } from '@lucerna/documents';
import { elementCatalogue, prepareModel } from '@lucerna/engine';
import type { ElementCatalogue } from '@lucerna/engine';
import { drawLuminaire } from '@lucerna/picture';
import type { PictureRequest } from '@lucerna/picture';
import { outlinesOf } from '@lucerna/scene/outlines';
import { parentPort } from 'node:worker_threads';
import type { SheetsAsked } from './sheets-thread';

/** Draws each look once; pages that show the same share its key. */
function openPictures() {
  const drawn: Record<string, string> = {};
  const keys = new Map<string, string>();
  const keyOf = (request: PictureRequest): string => {
    const look = JSON.stringify(request);
    const known = keys.get(look);
    if (known !== undefined) return known;
    const key = `p${keys.size}`;
    keys.set(look, key);
    drawn[key] = drawLuminaire({ ...request, idPrefix: key });
    return key;
  };
  return { drawn, keyOf };
}

function cataloguesOf({ sheets, canopies, day }: SheetsAsked): ElementCatalogue {
  const models = sheets.flatMap((sheet) => {
    const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
    return prepared.ok ? [prepared.value] : [];
  });
  return elementCatalogue(models, canopies);
}

function make(asked: SheetsAsked): Uint8Array {
  const catalogue = cataloguesOf(asked);
  const { drawn, keyOf } = openPictures();
  const pages = asked.compositions.map(({ page, creation, pictures }): CompositionPage => {
    const outlines = outlinesOf(creation, catalogue);
    if (!outlines.ok) throw new Error(`No outlines: ${JSON.stringify(outlines.problems)}`);
    return { ...page, ...outlines.value, pictures: pictures.map(keyOf) };
  });
  const { brand, day, paper, wording } = asked;
  return renderCompositions({ brand, createdOn: day, paper, pages }, { pictures: drawn, ...wording });
}

// A thread of its own: outlines and typesetting are synchronous and would hold up every request.
parentPort?.on('message', (asked: SheetsAsked) => {
  try {
    // Copied: the bytes of the compiler live in memory that cannot be handed over.
    const pdf = Uint8Array.from(make(asked));
    parentPort?.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
