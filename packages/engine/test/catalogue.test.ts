import { describe, expect, it } from 'vitest';
import { choicesOf, parseReference } from '../src/reference/parse-reference';
import { evaluate } from '../src/configuration/evaluate';
import { isValidOn } from '../src/catalogue/validity';
import { prepareModel } from '../src/configuration/prepare-model';
import { problemText } from '../src/problem';
import type { CatalogId } from '../src/catalogue/catalog';
import { attributeSchema } from '../src/configuration/attribute-schema';
import { compileSheetRules } from '../src/configuration/sheet-rules';
import { prepareAttribute } from '../src/configuration/prepared-attribute';
import { remainingConfigurations } from './count-remaining';
import { exampleDay, models, prepared, readFeed, sheetOf } from './feed';

const at = { rateId: 10, quantity: 1 };
const examples =
  readFeed<{ reference: string; valid: boolean; reason: string | null }[]>('reference-examples.json');

describe('the demo catalogue', () => {
  it.each(examples)('gives the expected verdict on $reference', ({ reference, valid, reason }) => {
    const parsed = parseReference(reference);
    if (!parsed.ok) return expect.fail('it cannot be read');
    const { model, catalog } = parsed.value;
    const evaluation = evaluate(prepared(model, catalog), choicesOf(parsed.value), at);
    expect(evaluation.allowed).toBe(valid);
    expect(evaluation.problems.map(problemText)).toEqual(reason === null ? [] : [reason]);
    if (valid) expect(evaluation.reference).toBe(reference);
  });

  it.each([
    [16, 8484],
    [21, 5887],
  ] as const)(
    'has in catalogue %i as many valid combinations as its makers counted',
    (catalogId, expected) => {
      const counts = models.map(({ model }) => validCombinations(model, catalogId));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(expected);
    },
  );

  it('evaluates every model without choices to its base article', () => {
    for (const catalogId of [16, 21] as const) {
      for (const { model, status, virtual } of models) {
        if (!status.isActive || virtual === 1) continue;
        const ready = prepared(model, catalogId);
        const rateId = catalogId === 16 ? 10 : 12;
        const evaluation = evaluate(ready, {}, { rateId, quantity: 1 });
        expect(evaluation).toMatchObject({ allowed: true, problems: [], reference: ready.article.reference });
        expect(evaluation.referenceBase).toBe(ready.article.referenceBase);
        expect(evaluation.price?.price.amount).toBeGreaterThan(0);
        expect(evaluation.lumens).toBe(ready.article.lumensLed);
        expect(evaluation.moq).toBe(ready.article.moq);
        expect(evaluation.remaining).toBeGreaterThan(0);
      }
    }
  });
});

/** Counted by validity dates and rules alone, as the makers of the catalogue did. */
function validCombinations(model: string, catalogId: CatalogId): number {
  const sheet = sheetOf(model, catalogId);
  const article = sheet?.article;
  if (!sheet || !article) return 0;
  const valid = sheet.variations.filter((each) => isValidOn(each, exampleDay));
  const attributes = attributeSchema
    .map((schema) => prepareAttribute(schema, valid, article, exampleDay))
    .filter((attribute) => attribute !== null);
  const { compiled } = compileSheetRules(attributes, () => true, sheet.rules);
  return remainingConfigurations(
    compiled,
    attributes.map(() => -1),
  ).count;
}

describe('the traps of the demo catalogue', () => {
  const options = (model: string, choices = {}, today = exampleDay) =>
    evaluate(prepared(model, 16, today), choices, at).options;
  const color = (model: string, value: string, today = exampleDay) =>
    options(model, {}, today).color?.find((option) => option.value === value);

  it('drops the expired finish 70 of Faro from the day after its last', () => {
    expect(color('2300', '70')).toBeUndefined();
    expect(color('2300', '70', '2025-12-31')?.status).toBe('possible');
    expect(color('2300', '70', '2026-01-01')).toBeUndefined();
    const evaluation = evaluate(prepared('2300'), { color: '70' }, at);
    expect(evaluation.allowed).toBe(false);
    expect(evaluation.problems).toEqual([
      { code: 'value-not-offered', data: { attribute: 'color', value: '70' } },
    ]);
  });

  it('drops the future finish 60 of Plusminus', () => {
    expect(color('2250', '60')).toBeUndefined();
    expect(color('2250', '60', '2099-01-01')?.status).toBe('possible');
  });

  it('blocks the finish 40 of Multiple after its last day, and says so', () => {
    expect(color('2590', '40', '2026-06-30')?.status).toBe('possible');
    const option = color('2590', '40');
    expect(option).toMatchObject({ status: 'blocked', availability: { available: false, reason: 'until' } });
    expect(option?.blocked).toMatchObject({
      problems: [{ code: 'value-unavailable', data: { until: '30/06/2026' } }],
      rules: [],
      by: [],
      repair: null,
    });
    const evaluation = evaluate(prepared('2590'), { color: '40' }, at);
    expect(evaluation).toMatchObject({ allowed: false, availability: { available: false, reason: 'until' } });
    expect(evaluation.configuration.color).toBe('10');
    expect(evaluation.options.control?.some((each) => each.status === 'possible')).toBe(true);
  });

  it('blocks the finish 50 of Duna until its first day, with the expected date', () => {
    expect(color('2100', '50')).toMatchObject({
      status: 'blocked',
      availability: { available: false, reason: 'since', expected: '15/03/2027' },
      blocked: {
        problems: [
          { code: 'value-not-yet-available', data: { since: '01/03/2027', expected: '15/03/2027' } },
        ],
      },
    });
    const evaluation = evaluate(prepared('2100', 16, '2027-03-01'), { color: '50' }, at);
    expect(evaluation).toMatchObject({
      allowed: true,
      availability: { available: true, delayedTo: '15/03/2027' },
    });
  });

  it('ignores the rule of wildcards only of Estel', () => {
    const ready = prepared('2140');
    expect(ready.sheet.rules).toHaveLength(3);
    expect(ready.rules).toHaveLength(2);
    expect(evaluate(ready, {}, at).remaining).toBeGreaterThan(0);
  });

  it('lowers the price of a luminaire without driver', () => {
    const { price } = evaluate(prepared('2010'), { control: 'M', installation: '31' }, at);
    expect(price?.fixed).toBe('10');
    expect(price?.steps).toContainEqual(
      expect.objectContaining({ value: 'M', amount: -1500, source: 'variations 2010_16 control M' }),
    );
  });

  it('asks 12 % and ten pieces for the custom colour', () => {
    const evaluation = evaluate(prepared('2010'), { color: '99' }, at);
    expect(evaluation).toMatchObject({
      allowed: true,
      moq: 10,
      price: { percent: '12', price: { amount: 17000 } },
    });
  });

  it('does not lengthen the lead time for a colour (reading 13)', () => {
    expect(evaluate(prepared('2010'), { color: '99' }, { rateId: 10, quantity: 10 }).leadTimeWeeks).toBe(3);
  });

  it('asks two pieces for complements and for the smallest canopy', () => {
    expect(evaluate(prepared('2195'), {}, at).moq).toBe(2);
    expect(evaluate(prepared('2010'), { installation: '32' }, at).moq).toBe(2);
  });

  it('writes zeros for what a complement does not have', () => {
    const parsed = parseReference('219510/00_00_000');
    const evaluation = evaluate(prepared('2195'), parsed.ok ? choicesOf(parsed.value) : {}, at);
    expect(evaluation).toMatchObject({ allowed: true, reference: '219510/00_00_000', height: null });
  });

  it('refuses the inactive model, the umbrellas and a model without article', () => {
    const refuse = (model: string, change = {}) => {
      const sheet = sheetOf(model);
      const result = sheet && prepareModel({ ...sheet, ...change }, exampleDay);
      return result?.ok === false ? result.problems.map(problemText) : [];
    };
    expect(refuse('2103')).toEqual(['Model 2103 is no longer offered']);
    expect(refuse('0001')).toEqual(['Model 0001 is an umbrella model and cannot be configured']);
    expect(refuse('2010', { article: null })).toEqual(['No article for this model was found']);
    expect(refuse('2010', { variations: [] })).toEqual(['Cannot get Variations for light 2010']);
  });
});
