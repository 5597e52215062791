import { renderProductDocument, renderSubmittal } from '@lucerna/documents';
import type { Block } from '@lucerna/documents';
import { elementCatalogue, prepareModel, rebuildCreation } from '@lucerna/engine';
import type { Creation, ElementCatalogue } from '@lucerna/engine';
import { drawCollection, drawCreation, drawLuminaire } from '@lucerna/picture';
import { frontOf } from '@lucerna/scene';
import { outlinesOf } from '@lucerna/scene/outlines';
import sharp from 'sharp';
import { answerQuestions } from '../../jobs/answer-questions';
import type { DocumentAsked, DocumentLook, Picture, Scene } from './document-process';

// One picture after another, and nothing of it afterwards.
sharp.cache(false);
sharp.concurrency(1);

/** Paper under a picture that is cut out. */
const paper = '#ffffff';

interface Room {
  readonly creation: Creation;
  readonly catalogue: ElementCatalogue;
}

function roomOf({ stored, sheets, canopies, systems, day }: Scene): Room {
  const models = sheets.flatMap((sheet) => {
    const prepared = prepareModel(sheet, day, { nodeLimit: 0 });
    return prepared.ok ? [prepared.value] : [];
  });
  const catalogue = elementCatalogue(models, canopies, systems);
  const creation = rebuildCreation(stored, catalogue);
  if (!creation.ok) throw new Error(`No room: ${JSON.stringify(creation.problems)}`);
  return { creation: creation.value, catalogue };
}

function drawn(picture: Picture): string {
  if (picture.of === 'luminaire') return drawLuminaire(picture.request);
  if (picture.of === 'collection') return drawCollection(picture.request);
  const { creation, catalogue } = roomOf(picture.scene);
  const { ground, shape } = picture;
  return drawCreation({ ...frontOf(creation, catalogue), ground, shape });
}

type Views = Extract<DocumentAsked, { kind: 'pdf' }>['views'];

function heroOf(look: DocumentLook | null, views: Views): Block[] {
  if (!look) return [];
  const picture = drawn(look.picture);
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

/** A drawing says how wide it is in its own units, of which 72 are an inch. */
async function photographed(svg: string, format: 'png' | 'jpg', width: number): Promise<Uint8Array> {
  const drawnWidth = Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1] ?? 800);
  const image = sharp(Buffer.from(svg), { density: Math.min(2400, (72 * width) / drawnWidth) }).resize({
    width,
  });
  return format === 'png'
    ? image.png({ compressionLevel: 6 }).toBuffer()
    : image.flatten({ background: paper }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

// A process of its own: typesetting and pictures take long and much memory, which is given back only with the process.
answerQuestions(async (asked: DocumentAsked): Promise<Uint8Array> => {
  if (asked.kind === 'pdf') return pdfOf(asked);
  if (asked.kind === 'submittal') return submittalOf(asked);
  return photographed(drawn(asked.picture), asked.format, asked.width);
});
