import { materialTexts } from '@lucerna/contract';
import type { Block, Fact } from '@lucerna/documents';
import {
  codedAttributes,
  composeReference,
  isNotApplicable,
  isValidOn,
  markets,
  modelName,
  textIn,
  variationCode,
  withoutDriver,
} from '@lucerna/engine';
import type { CodedAttribute, Model } from '@lucerna/engine';
import { lightFigures, lightWriting, writeFigure, writtenEfficacy } from '@lucerna/photometry';
import type { LightFigureName, LightWriting } from '@lucerna/photometry';
import { drawSwatch } from '@lucerna/picture/samples';
import type { View } from '../catalogue';
import type { ProductLight } from '../photometry';
import type { DocumentedLuminaire } from './subject';
import { thin, type DocumentText, type Wording } from './wording';

/** The words of an attribute. */
const attributeTexts: Readonly<Record<CodedAttribute, DocumentText>> = {
  color: 'schedule.value.color',
  temperature: 'schedule.value.temperature',
  control: 'schedule.value.control',
  installation: 'schedule.value.installation',
};

const materials: Readonly<Record<string, DocumentText>> = materialTexts;

type Described = Pick<DocumentedLuminaire, 'sheet' | 'configuration'>;

/** What a value that is chosen is called; null of an attribute that the model does not have. */
export function valueName(
  { sheet, configuration }: Described,
  name: CodedAttribute,
  view: View,
): string | null {
  const code = configuration[name];
  if (code === undefined) return null;
  const found = sheet.variations.find((each) => each.type === name && variationCode(each) === code);
  return found ? textIn(found.description, view.language) : code;
}

/** The same as a fact of the luminaire: null also where the value is that it has no such attribute. */
export function factName(described: Described, name: CodedAttribute, view: View): string | null {
  const code = described.configuration[name];
  return code === undefined || isNotApplicable(code) ? null : valueName(described, name, view);
}

/** Remote installations are those whose code begins with 3 (spec C4). */
export const isRemote = ({ configuration }: Pick<Described, 'configuration'>): boolean =>
  configuration.installation?.startsWith('3') ?? false;

const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [[label, value]] : []);

/** The technical data that tell what a luminaire is fed with, by region. */
const inputVolts = { row: 'inputVolts', usa: 'inputVoltsUsa' } as const;

/** Between which volts of the mains a model works, as its market has it; empty where the feed does not say. */
export function voltageOf({ technicalData }: Pick<Model, 'technicalData'>, { catalogId }: View): string {
  const volts = technicalData[inputVolts[markets[catalogId].region]];
  if (!volts) return '';
  const { from, to } = volts;
  return `${from === to ? from : `${from}–${to}`}\u00a0V`;
}

/** The data of a luminaire as it is configured. */
export function factsOf(luminaire: DocumentedLuminaire, view: View, words: Wording): Fact[] {
  const { model, evaluation, configuration } = luminaire;
  const { technicalData: data } = model;
  const { t, withUnit, number } = words;
  const { lumens, watts, netWeightKg } = evaluation;
  const isLit = lumens > 0;
  const efficacy = writtenEfficacy(lumens, watts);
  const size = data.dimensionsMm;
  const driver =
    configuration.control === withoutDriver
      ? t('sheets.document.driverWithout')
      : t(isRemote(luminaire) ? 'document.driverRemote' : 'sheets.document.driverInside');
  const certificates = data[markets[view.catalogId].certificates] ?? [];
  return [
    ...(isLit
      ? [
          ...fact(t('light.flux'), withUnit(lumens, 'lm')),
          ...fact(t('sheets.document.power'), withUnit(watts, 'W', 1)),
          ...fact(t('light.efficacy'), efficacy === null ? null : withUnit(efficacy, 'lm/W')),
          ...fact(t('schedule.value.temperature'), factName(luminaire, 'temperature', view)),
          ...fact(t('sheets.document.rendering'), data.cri ? number(data.cri) : null),
          ...fact(t('schedule.value.control'), factName(luminaire, 'control', view)),
          ...fact(t('sheets.document.driver'), driver),
        ]
      : []),
    ...fact(t('sheets.document.protection'), data.ip),
    ...fact(t('model.protectionClass'), data.protectionClass),
    ...fact(t('submittal.column.voltage'), voltageOf(model, view)),
    ...fact(t('schedule.value.installation'), factName(luminaire, 'installation', view)),
    ...fact(t('schedule.value.color'), factName(luminaire, 'color', view)),
    ...fact(t('model.dimensions'), size && words.size([size.length, size.width, size.height])),
    ...fact(
      t('schedule.value.pendantHeight'),
      configuration.pendantHeight === undefined ? null : words.height(configuration.pendantHeight),
    ),
    ...fact(t('sheets.document.weight'), netWeightKg > 0 ? words.weight(netWeightKg) : null),
    ...fact(
      t('model.materials'),
      (data.materials ?? []).map((each) => (materials[each] ? t(materials[each]) : each)).join(', '),
    ),
    ...fact(t('model.certificates'), certificates.join(', ')),
  ];
}

/** Its light, read out of its light file: all figures that a luminaire of its place has, or some of them. */
/** How a document writes figures of light, with the digits that they have on a page. */
export const lightWritingOf = ({ catalogId }: Pick<View, 'catalogId'>, { locale }: Wording): LightWriting =>
  lightWriting(markets[catalogId].lightDiagrams, { locale, space: thin });

export function lightFacts(
  { photometry, place }: ProductLight,
  view: Pick<View, 'catalogId'>,
  words: Wording,
  names?: readonly LightFigureName[],
): Fact[] {
  const writing = lightWritingOf(view, words);
  return lightFigures(photometry, markets[view.catalogId].lightDiagrams, place)
    .filter(({ name }) => names === undefined || names.includes(name))
    .map((each): Fact => [words.t(`light.${each.name}`), writeFigure(each, writing)]);
}

/**
 * What each part of the reference stands for, in its order; none of a reference that is written in another way. Together
 * the parts are the reference, sign for sign.
 */
export function codeBlock(luminaire: DocumentedLuminaire, view: View, words: Wording): Block[] {
  const { model, configuration } = luminaire;
  const { t } = words;
  const reference = composeReference(model.model, view.catalogId, configuration);
  const { afterModel, end } = markets[view.catalogId].reference;
  const sign = (text: string) => (text === '' ? [] : [{ text, label: '', value: '' }]);
  const coded = (name: CodedAttribute, length: number) => ({
    text: configuration[name] ?? '0'.repeat(length),
    label: t(attributeTexts[name]),
    value: valueName(luminaire, name, view) ?? '–',
  });
  const cm = configuration.pendantHeight;
  const parts = [
    { text: model.model, label: t('schedule.value.model'), value: model.name },
    ...sign(afterModel),
    coded('color', 2),
    ...sign('/'),
    coded('temperature', 1),
    coded('control', 1),
    ...sign('_'),
    coded('installation', 2),
    ...sign('_'),
    {
      text: String(cm ?? 0).padStart(3, '0'),
      label: t('schedule.value.pendantHeight'),
      value: cm === undefined ? '–' : words.height(cm),
    },
    ...sign(end),
  ];
  const isWhole = parts.map(({ text }) => text).join('') === reference;
  return isWhole ? [{ kind: 'code', title: t('document.code'), parts }] : [];
}

/** What the codes of several luminaires stand for, a row each. */
export function codesBlock(
  luminaires: readonly (Described & { readonly reference: string })[],
  view: View,
  { t, height }: Wording,
): Block[] {
  if (luminaires.length === 0) return [];
  const attributes = codedAttributes.filter((name) =>
    luminaires.some(({ configuration }) => configuration[name] !== undefined),
  );
  return [
    {
      kind: 'table',
      title: t('document.code'),
      columns: [
        t('schedule.column.reference'),
        t('schedule.value.model'),
        ...attributes.map((name) => t(attributeTexts[name])),
        t('schedule.value.pendantHeight'),
      ],
      rows: luminaires.map((luminaire) => {
        const { reference, sheet, configuration } = luminaire;
        const cm = configuration.pendantHeight;
        return [
          reference,
          modelName(sheet.model, view.language),
          ...attributes.map((name) => valueName(luminaire, name, view) ?? '–'),
          cm === undefined ? '–' : height(cm),
        ];
      }),
    },
  ];
}

/** The values that each attribute can have on the day of the view, with those that were chosen. */
export function optionsBlock(luminaire: DocumentedLuminaire, view: View, words: Wording): Block[] {
  const { sheet, configuration, isConfigured, evaluation } = luminaire;
  const { t, height } = words;
  const groups = codedAttributes.flatMap((name) => {
    const values = sheet.variations
      .filter((each) => each.type === name && isValidOn(each, view.today))
      .map((each) => {
        const code = variationCode(each);
        const swatch = drawSwatch(view.catalogue.finishes.get(code) ?? null);
        return {
          code,
          name: textIn(each.description, view.language),
          ...(name === 'color' && { swatch }),
          isChosen: isConfigured && configuration[name] === code,
        };
      });
    return values.some(({ code }) => !isNotApplicable(code))
      ? [{ label: t(attributeTexts[name]), values }]
      : [];
  });
  const range = evaluation.height;
  const heights = range && [
    {
      label: t('schedule.value.pendantHeight'),
      values: [
        {
          code: '',
          name: t('document.heightRange', {
            min: height(range.min),
            max: height(range.max),
            standard: height(range.standard),
          }),
          isChosen: false,
        },
      ],
    },
  ];
  const all = [...groups, ...(heights ?? [])];
  return all.length > 0
    ? [{ kind: 'options', title: t('document.options'), chosen: t('document.chosen'), groups: all }]
    : [];
}
