import { expect, it } from 'vitest';
import { readFeed } from '../../test/feed';
import { problemText } from '../problem';
import { lampSize } from './lamp-size';
import type { LampSizes } from './lamp-size';

const table = readFeed<LampSizes>('lamp-size-families.json');

it('draws a part by its factor and its named size', () => {
  const size = (part: string, named: string) => {
    const found = lampSize(table, 'halo', part, named);
    return found.ok ? found.value : null;
  };
  expect([size('tube', 'small'), size('curve', 'medium'), size('canopy', 'large')]).toEqual([1.5, 2, 12]);
});

it('says that there is no data of an unknown family', () => {
  const found = lampSize(table, 'almar', 'tube', 'small');
  expect(found.ok ? [] : found.problems.map(problemText)).toEqual(['No family data was provided']);
  expect([lampSize(table, 'halo', 'shade', 'small').ok, lampSize(table, 'halo', 'tube', 'huge').ok]).toEqual([
    false,
    false,
  ]);
});
