import { expect, it } from 'vitest';
import { readFeed } from '../../test/feed';
import { fitInstallation } from './fit-installation';
import type { Canopy } from '../catalogue/row/canopy';

const canopies = readFeed<Canopy[]>('canopies.json');

it('a canopy gives way to Surface Basic only when the ceiling does not take it', () => {
  const fit = (installation: string, extraCeiling: number | null, ceilingMaterial: string | null) =>
    fitInstallation(installation, { extraCeiling, ceilingMaterial }, canopies);
  expect(fit('31', 0.1, 'pladur')).toBe('31');
  expect(fit('31', 0.0999, 'pladur')).toBe('10');
  expect(fit('32', 0.16, 'wood')).toBe('10');
  expect(fit('10', 0, 'concrete')).toBe('10');
  expect(fit('32', null, null)).toBe('32');
  expect(fit('21', 0, 'concrete')).toBe('21');
});
