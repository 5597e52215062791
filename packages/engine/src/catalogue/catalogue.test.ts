import { describe, expect, it } from 'vitest';
import { models } from '../../test/feed';
import { energyClassOf, energyLabel } from './energy-class';
import { isComplement, isLuminaire, specsheetSubtype } from './model';

describe('models', () => {
  it('are umbrellas up to number 100', () => {
    expect(['0001', '0100', '0101', '2010'].map(specsheetSubtype)).toEqual([
      'umbrella',
      'umbrella',
      'model',
      'model',
    ]);
  });

  it('are luminaires or complements by their article type', () => {
    const kinds = new Set(models.filter((each) => isComplement(each.articleType)).map((each) => each.kind));
    expect([...kinds]).toEqual(['complement']);
    expect(
      models.filter((each) => isLuminaire(each.articleType)).some((each) => each.kind === 'complement'),
    ).toBe(false);
  });

  it('state the energy class of their light source, from the efficacy before it is rounded', () => {
    const stick = models.find((each) => each.model === '2190')!.technicalData;
    const source = { usefulFlux: stick.sourceLumens!, power: stick.sourceWatts!, type: 'NDLS/NMLS' } as const;
    const { totalMainsEfficacy: eta, energyClass, kWhPer1000h } = stick;
    expect(energyLabel(source)).toEqual({ eta, energyClass, kWhPer1000h });
    expect(energyLabel({ usefulFlux: 100, power: 7.2, type: 'DLS/MLS' })).toEqual({
      eta: 16.3,
      energyClass: 'G',
      kWhPer1000h: 8,
    });
    expect([210, 209.9, 84.99].map(energyClassOf)).toEqual(['A', 'B', 'G']);
  });
});
