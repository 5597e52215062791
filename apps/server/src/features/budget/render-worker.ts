import { renderBudget } from '@lucerna/documents';
import { drawCreation, drawLuminaire } from '@lucerna/picture';
import { answerQuestions } from '../../jobs/answer-questions';
import type { FrozenDocument } from './freeze-document';

// A process of its own: setting a document is synchronous, and its native memory is given back only with the process.
answerQuestions(({ data, pictures, wording }: FrozenDocument): Uint8Array => {
  const drawn = Object.fromEntries(
    Object.entries(pictures).map(([key, request]) => [
      key,
      'luminaires' in request ? drawCreation(request) : drawLuminaire(request),
    ]),
  );
  return renderBudget(data, { pictures: drawn, ...wording });
});
