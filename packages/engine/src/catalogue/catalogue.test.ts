import { describe, expect, it } from 'vitest';
import { models, readFeed } from '../../test/feed';
import { problemText } from '../problem';
import type { Result } from '../problem';
import type { Article } from './article';
import { energyClassOf, energyLabel } from './energy-class';
import { isComplement, isLuminaire, specsheetSubtype } from './model';
import { readArticle, readExclusionRule, readModel, readPriceRow } from './read-model';
import { readVariation } from './read-variation';
import type { ExclusionRule, PriceRow } from './sheet';
import type { Variation } from './variation';

const variations = readFeed<Variation[]>('variations/2010_16.json');

function texts(result: Result<unknown>): string[] {
  return result.ok ? [] : result.problems.map(problemText);
}

describe('rows of the feed', () => {
  it('are read as they are', () => {
    for (const row of models) expect(readModel(row)).toEqual({ ok: true, value: row });
    for (const row of variations) expect(readVariation(row)).toEqual({ ok: true, value: row });
    for (const row of readFeed<PriceRow[]>('prices.json'))
      expect(readPriceRow(row)).toEqual({ ok: true, value: row });
    for (const row of readFeed<Article[]>('byFamily/219_21.json'))
      expect(readArticle(row)).toEqual({ ok: true, value: row });
    for (const row of readFeed<ExclusionRule[]>('rules/205.json')) {
      expect(readExclusionRule(row)).toEqual({ ok: true, value: row });
    }
  });

  it('name every wrong field and what was expected', () => {
    const wrong = {
      ...variations[0],
      bov: 'X',
      moq: 0,
      priceIncrement: '5',
      toValidityDate: '31/02/2026',
      description: { en: 'White' },
      leadtime: [{ from: 1, weeks: 2.5 }],
    };
    expect(texts(readVariation(wrong))).toEqual([
      'description.es: text expected',
      'description.de: text expected',
      'description.it: text expected',
      'description.fr: text expected',
      'description.us: text expected',
      'bov: one of B, O, V, T expected',
      'moq: a whole number from 1 expected',
      'leadtime[0].weeks: a whole number from 1 expected',
      'priceIncrement: a number expected',
      'toValidityDate: a date dd/mm/yyyy expected',
    ]);
    const height = { ...variations.at(-1), value: { min: 300, standard: 200, max: 100 } };
    expect(texts(readVariation(height))).toEqual(['value.max: a number from min expected']);
    for (const row of [null, 7, 'row', []])
      expect(texts(readPriceRow(row))).toEqual(['row: an object expected']);
    expect(texts(readExclusionRule({ Acabado: '123' }))).toEqual(['Acabado: a code or * expected']);
  });
});

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
