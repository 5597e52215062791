import { cmToInches, convertUnit, filled, languages, primes, spokenLanguage } from '@lucerna/engine';
import type { Localized } from '@lucerna/engine';
import type { View } from '../catalogue';
import documentTexts from '../../../texts/eproject/document.json';
import lightTexts from '../../../texts/eproject/light.json';
import modelTexts from '../../../texts/eproject/model.json';
import scheduleTexts from '../../../texts/eproject/schedule.json';
import sheetTexts from '../../../texts/eproject/sheets.json';
import submittalTexts from '../../../texts/eproject/submittal.json';

const texts = {
  ...documentTexts,
  ...lightTexts,
  ...modelTexts,
  ...scheduleTexts,
  ...sheetTexts,
  ...submittalTexts,
};
export type DocumentText = keyof typeof texts;

/** Between a figure and its unit. */
export const thin = '\u00a0';

/** How a document writes words, numbers and measures, in the language and market of a view. */
export interface Wording {
  /** ISO code, for readers of the PDF. */
  readonly language: string;
  readonly locale: string;
  readonly units: 'metric' | 'imperial';
  readonly t: (key: DocumentText, values?: Readonly<Record<string, string>>) => string;
  readonly number: (value: number, digits?: number) => string;
  readonly withUnit: (value: number, unit: string, digits?: number) => string;
  /** Millimetres, as the market measures. */
  readonly length: (mm: number) => string;
  /** Several of one thing, in millimetres: the unit stands once, an inch has its mark at each. */
  readonly size: (mm: readonly number[]) => string;
  /** Whole centimetres, as the market measures. */
  readonly height: (cm: number) => string;
  /** Kilograms, as the market weighs. */
  readonly weight: (kg: number) => string;
}

const inches = (cm: number): string => primes(cmToInches(cm)).replaceAll(' ', thin);

export function wordingOf({ language, units }: Pick<View, 'language' | 'units'>): Wording {
  const { locale } = languages[language];
  const localized: Readonly<Record<DocumentText, Localized>> = texts;
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const withUnit = (value: number, unit: string, digits = 0): string =>
    `${number(value, digits)}${thin}${unit}`;
  const words = (key: DocumentText, values: Readonly<Record<string, string>> = {}): string =>
    filled(localized[key][language], values);
  return {
    language: spokenLanguage(language),
    locale,
    units,
    t: words,
    number,
    withUnit,
    length: (mm) => (units === 'imperial' ? inches(mm / 10) : withUnit(mm, 'mm')),
    size: (mm) =>
      units === 'imperial'
        ? mm.map((each) => inches(each / 10)).join(' × ')
        : `${mm.map((each) => number(each)).join(`${thin}×${thin}`)}${thin}mm`,
    height: (cm) => (units === 'imperial' ? inches(cm) : withUnit(cm, 'cm')),
    weight: (kg) => {
      const weight = convertUnit(kg, 'weight', units);
      return weight.ok ? withUnit(weight.value.figure, weight.value.unit, 2) : withUnit(kg, 'kg', 2);
    },
  };
}
