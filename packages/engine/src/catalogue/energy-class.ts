import Big from 'big.js';
import type { TechnicalData } from './row/model';

/** Lower bounds of total mains efficacy, lm/W, inclusive (EU 2019/2015, Annex II). */
const bounds = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
] as const;

export type EnergyClass = (typeof bounds)[number][0] | 'G';

/** Factors by directional (DLS) or not (NDLS) and mains (MLS) or not (NMLS) light source. */
const factors = {
  'NDLS/MLS': '1.000',
  'NDLS/NMLS': '0.926',
  'DLS/MLS': '1.176',
  'DLS/NMLS': '1.089',
} as const;

export type LightSourceType = keyof typeof factors;

/** The energy class of a total mains efficacy in lm/W. */
export function energyClassOf(totalMainsEfficacy: number | Big): EnergyClass {
  const efficacy = new Big(totalMainsEfficacy);
  return bounds.find(([, lower]) => efficacy.gte(lower))?.[0] ?? 'G';
}

/** The energy label's figures of a light source: efficacy to 0.1 lm/W, its class, and kWh per 1000 h rounded up. */
export function energyLabel(source: {
  readonly usefulFlux: number;
  readonly power: number;
  readonly type: LightSourceType;
}): { readonly eta: number; readonly energyClass: EnergyClass; readonly kWhPer1000h: number } {
  const eta = new Big(source.usefulFlux).times(factors[source.type]).div(source.power);
  return {
    eta: Number(eta.round(1, Big.roundHalfUp).toFixed()),
    energyClass: energyClassOf(eta),
    kWhPer1000h: Math.ceil(source.power),
  };
}

/** The light source that a product contains, as its label and its information sheet tell it. */
export interface ContainedSource {
  readonly energyClass: EnergyClass;
  readonly kWhPer1000h: number;
  /** lm/W, to a tenth. */
  readonly eta: number;
  /** Lumens and watts of the source alone. */
  readonly usefulFlux: number;
  readonly power: number;
  readonly isDirectional: boolean;
  readonly isOnMains: boolean;
}

const classes: readonly string[] = [...bounds.map(([letter]) => letter), 'G'];
const isEnergyClass = (text: string): text is EnergyClass => classes.includes(text);

const types = Object.keys(factors).filter((each): each is LightSourceType => each in factors);

/** The type whose factor explains the total mains efficacy of a source best; behind control gear where none is known. */
function typeOf(efficacy: number, totalMainsEfficacy: number | null | undefined): LightSourceType {
  if (!totalMainsEfficacy) return 'NDLS/NMLS';
  const away = (type: LightSourceType): number =>
    Math.abs(Number(factors[type]) - totalMainsEfficacy / efficacy);
  return types.reduce((best, each) => (away(each) < away(best) ? each : best));
}

/**
 * The contained light source of a model, by the lumens and watts of its source; its class is the feed's where that has one.
 * Null of a model that contains none, or whose feed does not tell both.
 */
export function containedSource(data: TechnicalData): ContainedSource | null {
  const { sourceLumens: usefulFlux, sourceWatts: power, totalMainsEfficacy, energyClass } = data;
  if (!usefulFlux || !power) return null;
  const type = typeOf(usefulFlux / power, totalMainsEfficacy);
  const label = energyLabel({ usefulFlux, power, type });
  return {
    ...label,
    energyClass: energyClass && isEnergyClass(energyClass) ? energyClass : label.energyClass,
    usefulFlux,
    power,
    isDirectional: type.startsWith('DLS'),
    isOnMains: type.endsWith('/MLS'),
  };
}
