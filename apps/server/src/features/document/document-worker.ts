import { renderProductDocument, renderSubmittal } from '@lucerna/documents';
import type { Block } from '@lucerna/documents';
import { outlinesOf } from '@lucerna/scene/outlines';
import { answerQuestions } from '../../jobs/answer-questions';
import type { DocumentAsked, DocumentLook } from './document-process';
import { drawPicture, roomOf } from './draw-picture';

type Views = Extract<DocumentAsked, { kind: 'pdf' }>['views'];

function heroOf(look: DocumentLook | null, views: Views): Block[] {
  if (!look) return [];
  const picture = drawPicture(look.picture);
  if (!look.scene) return [{ kind: 'hero', picture, views: [] }];
  const { creation, catalogue } = roomOf(look.scene);
  const outlines = outlinesOf(creation, catalogue);
  if (!outlines.ok) return [{ kind: 'hero', picture, views: [] }];
  const { elevation, plan } = outlines.value;
  const drawings = [
    { title: views.elevation, drawing: elevation },
    { title: views.plan, drawing: plan },
  ];
  return [{ kind: 'hero', picture, views: drawings }];
}

function pdfOf(asked: Extract<DocumentAsked, { kind: 'pdf' }>): Uint8Array {
  const { document, wording } = asked;
  const [first = [], ...others] = document.pages;
  return renderProductDocument(
    { ...document, pages: [[...heroOf(asked.look, asked.views), ...first], ...others] },
    wording,
  );
}

function submittalOf({
  document,
  looks,
  pdfs,
  views,
  wording,
}: Extract<DocumentAsked, { kind: 'submittal' }>): Promise<Uint8Array> {
  const types = document.types.map((type, at) => ({
    ...type,
    sections: type.sections.map((section, place) => {
      const [first = [], ...others] = section.pages;
      return { ...section, pages: [[...heroOf(looks[at]?.[place] ?? null, views), ...first], ...others] };
    }),
  }));
  return renderSubmittal({ ...document, types }, wording, pdfs);
}

// A process of its own: typesetting takes long and much memory, which is given back only with the process.
answerQuestions(async (asked: DocumentAsked): Promise<Uint8Array> =>
  asked.kind === 'pdf' ? pdfOf(asked) : submittalOf(asked),
);
