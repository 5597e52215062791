import type { Convention } from '@lucerna/photometry';
import { useMemo } from 'react';
import { useFormat } from '../i18n';

/** What each convention measures by: the height of the plane of illuminance, and the units. */
export const measures = {
  cie: { height: 2.5, length: 'm', illuminance: 'lx' },
  ies: { height: 8, length: 'ft', illuminance: 'fc' },
} as const;

/** How the numbers of a diagram are written in the units of a convention. */
export function useWritten(convention: Convention) {
  const format = useFormat();
  const { length, illuminance } = measures[convention];
  return useMemo(
    () => ({
      length: (value: number) => format.unit(value, length, 2),
      illuminance: (value: number) => format.unit(value, illuminance, value < 10 ? 1 : 0),
      write: (value: number) => format.number(value, 2),
    }),
    [format, length, illuminance],
  );
}
