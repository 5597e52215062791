import { parseJson } from '../../database/json-text';
import type { JsonText } from '../../database/json-text';
import { renderBudget } from '@lucerna/documents';
import { readFile, writeFile } from 'node:fs/promises';
import { answerQuestions } from '../../jobs/answer-questions';
import { drawPictures } from './draw-pictures';
import type { FrozenDocument } from './freeze-document';
import type { ToRender } from './render-process';

// A process of its own: setting a document is synchronous, and its native memory is given back only with the process.
answerQuestions(async ({ frozen, pdf }: ToRender): Promise<null> => {
  // Written by `saveFrozenDocument` of this release.
  const text = (await readFile(frozen, 'utf8')) as JsonText<FrozenDocument>;
  const { data, pictures, wording } = parseJson(text);
  const drawn = data.isDense ? {} : await drawPictures(pictures);
  await writeFile(pdf, renderBudget(data, { pictures: drawn, ...wording }));
  return null;
});
