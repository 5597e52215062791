import type { DocumentSteps } from '@lucerna/contract';
import { renderProductDocument, renderSchedule, renderSubmittal } from '@lucerna/documents';
import type { Block, SubmittalDocument } from '@lucerna/documents';
import { outlinesOf } from '@lucerna/scene/outlines';
import { LRUCache } from 'lru-cache';
import { answerQuestions } from '../../jobs/answer-questions';
import type { DocumentAsked, DocumentLook } from './document-process';
import { drawPicture, roomOf, symbolOf } from './draw-picture';
import { printPhotograph } from './print-photograph';

type Views = Extract<DocumentAsked, { kind: 'pdf' }>['views'];

/** The heads of the last documents: data sheet and manual of a product follow each other, and begin alike. */
const heroes = new LRUCache<string, Block[]>({ max: 8 });

async function heroOf(look: DocumentLook | null, views: Views): Promise<Block[]> {
  if (!look) return [];
  const key = JSON.stringify([look, views]);
  const known = heroes.get(key);
  if (known) return known;
  const hero = await drawHero(look, views);
  heroes.set(key, hero);
  return hero;
}

async function drawHero(look: DocumentLook, views: Views): Promise<Block[]> {
  const shown = look.picture;
  const picture = shown.of === 'photograph' ? await printPhotograph(shown) : drawPicture(shown);
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

async function pdfOf(asked: Extract<DocumentAsked, { kind: 'pdf' }>): Promise<Uint8Array> {
  const { document, wording } = asked;
  const [first = [], ...others] = document.pages;
  const hero = await heroOf(asked.look, asked.views);
  return renderProductDocument({ ...document, pages: [[...hero, ...first], ...others] }, wording);
}

async function submittalOf(
  { document, looks, symbols, pdfs, views, wording }: Extract<DocumentAsked, { kind: 'submittal' }>,
  tell: (steps: DocumentSteps) => void,
): Promise<Uint8Array> {
  const drawn = symbols.map(symbolOf);
  // One after the other: a photograph that is being printed takes some megabytes.
  const types: SubmittalDocument['types'][number][] = [];
  for (const [at, type] of document.types.entries()) {
    const sections: (typeof type)['sections'][number][] = [];
    for (const [place, section] of type.sections.entries()) {
      const [first = [], ...others] = section.pages;
      const hero = await heroOf(looks[at]?.[place] ?? null, views);
      sections.push({ ...section, pages: [[...hero, ...first], ...others] });
    }
    types.push({ ...type, sections });
    tell({ at: 'pictures', done: types.length, all: document.types.length });
  }
  const tellSet = (done: number) => tell({ at: 'pages', done, all: types.length });
  tellSet(0);
  // What the pictures left, before the pages take their memory.
  globalThis.gc?.();
  const schedule = { ...document.schedule, symbols: drawn };
  return renderSubmittal({ ...document, schedule, types }, wording, pdfs, tellSet);
}

// A process of its own: typesetting takes long and much memory, which is given back only with the process.
answerQuestions(async (asked: DocumentAsked, tell: (steps: DocumentSteps) => void): Promise<Uint8Array> => {
  if (asked.kind === 'pdf') return pdfOf(asked);
  if (asked.kind === 'submittal') return submittalOf(asked, tell);
  return renderSchedule({ ...asked.document, symbols: asked.symbols.map(symbolOf) }, asked.wording);
});
