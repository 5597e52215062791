import type { CatalogId } from '@lucerna/engine';
import { useUnits } from '../../catalogue/use-measures';
import { useFormat } from '../../i18n';

/** How far keys move what is selected, in words: `near` by themselves, `far` with Shift. */
export function useKeySteps(catalogId: CatalogId): { readonly near: string; readonly far: string } {
  const format = useFormat();
  return useUnits(catalogId) === 'metric'
    ? { near: format.unit(1, 'cm'), far: format.unit(10, 'cm') }
    : { near: format.unit(1, 'in'), far: format.unit(1, 'ft') };
}
