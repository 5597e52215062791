import { technicalTextLimits, type Localized } from '@lucerna/engine';
import { memberOf } from '../../../../records';
import type { VariantGroup } from './group-variants';
import type { ReadGldf } from './read-gldf';

/** What a tender text is called that came without a title. */
const tenderTitle: Localized = {
  es: 'Texto de licitación',
  en: 'Tender text',
  de: 'Ausschreibungstext',
  it: 'Testo di capitolato',
  fr: 'Texte d’appel d’offres',
  us: 'Specification text',
};

export const isGtin = (text: string | null): text is string =>
  text !== null &&
  /^(\d{8}|\d{12,14})$/.test(text) &&
  [...text].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

/** What of a field is said. */
const said = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

export function dataOf(product: ReadGldf, { lights }: VariantGroup): object {
  const { watts, lumens, cri, energyClass, ip, protectionClass, size, distribution, certificates } = product;
  return {
    ...said({ watts, lumens, cri, energyClass, ip, protectionClass, dimensionsMm: size, distribution }),
    ...(lumens !== null && {
      lumensByTemperature: Object.fromEntries(lights.map(({ code, of }) => [code, of.lumens ?? lumens])),
    }),
    ...(certificates.length > 0 && { certificates }),
  };
}

/** The texts of a model with its tender text as its GLDF has it, in the place of the one that it has. */
export function textsOf(model: object, { tenderText: text }: ReadGldf): object {
  if (text === null) return {};
  const known = memberOf(model, 'technicalTexts');
  const before: readonly unknown[] = Array.isArray(known) ? known : [];
  const at = before.findIndex((each) => memberOf(each, 'kind') === 'tender');
  const old = before[at];
  return {
    technicalTexts:
      typeof old === 'object'
        ? before.with(at, { ...old, text })
        : [...before, { kind: 'tender', title: tenderTitle, text }].slice(-technicalTextLimits.texts),
  };
}

/** A model of the catalogue with what its GLDF says of it; what is configured only (lumens of one light) changes that one alone. */
export function updated(model: object, product: ReadGldf, temperature: string | undefined): object {
  const data = memberOf(model, 'technicalData');
  const before = typeof data === 'object' && data !== null ? data : {};
  const { cri, energyClass: _energyClass, ip, protectionClass } = product;
  const size = product.size ?? product.simpleSize;
  const lumens = memberOf(before, 'lumensByTemperature');
  const byTemperature =
    temperature !== undefined && product.lumens !== null && typeof lumens === 'object' && lumens !== null
      ? { lumensByTemperature: { ...lumens, [temperature]: product.lumens } }
      : {};
  const trade = memberOf(model, 'tradeData');
  return {
    ...model,
    ...textsOf(model, product),
    technicalData: { ...before, ...said({ cri, ip, protectionClass, dimensionsMm: size }), ...byTemperature },
    ...(isGtin(product.gtin) && {
      tradeData: { ...(typeof trade === 'object' ? trade : {}), gtin: product.gtin },
    }),
  };
}
