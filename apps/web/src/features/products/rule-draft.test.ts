import type { ExclusionRule } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import {
  editedRules,
  isAnyChosen,
  noEdits,
  pendingEdits,
  ruleKey,
  ruleOf,
  rulesFeed,
  valueNames,
  valuesInWords,
} from './rule-draft';

const localized = (en: string) => ({ es: en, en, de: `${en} (de)`, it: en, fr: en, us: en });
const variation = (
  type: 'color' | 'temperature' | 'control' | 'installation',
  modifier: string,
  modifier2: string,
  name: string,
) => ({ type, modifier, modifier2, description: localized(name) });

const names = valueNames(
  [
    variation('color', '3', '0', 'Black'),
    variation('color', '1', '0', 'White'),
    variation('color', '1', '0', 'White again'),
    variation('control', 'D', '', 'DALI-2'),
    variation('installation', '1', '0', 'Surface'),
    variation('installation', '1', '8', 'Recessed'),
    variation('installation', '2', '8', 'Pendant'),
  ],
  'en',
);

describe('a rule', () => {
  it('is told by the names of its values, and where it leaves a value open by none', () => {
    const rule = ruleOf({ color: '30', installation: '18' });
    expect(rule).toEqual({ Acabado: '30', Led: '*', Dim: '*', Instalacion1: '1', Instalacion2: '8' });
    expect(valuesInWords(rule, 'color', names)).toBe('Black');
    expect(valuesInWords(rule, 'temperature', names)).toBeNull();
    expect(valuesInWords(rule, 'installation', names)).toBe('Recessed');
  });

  it('that names one sign of an installation is told by all that have it', () => {
    const half = { ...ruleOf({}), Instalacion2: '8' };
    expect(valuesInWords(half, 'installation', names)).toBe('Recessed, Pendant');
    expect(valuesInWords({ ...ruleOf({}), Instalacion1: '28' }, 'installation', names)).toBe('Pendant');
  });

  it('of a value that no model has keeps its code', () => {
    expect(valuesInWords(ruleOf({ color: '99' }), 'color', names)).toBe('99');
  });

  it('names each value once, by its code', () => {
    expect(names.color).toEqual([
      { code: '10', name: 'White' },
      { code: '30', name: 'Black' },
    ]);
  });

  it('needs one value at least', () => {
    expect(isAnyChosen({})).toBe(false);
    expect(isAnyChosen({ color: undefined, control: 'D' })).toBe(true);
  });
});

describe('edits of rules', () => {
  const first: ExclusionRule = { ...ruleOf({ color: '10' }), id: 'r1' };
  const second = ruleOf({ control: 'D' });
  const third = ruleOf({ color: '30' });

  it('take rules away by what they exclude, and leave the others as they are', () => {
    const edits = { added: [third], removed: new Set([ruleKey(second)]) };
    expect(editedRules([first, second], edits)).toEqual([first, third]);
    expect(editedRules([first], noEdits)).toEqual([first]);
  });

  it('are over once they are in force', () => {
    const edits = { added: [third], removed: new Set([ruleKey(second)]) };
    expect(pendingEdits([first, second], edits)).toEqual(edits);
    expect(pendingEdits([first, third], edits)).toEqual({ added: [], removed: new Set() });
  });
});

it('rules are sent as a part of a feed', async () => {
  const file = await rulesFeed(201, [ruleOf({ color: '10' })]);
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  expect(file.name).toBe('rules-201.zip');
  expect(text).toContain('feed.json{"format":1,"partial":true}');
  expect(text).toContain('rules/201.json');
  expect(text).toContain('"Acabado":"10"');
});
