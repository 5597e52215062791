import type { Block } from '@lucerna/documents';
import { modelName, type ModelSheet } from '@lucerna/engine';
import type { openLightFiles, View } from '../catalogue';
import { describeComposition } from '../composition-sheet';
import { photometryOf } from '../photometry';
import { codesBlock } from './luminaire-words';
import type { Maker } from './maker';
import { documentOf, linkBlock, type DescribedDocument } from './product-document';
import { sceneOfCreation } from './scene-of';
import { containsBlock, polarBlock } from './spec-sheet';
import type { DocumentContext, DocumentedCreation } from './subject';
import { wordingOf, type Wording } from './wording';

type LightFiles = ReturnType<typeof openLightFiles>;

/** The luminaires of a creation, each reference once. */
function luminairesOf(view: View, { composed }: DocumentedCreation) {
  const lines = composed.bill.compositions.flatMap(({ articles }) => articles);
  const byReference = new Map(lines.map((line) => [line.referenceCode, line]));
  return [...byReference.values()].flatMap((line) => {
    const sheet = view.catalogue.modelSheet(view.catalogId, line.model);
    return sheet
      ? [{ reference: line.referenceCode, sheet, configuration: line.attributes, lumens: line.lumensLed }]
      : [];
  });
}

/** The light of each model that gives some, once: its shape is the same at every height and in every finish. */
async function lightBlocks(
  view: View,
  files: LightFiles,
  luminaires: ReturnType<typeof luminairesOf>,
  words: Wording,
): Promise<Block[]> {
  const blocks: Block[] = [];
  const lit = luminaires.filter(({ lumens }) => lumens > 0);
  for (const { model } of new Set(lit.map(({ sheet }) => sheet))) {
    const found = await photometryOf(view, files, model.model);
    const title = `${words.t('light.title')} · ${modelName(model, view.language)}`;
    blocks.push(
      found.ok
        ? polarBlock(found, view, words, title)
        : { kind: 'text', text: `${modelName(model, view.language)}: ${words.t('document.noPhotometry')}` },
    );
  }
  return blocks;
}

/** The sentence of each energy class that its light sources have, once. */
function classBlocks(sheets: readonly ModelSheet[], words: Wording): Block[] {
  const blocks = sheets.flatMap((sheet) => containsBlock({ sheet }, words));
  return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()];
}

/**
 * The spec sheet of a creation: what it looks like at scale, its data and parts with their drivers on one page; its light and its
 * codes taken apart on the next.
 */
export const describeCreationSheet =
  (files: LightFiles) =>
  async ({ ctx, view }: DocumentContext, creation: DocumentedCreation): Promise<DescribedDocument> => {
    const words = wordingOf(view);
    const { t, number, withUnit } = words;
    const { composed } = creation;
    const page = describeComposition({ ...view, seesPrices: false }, composed);
    const luminaires = luminairesOf(view, creation);
    const rows = [
      [t('light.flux'), page.lumens > 0 ? withUnit(page.lumens, 'lm') : ''],
      [t('sheets.document.power'), page.watts > 0 ? withUnit(page.watts, 'W', 1) : ''],
      [t('schedule.value.temperature'), page.temperatures.join(', ')],
      [t('sheets.document.rendering'), page.renderings.join(', ')],
      [t('sheets.document.protection'), page.protections.join(', ')],
      [t('sheets.document.weight'), words.weight(page.netWeightKg)],
      [
        t('sheets.document.driver'),
        page.drivers.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      ],
    ] as const;
    const scene = sceneOfCreation(view, creation);
    const parts: Block = {
      kind: 'table',
      title: t('submittal.parts'),
      columns: [t('schedule.column.name'), t('schedule.column.reference'), t('schedule.column.quantity')],
      rows: page.parts.map(({ name, reference, quantity }) => [name, reference, number(quantity)]),
    };
    return {
      head: {
        title: 'document.specSheet',
        collection: composed.collection,
        name: composed.name,
        code: composed.code ?? '',
        line: page.details.join(' · '),
      },
      kind: 'spec-sheet',
      pages: [
        [{ kind: 'facts', title: t('document.data'), rows: rows.filter(([, value]) => value !== '') }, parts],
        [
          ...(await lightBlocks(view, files, luminaires, words)),
          ...codesBlock(luminaires, view, words),
          ...classBlocks(
            luminaires.map(({ sheet }) => sheet),
            words,
          ),
          ...linkBlock(ctx, view, null),
        ],
      ],
      look: { picture: { of: 'scene', scene, ground: 'light', shape: 'portrait' }, scene },
    };
  };

export const creationSheet =
  (files: LightFiles): Maker<DocumentedCreation> =>
  async (context, creation) =>
    documentOf(context.view, await describeCreationSheet(files)(context, creation));
