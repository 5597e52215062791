import { compositionLayout, renderCompositions } from '@lucerna/documents';
import type { CompositionPage } from '@lucerna/documents';
import { elementCatalogue, prepareModel } from '@lucerna/engine';
import type { ElementCatalogue } from '@lucerna/engine';
import { drawCreation, drawLuminaire } from '@lucerna/picture';
import { frontOf } from '@lucerna/scene';
import { outlinesOf } from '@lucerna/scene/outlines';
import { parentPort } from 'node:worker_threads';
import type { SheetsAsked } from './sheets-thread';

function cataloguesOf({ sheets, canopies, day }: SheetsAsked): ElementCatalogue {
  const models = sheets.flatMap((sheet) => {
    const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
    return prepared.ok ? [prepared.value] : [];
  });
  return elementCatalogue(models, canopies);
}

function make(asked: SheetsAsked): Uint8Array {
  const catalogue = cataloguesOf(asked);
  const pictures: Record<string, string> = {};
  const pages = asked.compositions.map(({ page, creation, alone }, at): CompositionPage => {
    const outlines = outlinesOf(creation, catalogue);
    if (!outlines.ok) throw new Error(`No outlines: ${JSON.stringify(outlines.problems)}`);
    const picture = `p${at}`;
    const isAcross = compositionLayout({ ...page, ...outlines.value }) === 'below';
    pictures[picture] =
      alone && !isAcross
        ? drawLuminaire({ ...alone, idPrefix: picture })
        : drawCreation({
            ...frontOf(creation, catalogue),
            ground: 'light',
            shape: isAcross ? 'landscape' : 'portrait',
            idPrefix: picture,
          });
    return { ...page, ...outlines.value, picture };
  });
  const { brand, day, paper, wording } = asked;
  return renderCompositions({ brand, createdOn: day, paper, pages }, { pictures, ...wording });
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
