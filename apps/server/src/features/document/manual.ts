import type { Block } from '@lucerna/documents';
import { isComplement, isFeed, withoutDriver, type Configuration, type Model } from '@lucerna/engine';
import { engineCatalogues, type View } from '../catalogue';
import { isRemote } from './luminaire-words';
import type { Maker } from './maker';
import { makersManual } from './makers-documents';
import { documentOf, headOf, linkBlock, type DescribedDocument } from './product-document';
import { lookOf, sceneOfCreation } from './scene-of';
import { containsBlock } from './spec-sheet';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire } from './subject';
import { wordingOf, type DocumentText, type Wording } from './wording';

/** How a luminaire of each kind is fixed. */
const mountings: Readonly<Record<string, DocumentText>> = {
  pendant: 'document.step.pendant',
  wall: 'document.step.wall',
  ceiling: 'document.step.ceiling',
  table: 'document.step.table',
  floor: 'document.step.floor',
  ground: 'document.step.ground',
  light: 'document.step.run',
  spot: 'document.step.run',
  complement: 'document.step.run',
};

/** What is connected for each control, besides the mains. */
const controls: Readonly<Record<string, DocumentText>> = {
  A: 'document.step.analog',
  B: 'document.step.dali',
  C: 'document.step.push',
  D: 'document.step.dimmer',
  H: 'document.step.wireless',
};

/** Kinds that hang or stand on what must carry them. */
const carried: ReadonlySet<string> = new Set(['pendant', 'wall', 'ceiling']);
/** Kinds that have a plug. */
const plugged: ReadonlySet<string> = new Set(['table', 'floor']);

interface Mounted {
  readonly model: Model;
  readonly configuration: Configuration;
  readonly weightKg: number;
}

/** What is only hung or screwed on has no wires. */
const isWired = ({ kind, articleType }: Model): boolean =>
  !plugged.has(kind) && (!isComplement(articleType) || isFeed(articleType));

function before({ model, weightKg }: Mounted, { t, weight }: Wording): string[] {
  const { ip } = model.technicalData;
  return [
    ...(!isWired(model) ? [] : [t('document.step.electrician'), t('document.step.off')]),
    ...(ip ? [t('document.step.protection', { ip })] : []),
    ...(carried.has(model.kind) && weightKg > 0
      ? [t('document.step.weight', { weight: weight(weightKg) })]
      : []),
  ];
}

function mounting({ model, configuration }: Mounted, view: View, words: Wording): string[] {
  const { t, height, length } = words;
  const { canopies } = engineCatalogues(view.catalogue, view.catalogId, view.today).elements;
  const canopy = canopies.find(({ code }) => code === configuration.installation);
  const cm = configuration.pendantHeight;
  const way = mountings[model.kind] ?? 'document.step.run';
  return [
    t(way, { height: cm === undefined ? '–' : height(cm) }),
    ...(canopy
      ? [
          t('document.step.canopy', {
            size: `Ø ${words.size([canopy.size.diameterMm, canopy.size.heightMm])}`,
          }),
        ]
      : []),
    ...(canopy && canopy.extraCeiling > 0
      ? [t('document.step.plenum', { depth: length(canopy.extraCeiling * 1000) })]
      : []),
    ...(isRemote({ configuration }) ? [t('document.step.remote')] : []),
  ];
}

function connecting({ model, configuration }: Mounted, { t }: Wording): string[] {
  if (!isWired(model)) return [];
  const { control = '' } = configuration;
  const feed = control === withoutDriver ? 'document.step.lowVoltage' : 'document.step.mains';
  const own = controls[control];
  return [t(feed), ...(own ? [t(own)] : [])];
}

const after = (givesLight: boolean, { t }: Wording): string[] => [
  t('document.step.check'),
  t('document.step.clean'),
  ...(givesLight ? [t('document.step.replace')] : []),
  t('document.step.dispose'),
];

const eachOnce = (steps: readonly string[]): string[] => [...new Set(steps)];

function chapter(words: Wording, title: DocumentText, steps: readonly string[]): Block[] {
  const once = eachOnce(steps);
  return once.length > 0 ? [{ kind: 'steps', title: words.t(title), steps: once }] : [];
}

function chapters(all: readonly Mounted[], givesLight: boolean, view: View, words: Wording): Block[][] {
  const of = (steps: (each: Mounted) => string[]): string[] => all.flatMap(steps);
  return [
    chapter(
      words,
      'document.safety',
      of((each) => before(each, words)),
    ),
    [
      ...chapter(
        words,
        'document.mount',
        of((each) => mounting(each, view, words)),
      ),
      ...chapter(
        words,
        'document.connect',
        of((each) => connecting(each, words)),
      ),
      ...chapter(words, 'document.after', after(givesLight, words)),
    ],
  ];
}

/** The installation manual of a luminaire, from how it is mounted, its canopy, its control and its data. */
export async function describeManual(
  context: DocumentContext,
  luminaire: DocumentedLuminaire,
): Promise<DescribedDocument> {
  const { ctx, view } = context;
  const words = wordingOf(view);
  const { model, configuration, evaluation, product } = luminaire;
  const mounted = { model, configuration, weightKg: evaluation.netWeightKg };
  const [first = [], ...others] = chapters([mounted], product.givesLight, view, words);
  const last = [
    ...(product.givesLight ? containsBlock(luminaire, words) : []),
    ...linkBlock(ctx, view, model),
  ];
  const head = { ...headOf(luminaire, view), title: 'document.manual' } as const;
  const pages = [first, [...others.flat(), ...last]];
  return { head, kind: 'manual', pages, look: await lookOf(context, luminaire) };
}

/** The maker's own manual, else one that is made. */
export const manual: Maker<DocumentedLuminaire> = async (context, luminaire) =>
  (await makersManual(context, luminaire)) ??
  documentOf(context.view, await describeManual(context, luminaire));

/** The installation manual of a creation: each step that one of its luminaires needs, once. */
export function describeCreationManual(
  { view }: DocumentContext,
  creation: DocumentedCreation,
): DescribedDocument {
  const words = wordingOf(view);
  const { composed, product } = creation;
  // The ceiling carries all of it together.
  const weightKg = composed.bill.totals.netWeightKg;
  const mounted = composed.bill.compositions
    .flatMap(({ articles }) => articles)
    .flatMap((line): Mounted[] => {
      const model = view.catalogue.models.get(line.model);
      return model ? [{ model, configuration: line.attributes, weightKg }] : [];
    });
  const head = {
    title: 'document.manual',
    collection: composed.collection,
    name: composed.name,
    code: composed.code ?? '',
    line: '',
  } as const;
  const scene = sceneOfCreation(view, creation);
  const picture = { of: 'scene', scene, ground: 'light', shape: 'portrait' } as const;
  const pages = chapters(mounted, product.givesLight, view, words);
  return { head, kind: 'manual', pages, look: { picture, scene } };
}

export const creationManual: Maker<DocumentedCreation> = (context, creation) =>
  documentOf(context.view, describeCreationManual(context, creation));
