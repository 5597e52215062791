import type { BudgetDocumentPart } from '@lucerna/documents';
import {
  cmToInches,
  codedAttributes,
  isNotApplicable,
  markets,
  primes,
  textIn,
  usualFinish,
  variationCode,
} from '@lucerna/engine';
import type { Configuration, LanguageCode, ModelSheet } from '@lucerna/engine';
import type { PictureRequest } from '@lucerna/picture';
import type { SaleLine } from '../sale';
import { documentText } from './wording';

type Attribute = (typeof codedAttributes)[number];

/** A chosen value in words; empty where nothing is chosen, or nothing can be. */
export function wordsOfValue(
  { variations }: ModelSheet,
  configuration: Configuration,
  name: Attribute,
  language: LanguageCode,
): readonly string[] {
  const code = configuration[name];
  if (code === undefined || isNotApplicable(code)) return [];
  const variation = variations.find((each) => each.type === name && variationCode(each) === code);
  return [variation?.description[language] ?? code];
}

/** Finish, temperature, control, installation and height in words; whole centimetres or inches, as the market has it. */
export function detailsOf(
  sheet: ModelSheet,
  configuration: Configuration,
  language: LanguageCode,
  attributes: readonly Attribute[] = codedAttributes,
): readonly string[] {
  const details = attributes.flatMap((name) => wordsOfValue(sheet, configuration, name, language));
  const cm = configuration.pendantHeight;
  if (cm === undefined) return details;
  const height = markets[sheet.catalogId].units === 'imperial' ? primes(cmToInches(cm)) : `${cm} cm`;
  return [...details, documentText('height', language).replace('{height}', height.replace(' ', '\u00a0'))];
}

/** What the drawing of the product needs, for a page that is printed. */
export function pictureOf(sheet: ModelSheet, configuration: Configuration): PictureRequest {
  const { model, kind, subFamily, technicalData } = sheet.model;
  const finish = configuration.color ?? usualFinish(sheet);
  const secondFinish = technicalData.secondaryFinish ?? null;
  return {
    model,
    kind,
    subFamilyId: subFamily.id,
    dimensionsMm: technicalData.dimensionsMm ?? null,
    distribution: technicalData.distribution ?? null,
    ...(sheet.body && { body: sheet.body }),
    ...(secondFinish !== null && { secondFinish }),
    finish,
    finishes: (sheet.finishes ?? []).filter(({ code }) => code === finish || code === secondFinish),
    temperature: configuration.temperature,
    installation: configuration.installation,
    pendantHeightCm: configuration.pendantHeight ?? null,
    ground: 'light',
  };
}

/** What a product is made of, composition after composition; nothing of a luminaire that comes alone. */
export function partsOf(
  { type, compositions }: Pick<SaleLine, 'type' | 'compositions'>,
  language: LanguageCode,
): { readonly parts?: readonly BudgetDocumentPart[] } {
  const parts = (compositions ?? []).flatMap((each) => each.parts);
  if (parts.length === 0 || (parts.length === 1 && type === 'REGULAR')) return {};
  return {
    parts: parts.map(({ quantity, name, code }) => ({
      quantity,
      name: textIn(name, language),
      reference: code,
    })),
  };
}
