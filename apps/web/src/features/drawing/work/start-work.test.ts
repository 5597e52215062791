import { catalogIds, markets } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { writeMetres } from '../../../shared/catalogue/lengths';
import { demoCatalogue } from '../../../shared/editor/test/demo-catalogue';
import { startWork } from './start-work';

const elements = demoCatalogue([]);
const format = { unit: (value: number, unit: string) => `${value} ${unit}` };

it('begins in a room and at a height of plain figures, as the market measures', () => {
  const rooms = catalogIds.map((catalogId) => {
    const work = startWork('plusminus', { catalogId, elements }, {});
    if (!work.ok) throw new Error(work.problems.map(({ code }) => code).join());
    const { roomSize, height: hung } = work.value.drawing;
    const { width, depth, height } = roomSize;
    return [width, depth, height, hung].map((each) => writeMetres(each, markets[catalogId].units, format));
  });
  expect(rooms).toEqual([
    ['6 m', '4.5 m', '3 m', '2.4 m'],
    ['20′', '15′', '10′', '8′'],
  ]);
});
