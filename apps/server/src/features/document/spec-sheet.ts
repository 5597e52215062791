import { energyArrowSvg } from '@lucerna/documents/energy';
import type { Block } from '@lucerna/documents';
import { containedSource, markets, modelName, textIn } from '@lucerna/engine';
import { diagramSvg, paperLook, polarDiagram } from '@lucerna/photometry';
import type { openLightFiles, View } from '../catalogue';
import { photometryOf, type ProductLight } from '../photometry';
import { codeBlock, factsOf, lightFacts, lightWritingOf, optionsBlock } from './luminaire-words';
import type { Maker } from './maker';
import { documentOf, headOf, linkBlock, type DescribedDocument } from './product-document';
import { collectionRequest } from '../picture';
import { lookOf } from './scene-of';
import type { DocumentContext, DocumentedCollection, DocumentedLuminaire } from './subject';
import { wordingOf, type Wording } from './wording';

/** In candela per 1,000 lm, or in candela, as the market reads light. */
const polarNotes = {
  cie: 'cd/klm · C0–C180 ——  C90–C270 – – –',
  ies: 'cd · 0°–180° ——  90°–270° – – –',
} as const;

/** How light is distributed, as the market reads it. */
export function polarBlock(
  light: ProductLight,
  view: View,
  words: Wording,
  title = words.t('light.title'),
): Block {
  const convention = markets[view.catalogId].lightDiagrams;
  const diagram = polarDiagram(light.photometry, convention, lightWritingOf(view, words).write);
  return {
    kind: 'diagram',
    title,
    drawing: diagramSvg(diagram, title, paperLook),
    ratio: diagram.width / diagram.height,
    note: polarNotes[convention],
    rows: lightFacts(light, view, words, ['beam', 'field', 'most', 'bug']),
  };
}

/** The sentence for a product that contains a light source (EU 2019/2015, Annex V), where the market has classes. */
export function containsBlock({ sheet }: Pick<DocumentedLuminaire, 'sheet'>, { t }: Wording): Block[] {
  if (!markets[sheet.catalogId].hasEnergyLabel) return [];
  const source = containedSource(sheet.model.technicalData);
  if (!source) return [];
  const text = t('document.contains', { class: source.energyClass });
  return [{ kind: 'mark', drawing: energyArrowSvg(source.energyClass), height: 20, text }];
}

/** What the maker says of the model in words; a tender text says once more what the data say. */
function noteBlocks({ model }: Pick<DocumentedLuminaire, 'model'>, { language }: View): Block[] {
  return (model.technicalTexts ?? [])
    .filter(({ kind }) => kind === 'note')
    .map(({ title, text }) => ({
      kind: 'text',
      text: `${textIn(title, language)}. ${textIn(text, language)}`,
    }));
}

/** The spec sheet of a model or a configured luminaire: what it is on one page, what it can be on the next. */
export const describeSpecSheet =
  (files: ReturnType<typeof openLightFiles>) =>
  async (context: DocumentContext, luminaire: DocumentedLuminaire): Promise<DescribedDocument> => {
    const { ctx, view } = context;
    const words = wordingOf(view);
    const { product, model } = luminaire;
    const found = product.givesLight ? await photometryOf(view, files, product.name) : null;
    const light: Block[] = found?.ok
      ? [polarBlock(found, view, words)]
      : product.givesLight
        ? [{ kind: 'text', text: words.t('document.noPhotometry') }]
        : [];
    const undrawn: Block[] = product.hasPicture
      ? []
      : [{ kind: 'text', text: words.t('document.noPicture') }];
    const rows = factsOf(luminaire, view, words);
    const pages: Block[][] = [
      [...undrawn, { kind: 'facts', title: words.t('document.data'), rows }],
      [
        ...light,
        ...codeBlock(luminaire, view, words),
        ...optionsBlock(luminaire, view, words),
        ...(product.givesLight ? containsBlock(luminaire, words) : []),
        ...noteBlocks(luminaire, view),
        ...linkBlock(ctx, view, model),
      ],
    ];
    const head = { ...headOf(luminaire, view), title: 'document.specSheet' } as const;
    return { head, kind: 'spec-sheet', pages, look: await lookOf(context, luminaire) };
  };

export const specSheet =
  (files: ReturnType<typeof openLightFiles>): Maker<DocumentedLuminaire> =>
  async (context, luminaire) =>
    documentOf(context.view, await describeSpecSheet(files)(context, luminaire));

/** The spec sheet of an umbrella model: its collection, and what its models are. */
export const collectionSheet: Maker<DocumentedCollection> = ({ ctx, view }, of) => {
  const { collection, umbrella } = of;
  const words = wordingOf(view);
  const { t, withUnit } = words;
  const rows = view.catalogue.offered(view.catalogId, collection.subFamily.id).map((model) => {
    const { lumens, watts, ip, dimensionsMm: size } = model.technicalData;
    return [
      modelName(model, view.language),
      model.model,
      lumens ? withUnit(lumens, 'lm') : '–',
      watts ? withUnit(watts, 'W', 1) : '–',
      ip ?? '–',
      size ? words.size([size.length, size.width, size.height]) : '–',
    ];
  });
  const columns = [
    t('document.models'),
    t('schedule.value.model'),
    t('light.flux'),
    t('sheets.document.power'),
    t('sheets.document.protection'),
    t('model.dimensions'),
  ];
  const { language } = view;
  const head = {
    title: 'document.specSheet',
    collection: textIn(collection.subFamily.description, language),
    name: textIn(collection.name, language),
    code: umbrella.model,
    line: textIn(collection.line, language),
  } as const;
  const pages: Block[][] = [
    [
      { kind: 'text', text: textIn(collection.paragraph, language) },
      { kind: 'table', title: t('document.models'), columns, rows },
      ...linkBlock(ctx, view, null),
    ],
  ];
  const picture = {
    of: 'collection',
    request: collectionRequest(view.catalogue, of.collection, 'light'),
  } as const;
  return documentOf(view, { head, kind: 'spec-sheet', pages, look: { picture, scene: null } });
};
