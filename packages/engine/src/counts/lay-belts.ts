import { lightsOf } from '../element/walk';
import { along, sharedOut, zOfRow, type Lay } from './rows';

/** Belts in rows, their luminaires along them, their feeds at the ceiling above. */
export const layBelts: Lay = (composition, height, catalogue, place, system) => {
  const { belts, feed } = system;
  const lengthOfBelt = (model: string) => belts.find((each) => each.model === model)?.length;
  const cut = composition.complements.filter(({ model }) => lengthOfBelt(model) !== undefined);
  const lengths = cut.length > 0 ? cut.map(({ model }) => lengthOfBelt(model) ?? 1) : [1];
  const rows = sharedOut(lengths, lightsOf(composition));
  const zOf = (row: number) => zOfRow(row, rows.length);
  const y = Math.min(system.height, height);

  const laid = rows.map((row, at) => {
    const { length, spans } = along(row, catalogue);
    row.pieces.forEach((light, nth) => place(light, { x: spans[nth]?.middle ?? 0, y, z: zOf(at) }));
    return length;
  });
  cut.forEach((belt, at) => place(belt, { x: 0, y, z: zOf(at) }));
  composition.complements
    .filter((part) => !cut.includes(part))
    .forEach((part, at) => {
      const row = at % rows.length;
      const x = 0.1 + 0.2 * Math.floor(at / rows.length) - (laid[row] ?? 0) / 2;
      place(part, { x, y: part.model === feed ? height : y, z: zOf(row) });
    });
  return { width: Math.max(...laid), rows: rows.length };
};
