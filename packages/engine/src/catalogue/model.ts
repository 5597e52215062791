import type { LanguageCode, Localized } from '../language';
import type { HeightRange } from './variation';

export interface ArticleType {
  readonly id: number;
  readonly level1: number;
  readonly level2: number | null;
  readonly level3: number | null;
}

export interface Packaging {
  /** Kilograms. */
  readonly netWeight: number;
  readonly grossWeight: number;
  /** Cubic metres. */
  readonly volume: number;
  readonly boxes: number;
  readonly timing: number;
}

/** Technical data of a model (spec C3 and CAT-06); an umbrella model has none of it. */
export interface TechnicalData {
  readonly watts?: number;
  readonly lumens?: number;
  readonly lumensByTemperature?: Readonly<Record<string, number>>;
  readonly sourceLumens?: number;
  readonly sourceWatts?: number;
  readonly cri?: number | null;
  readonly energyClass?: string | null;
  readonly totalMainsEfficacy?: number | null;
  readonly kWhPer1000h?: number;
  readonly ip?: string;
  readonly protectionClass?: string;
  readonly packaging?: Packaging;
  readonly dimensionsMm?: { readonly length: number; readonly width: number; readonly height: number };
  /** Metres. */
  readonly productLength?: number;
  readonly materials?: readonly string[];
  readonly secondaryFinish?: string | null;
  readonly photometry?: string | null;
  readonly distribution?: string | null;
  readonly certificates?: readonly string[];
  readonly certificatesUsa?: readonly string[];
  readonly attachments?: readonly unknown[];
}

/** A row of models.json. */
export interface Model {
  readonly model: string;
  readonly number: number;
  /** Its trade name, the same everywhere. */
  readonly name: string;
  /** In place of the name where words name it, as a joint or a feed. */
  readonly names?: Localized;
  readonly familyId: number;
  readonly subFamily: { readonly id: number; readonly name: string };
  readonly kind: string;
  readonly articleType: ArticleType;
  readonly isComposingPendant: boolean;
  readonly status: { readonly isActive: boolean; readonly isCatalog: boolean };
  readonly virtual: number;
  readonly applicationsLocations: readonly number[];
  readonly sublevel: string | null;
  readonly technicalData: TechnicalData;
  readonly pendantHeight: HeightRange | null;
  readonly renderAttributes?: Readonly<Record<string, string | number>>;
  readonly configuratorType?: { readonly id: number; readonly description: string; readonly source: string };
}

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
