import type { LanguageCode } from '../language';
import type { ArticleType, Model, TechnicalData } from './row/model';

/** What a model is called in a language. */
export const modelName = ({ name, names }: Pick<Model, 'name' | 'names'>, language: LanguageCode): string =>
  names?.[language] ?? name;

/** Reading 24: a model number up to 100 names an umbrella, which cannot be configured; above it is a real model. */
export function specsheetSubtype(model: string | number): 'model' | 'umbrella' {
  return Number(model) > 100 ? 'model' : 'umbrella';
}

/** Reading 29: complements by level 2 (8, 11) or level 3 (60, 63). */
export function isComplement(type: ArticleType): boolean {
  return type.level2 === 8 || type.level2 === 11 || type.level3 === 60 || type.level3 === 63;
}

/** Complements that bring current to a line (level 2: 9). */
export const isFeed = ({ level2 }: ArticleType): boolean => level2 === 9;

/** Complements that a line is made of (level 2: 11). */
export const isBelt = ({ level2 }: ArticleType): boolean => level2 === 11;

/** Reading 29: luminaires by article type 1 or 4. */
export function isLuminaire(type: ArticleType): boolean {
  return type.id === 1 || type.id === 4;
}

/** Lumens of a model at a temperature where its data tells them; the temperature may be any text of a stranger. */
export function lumensAt({ lumensByTemperature }: TechnicalData, temperature: string): number | undefined {
  return lumensByTemperature && Object.hasOwn(lumensByTemperature, temperature)
    ? lumensByTemperature[temperature]
    : undefined;
}

/** The temperature at which a model has the lumens that are told of it as a whole: the one it was measured with. */
export function measuredTemperature({ lumens, lumensByTemperature = {} }: TechnicalData): string | undefined {
  return Object.keys(lumensByTemperature).find((code) => lumensByTemperature[code] === lumens);
}
