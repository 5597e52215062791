import type { Block } from '@lucerna/documents';
import { markets, problem } from '@lucerna/engine';
import {
  coneDiagram,
  coneOf,
  diagramSvg,
  isoluxDiagram,
  isoluxOf,
  paperLook,
  ugrTable,
} from '@lucerna/photometry';
import type { Photometry } from '@lucerna/photometry';
import { no } from '../../http/answer';
import { timeSlices } from '../../http/time-slice';
import type { openLightFiles, View } from '../catalogue';
import { photometryOf } from '../photometry';
import { lightFacts } from './luminaire-words';
import type { Maker } from './maker';
import { documentOf, headOf, linkBlock } from './product-document';
import type { DescribedDocument } from './product-document';
import { polarBlock } from './spec-sheet';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';
import { wordingOf } from './wording';
import type { Wording } from './wording';

type Files = ReturnType<typeof openLightFiles>;

/** What each convention measures by: the height of the plane of illuminance, and the units. */
const measures = {
  cie: { height: 2.5, length: 'm', illuminance: 'lx' },
  ies: { height: 8, length: 'ft', illuminance: 'fc' },
} as const;

/** Cone and lines of equal illuminance, as far as a light has them: what shines to all sides has no cone. */
function planesBlock(photometry: Photometry, { catalogId }: View, { t, number, withUnit }: Wording): Block[] {
  const convention = markets[catalogId].lightDiagrams;
  const { height, length, illuminance } = measures[convention];
  const written = {
    length: (value: number) => withUnit(value, length, 2),
    illuminance: (value: number) => withUnit(value, illuminance, value < 10 ? 1 : 0),
    write: (value: number) => number(value, 2),
  };
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

/** The table of unified glare ratings, as it is seen across and along; none of a light without a size. */
function glareBlocks(photometry: Photometry, { t, number, locale }: Wording): Block[] {
  const table = ugrTable(photometry);
  if (!table) return [];
  const { reflectances, rows } = table;
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = (value: number) => number(value * 100);
  const columns = [
    t('light.room'),
    ...reflectances.map((each) => [each.ceiling, each.wall, each.floor].map(share).join('/')),
  ];
  const views = (['crosswise', 'endwise'] as const).map((view): Block => ({
    kind: 'table',
    title: `${t('light.ugr')} · ${t(`light.${view}`)}`,
    columns,
    rows: rows.map((row) => [
      `${row.x}H × ${row.y}H`,
      ...row[view].map((rating) => (rating === null ? '–' : tenths.format(rating))),
    ]),
    isDense: true,
  }));
  return [...views, { kind: 'text', text: t('light.ugrNote') }];
}

/** How a light shines: its figures and diagrams on one page, its glare on the next. Others have their turn in between. */
async function pagesOf(photometry: Photometry, view: View, title: string): Promise<Block[][]> {
  const words = wordingOf(view);
  const slice = timeSlices();
  const polar = { ...polarBlock(photometry, view, words, title), rows: lightFacts(photometry, view, words) };
  await slice();
  const planes = planesBlock(photometry, view, words);
  await slice();
  const glare = glareBlocks(photometry, words);
  await slice();
  return [[polar, ...planes], ...(glare.length > 0 ? [glare] : [])];
}

/** The photometric report of a model or a configured luminaire (BYN-01); null where nobody measured it. */
export const describeLightReport =
  (files: Files) =>
  async (
    { frame, view }: DocumentContext,
    luminaire: DocumentedLuminaire,
  ): Promise<DescribedDocument | null> => {
    if (!luminaire.product.givesLight) return null;
    const found = await photometryOf(view, files, luminaire.product.name);
    if (!found.ok) return null;
    const words = wordingOf(view);
    const [first = [], ...others] = await pagesOf(found.photometry, view, words.t('light.title'));
    const pages = [[...first, ...linkBlock(frame, view, luminaire.model)], ...others];
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
      if (found.ok) pages.push(...(await pagesOf(found.photometry, view, reference)));
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
