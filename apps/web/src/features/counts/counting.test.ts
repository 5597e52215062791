import { applyCountEdit, startCounts, type CountEdit, type Space } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { demoCatalogue, demoModels, demoSystem } from '../../shared/editor/test/demo-catalogue';
import { countsMoved } from './counting';

const elements = demoCatalogue(demoModels(({ subFamily, virtual }) => subFamily.id === 225 && virtual === 0));

function after(space: Space, edit: CountEdit): Space {
  const counted = applyCountEdit(space, edit, demoSystem('plusminus'), elements);
  if (!counted.ok) throw new Error(counted.problems.map(({ code }) => code).join());
  return counted.value;
}

it('a count moves those of the parts that follow, and each is told with how many there are now', () => {
  const empty = startCounts('room', elements);
  if (!empty.ok) throw new Error('There is no room.');
  const counted = after(empty.value, { type: 'count', model: '2255', quantity: 2 });
  const moved = countsMoved(empty.value, counted);
  expect(moved).toContainEqual(['2255', 2]);
  expect(moved.length).toBeGreaterThan(1);
  const none = after(counted, { type: 'count', model: '2255', quantity: 0 });
  expect(countsMoved(counted, none)).toContainEqual(['2255', 0]);
  const black = after(counted, { type: 'attributes', delta: { color: '20' } });
  expect(countsMoved(counted, black)).toEqual([]);
});
