import { markets } from '@lucerna/engine';
import type { WantedComposition } from '@lucerna/contract';
import { no, sendFile, type Answer, type Refusal, type Trouble } from '../../http/answer';
import { engineCatalogues, letterheadOf, type View } from '../catalogue';
import { sheetsOf } from '../creation';
import { composition, type Composed } from './composition';
import { singleLuminaireCreation, describeComposition } from './page-of';
import { sheetsProcess, sheetsTurns } from './sheets-process';
import type { Reader } from './stored-composition';
import { wordingOf } from './wording';

/** The refusal of one composition: its first problem, with which one it is, from 1, and what it was called by. */
function refusalOf(wanted: WantedComposition, number: number, problems: readonly Trouble[]): Refusal {
  const [first = { code: 'notFound' as const }] = problems;
  const { reference, creationCode, preconfigId, name } = wanted;
  const called = name ?? reference ?? creationCode ?? String(preconfigId ?? number);
  const data = 'data' in first ? first.data : undefined;
  return { ...no(first), details: { ...data, number, composition: called } };
}

/**
 * A PDF with a page for each composition, made by the one engine from what is stored and looked up, in the view's
 * language and market. Refuses with the first problem of the first composition that cannot be built, and as `turns` does
 * when too many wait.
 */
export function makeSheets(
  reader: Reader,
  wanted: readonly WantedComposition[],
  isGone: () => boolean,
): Promise<Answer<never>> {
  return sheetsTurns.take(reader.viewer.accountId, () => makeNow(reader, wanted), isGone);
}

async function makeNow(reader: Reader, wanted: readonly WantedComposition[]): Promise<Answer<never>> {
  const { view } = reader;
  const composed: Composed[] = [];
  for (const [place, each] of wanted.entries()) {
    const found = await composition(reader, each);
    if (!found.ok) return refusalOf(each, place + 1, found.problems);
    composed.push(found.value);
    await new Promise(setImmediate);
  }
  const pdf = await renderSheets(view, composed);
  const name = `${view.catalogue.brandName}-${view.today}.pdf`;
  return sendFile({
    body: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length),
    type: 'application/pdf',
    name,
    size: pdf.length,
  });
}

/** The PDF of compositions in the language and market of a view, in a process of its own, with the prices that the view sees. */
export function renderSheets(view: View, composed: readonly Composed[]): Promise<Uint8Array> {
  const { catalogue, catalogId, today } = view;
  const { elements } = engineCatalogues(catalogue, catalogId, today);
  return sheetsProcess.ask({
    brand: catalogue.brandName,
    day: today,
    paper: markets[catalogId].paper,
    compositions: composed.map((each) => ({
      page: describeComposition(view, each),
      creation: each.creation,
      alone: singleLuminaireCreation(view, each),
    })),
    sheets: sheetsOf(catalogue, catalogId, ...composed.map(({ creation }) => creation)),
    canopies: elements.canopies,
    systems: elements.systems,
    wording: { ...wordingOf(view.language), letterhead: letterheadOf(catalogue) },
  });
}
