import type { CatalogueImport } from '@lucerna/contract';
import { useTranslate } from '../../shared/i18n';

/** Where an uploaded feed stands, in words. */
export function useStateText(): (feed: Pick<CatalogueImport, 'state' | 'revision'>) => string {
  const t = useTranslate();
  return ({ state, revision }) => t(`imports.state-${state}`, { revision: revision ?? '' });
}
