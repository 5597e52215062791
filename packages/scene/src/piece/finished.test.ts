import type { Finish } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { finishKey } from './finished';

const sage: Finish = {
  code: '60',
  base: '#8fa287',
  light: '#b4c4ad',
  shade: '#5f6f58',
  cable: '#2c2b2b',
  isMetal: false,
  isCustom: false,
};

it('tells finishes apart by all that is drawn of them', () => {
  const others: Partial<Finish>[] = [
    { code: '61' },
    { base: '#8fa288' },
    { light: '#b4c4ae' },
    { shade: '#5f6f59' },
    { cable: '#2c2b2c' },
    { isMetal: true },
  ];
  const keys = [{}, ...others].map((other) => finishKey({ ...sage, ...other }));
  expect(new Set(keys).size).toBe(others.length + 1);
  expect(finishKey({ ...sage })).toBe(finishKey(sage));
  expect(finishKey(null)).toBe('');
});
