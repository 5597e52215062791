import Big from 'big.js';

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
