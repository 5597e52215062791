import { privileges } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { rightGroups } from './right-groups';

it('every right stands in one group', () => {
  expect(rightGroups.flatMap(([, rights]) => rights).sort()).toEqual([...privileges].sort());
});
