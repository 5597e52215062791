import { expect, it } from 'vitest';
import type { Finish, Model } from '@lucerna/engine';
import { keyOf } from './catalogue-rows';
import { createCatalogue } from './catalogue';

const finish = (code: string): Finish => ({
  code,
  base: '#808080',
  light: '#ffffff',
  shade: '#000000',
  cable: '#000000',
  isMetal: false,
  isCustom: false,
});

const usual = '30';
const lamp = {
  model: '2011',
  kind: 'pendant',
  subFamily: { id: 201, name: 'Almar' },
  technicalData: { usualFinish: usual },
} as Model;

/** The codes of the finishes of which the sheet of a lamp says how they look. */
function finishesWith(colors: readonly string[]): readonly string[] | undefined {
  const variations = colors.map((code) => ({ type: 'color', modifier: code }));
  const catalogue = createCatalogue({
    revision: 1,
    models: new Map([[lamp.model, lamp]]),
    articles: new Map(),
    variations: new Map([[keyOf(16, lamp.model), variations as never]]),
    prices: new Map(),
    rules: new Map(),
    documents: new Map([['finishes', [finish('10'), finish('99'), finish(usual)]]]),
  });
  return catalogue.modelSheet(16, lamp.model)?.finishes?.map(({ code }) => code);
}

it('says how the finishes of a model look, and of one without how the one in which it is drawn does', () => {
  expect(finishesWith(['99', '10'])).toEqual(['99', '10']);
  expect(finishesWith([])).toEqual([usual]);
});
