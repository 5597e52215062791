import { parseJson, type JsonText } from '../../database/json-text';
import { documentOfToday, type KeptDocument } from '../../database/stored/quote-document';
import { renderBudget, renderOrder } from '@lucerna/documents';
import { readFile, writeFile } from 'node:fs/promises';
import { answerQuestions } from '../../jobs/answer-questions';
import { drawPictures } from './draw-pictures';
import type { FrozenOrder } from './freeze-document';
import type { RenderAsked } from './render-process';
import { picturesToDraw, type PicturesToDraw } from './shown-pictures';

// A process of its own: setting a document is synchronous, and its native memory is given back only with the process.
answerQuestions(async ({ frozen, pdf, letterhead, shown }: RenderAsked): Promise<PicturesToDraw | null> => {
  // Copied from the database, or the confirmation of an order, which was made just now.
  const text = (await readFile(frozen, 'utf8')) as JsonText<KeptDocument | FrozenOrder>;
  const read = parseJson(text);
  const document = read.kind === 'order' ? read : documentOfToday(read);
  const requests = document.data.isDense ? {} : document.pictures;
  if (!shown) return picturesToDraw(requests);
  const pictures = await drawPictures(requests, shown);
  await writeFile(
    pdf,
    document.kind === 'order'
      ? renderOrder(document.data, { pictures, letterhead, ...document.wording })
      : renderBudget(document.data, { pictures, letterhead, ...document.wording }),
  );
  return null;
});
