import { expect, it } from 'vitest';
import { demoCatalogue, demoModels } from '../test/demo-catalogue';
import { aimKeys, aimsBy, aimStep } from './aims-by';

const catalogue = demoCatalogue(demoModels(({ model }) => ['2250', '2255', '2301'].includes(model)));

it('turns the pivots of a kind of all that is chosen, and leaves what has none', () => {
  const lights = [
    { id: 'spot', model: '2255', aim: { head: 20 } },
    { id: 'bar', model: '2250' },
    { id: 'lamp', model: '2301' },
    { id: 'gone', model: '9999' },
  ];
  expect(aimsBy(lights, catalogue, 'tilt', aimStep({ shiftKey: false }))).toEqual([
    { id: 'spot', pivot: 'head', degrees: 25 },
    { id: 'lamp', pivot: 'head', degrees: 5 },
  ]);
  expect(aimsBy(lights, catalogue, 'swivel', aimStep({ shiftKey: true }))).toEqual([
    { id: 'spot', pivot: 'swivel', degrees: -5 },
  ]);
  expect(aimKeys).toEqual({ t: 'tilt', r: 'swivel' });
});
