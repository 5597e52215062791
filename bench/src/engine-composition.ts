import { assignDrivers, billOfSpace, planElectricity, type DriverTable } from '@lucerna/engine';
import { doubleBench } from './engine-double';
import { editBench } from './engine-edit';
import { almarParts, spaceOfPendants } from './engine-space';
import { median } from './report';

const rounds = 60;

/** The middle of some rounds of an act, in milliseconds, after as many to warm up. */
function medianMs(act: () => unknown): number {
  const round = (): number => {
    const from = performance.now();
    act();
    return performance.now() - from;
  };
  for (let at = 0; at < rounds; at += 1) round();
  return median(Array.from({ length: rounds }, round));
}

/** Re-prices and re-bills a space whose lights are all different articles. */
function billBench(report: (name: string, figure: number, unit: string) => void): void {
  const catalogue = almarParts();
  const space = spaceOfPendants(300);
  const bill = billOfSpace(space, catalogue, { rateId: 10, quantity: 1 });
  if (!bill.ok || !bill.value.prices) throw new Error('the measured space has no price');
  const ms = medianMs(() => billOfSpace(space, catalogue, { rateId: 10, quantity: 1 }));
  report('engine: price and bill of materials of 300 different lights', ms, 'ms');
}

function driverBench(report: (name: string, figure: number, unit: string) => void): void {
  const sizes = [2, 3, 5, 9].map((luminaires) => ({ luminaires, drivers: { B: `D${luminaires}` } }));
  const table: DriverTable = { '2010': { row: sizes } };
  const ms = medianMs(() =>
    assignDrivers(table, { model: '2010', region: 'row', control: 'B', luminaires: 1000 }),
  );
  report('engine: drivers of 1,000 lights over 4 sizes', ms, 'ms');
  const lights = Array.from({ length: 1000 }, (_, at) => ({
    ...{ referenceCode: `light ${at}`, model: '2010', control: 'M', quantity: 1, watts: 6 },
  }));
  const planned = medianMs(() => planElectricity(table, 'row', lights, 'B'));
  report('engine: drivers and electrical groups of 1,000 different lights', planned, 'ms');
}

/** Compositions: prices and bills, drivers, edits. */
export function compositionBench(report: (name: string, figure: number, unit: string) => void): void {
  billBench(report);
  driverBench(report);
  editBench(report);
  doubleBench(report);
}
