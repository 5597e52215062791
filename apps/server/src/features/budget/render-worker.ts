import { renderBudget } from '@lucerna/documents';
import { answerQuestions } from '../../jobs/answer-questions';
import { drawPictures } from './draw-pictures';
import type { FrozenDocument } from './freeze-document';

// A process of its own: setting a document is synchronous, and its native memory is given back only with the process.
answerQuestions(async (text: string): Promise<Uint8Array> => {
  const { data, pictures, wording } = JSON.parse(text) as FrozenDocument;
  return renderBudget(data, { pictures: await drawPictures(pictures), ...wording });
});
