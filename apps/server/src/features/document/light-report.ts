import type { Block } from '@lucerna/documents';
import { markets, problem } from '@lucerna/engine';
import {
  coneDiagram,
  coneOf,
  diagramSvg,
  isoluxDiagram,
  isoluxOf,
  lightMeasures,
  lightTables,
  paperLook,
  writeLightTable,
} from '@lucerna/photometry';
import type { LightTableName, Photometry } from '@lucerna/photometry';
import { no } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { openLightFiles, View } from '../catalogue';
import { photometryOf, type ProductLight } from '../photometry';
import { lightFacts, lightWritingOf } from './luminaire-words';
import type { Maker } from './maker';
import { documentOf, headOf, linkBlock, type DescribedDocument } from './product-document';
import { polarBlock } from './spec-sheet';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';
import { wordingOf, type DocumentText, type Wording } from './wording';

type Files = ReturnType<typeof openLightFiles>;

/** Cone and lines of equal illuminance, as far as a light has them: what shines to all sides has no cone. */
function planesBlock(photometry: Photometry, view: View, words: Wording): Block[] {
  const { t } = words;
  const convention = markets[view.catalogId].lightDiagrams;
  const { height, illuminance } = lightMeasures[convention];
  const written = lightWritingOf(view, words);
  const cone = coneOf(photometry, convention);
  const field = isoluxOf(photometry, convention, height);
  const under = t('light.isolux', { height: written.length(height) });
  const diagrams = [
    ...(cone
      ? [
          {
            title: t('light.cone'),
            drawing: diagramSvg(coneDiagram(cone, written), t('light.cone'), paperLook),
            note: [t('light.distance'), t('light.illuminance'), t('light.diameter')].join(' · '),
          },
        ]
      : []),
    ...(field
      ? [
          {
            title: under,
            drawing: diagramSvg(isoluxDiagram(field, written), under, paperLook),
            note: t('light.isoluxNote', { unit: illuminance }),
          },
        ]
      : []),
  ];
  return diagrams.length > 0 ? [{ kind: 'diagrams', diagrams }] : [];
}

/** What is said below a table, where its columns do not say all. */
const tableNotes: Readonly<Partial<Record<LightTableName, DocumentText>>> = {
  ugr: 'light.ugrNote',
  utilisation: 'light.utilisationNote',
  bug: 'light.bugNote',
};

/** Tables of as many columns stand beside each other. */
const fewColumns = 3;

/** A table of what is worked out of a light, in the words of the document. */
function tableBlocks(name: LightTableName, photometry: Photometry, view: View, words: Wording): Block[] {
  const { t } = words;
  const written = writeLightTable(name, photometry, markets[view.catalogId].lightDiagrams, {
    text: (key) => t(`light.${key}`),
    number: lightWritingOf(view, words).number,
  });
  const note = tableNotes[name];
  const tables = written.map(({ caption, columns, rows }) => {
    const title = [t(`light.${name}`), caption].filter((each) => each !== '').join(' · ');
    return { title, columns, rows, isDense: true };
  });
  const isNarrow = tables.length > 1 && tables.every(({ columns }) => columns.length <= fewColumns);
  const blocks: Block[] = isNarrow
    ? [{ kind: 'tables', tables }]
    : tables.map((table) => ({ kind: 'table', ...table }));
  return blocks.length > 0 && note ? [...blocks, { kind: 'text', text: t(note) }] : blocks;
}

/** Rows of tables that find room below the diagrams. */
const fewRows = 12;

const rowsIn = (block: Block): number =>
  block.kind === 'table' ? block.rows.length : block.kind === 'tables' ? Infinity : 0;

/**
 * How a light shines: its figures and diagrams on one page with what is said `below` them and a short table, longer tables on the
 * next. Others have their turn in between.
 */
async function pagesOf(
  light: ProductLight,
  view: View,
  title: string,
  below: readonly Block[],
): Promise<Block[][]> {
  const { photometry, place } = light;
  const words = wordingOf(view);
  const slice = timeSlices();
  const polar = { ...polarBlock(light, view, words, title), rows: lightFacts(light, view, words) };
  await slice();
  const planes = planesBlock(photometry, view, words);
  const tables: Block[] = [];
  for (const name of lightTables[markets[view.catalogId].lightDiagrams][place]) {
    await slice();
    tables.push(...tableBlocks(name, photometry, view, words));
  }
  const first = [polar, ...planes, ...below];
  const isShort = tables.reduce((sum, each) => sum + rowsIn(each), 0) <= fewRows;
  return isShort ? [[...first, ...tables]] : [first, tables];
}

/** The photometric report of a model or a configured luminaire (BYN-01); null where nobody measured it. */
export const describeLightReport =
  (files: Files) =>
  async (
    { ctx, view }: DocumentContext,
    luminaire: DocumentedLuminaire,
  ): Promise<DescribedDocument | null> => {
    if (!luminaire.product.givesLight) return null;
    const found = await photometryOf(view, files, luminaire.product.name);
    if (!found.ok) return null;
    const words = wordingOf(view);
    const link = linkBlock(ctx, view, luminaire.model);
    const pages = await pagesOf(found, view, words.t('light.title'), link);
    const head = { ...headOf(luminaire, view), title: 'document.photometry' } as const;
    return { head, kind: 'photometric-report', pages, look: null };
  };

export const lightReport =
  (files: Files): Maker<DocumentedLuminaire> =>
  async (context, luminaire) => {
    const described = await describeLightReport(files)(context, luminaire);
    if (described) return documentOf(context.view, described);
    return no(problem('document-without-photometry', { product: luminaire.product.name }));
  };

/** The reports of all luminaires of a creation, each that is configured differently once; null where nobody measured one. */
export const describeCreationLightReport =
  (files: Files) =>
  async ({ view }: DocumentContext, { composed }: DocumentedCreation): Promise<DescribedDocument | null> => {
    const articles = composed.bill.compositions.flatMap((each) => each.articles);
    const pages: Block[][] = [];
    for (const reference of new Set(articles.map(({ referenceCode }) => referenceCode))) {
      const found = await photometryOf(view, files, reference);
      if (found.ok) pages.push(...(await pagesOf(found, view, reference, [])));
    }
    if (pages.length === 0) return null;
    const head = {
      title: 'document.photometry',
      collection: composed.collection,
      name: composed.name,
      code: composed.code ?? '',
      line: '',
    } as const;
    return { head, kind: 'photometric-report', pages, look: null };
  };

export const lightReportOfCreation =
  (files: Files): Maker<DocumentedCreation> =>
  async (context, creation) => {
    const described = await describeCreationLightReport(files)(context, creation);
    if (described) return documentOf(context.view, described);
    return no(problem('document-without-photometry', { product: creation.product.name }));
  };
