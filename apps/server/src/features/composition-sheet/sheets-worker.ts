import { compositionLayout, renderCompositions, type CompositionPage } from '@lucerna/documents';
import { catalogueOfSheets } from '@lucerna/engine';
import { drawCreation, drawLuminaire } from '@lucerna/picture';
import { frontOf } from '@lucerna/scene';
import { outlinesOf } from '@lucerna/scene/outlines';
import { answerQuestions } from '../../jobs/answer-questions';
import type { SheetsAsked } from './sheets-process';

function make(asked: SheetsAsked): Uint8Array {
  const catalogue = catalogueOfSheets(asked);
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

// A process of its own: outlines and typesetting are synchronous, and native memory is given back only with the process.
answerQuestions(make);
