import type { RoomSnapOptions, Units } from '@lucerna/engine';

/** Metres within which something that is dragged catches a line. */
const tolerance = 0.06;
/** Metres between the lines of the grid: five centimetres, or two inches. */
const grids: Readonly<Record<Units, number>> = { metric: 0.05, imperial: 0.0508 };

/** Centimetres that a key moves what is selected by, and with Shift: one or ten, an inch or a foot. */
export const keySteps: Readonly<Record<Units, { readonly near: number; readonly far: number }>> = {
  metric: { near: 1, far: 10 },
  imperial: { near: 2.54, far: 30.48 },
};

/** How something that is dragged in a room catches what is around it. */
export const snapping = (units: Units): RoomSnapOptions => ({ tolerance, grid: grids[units] });
