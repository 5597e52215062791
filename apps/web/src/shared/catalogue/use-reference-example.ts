import type { CatalogId } from '@lucerna/engine';
import { useSession } from '../session';

/** A reference of a catalogue, to show how they are written; '' where there is none to show. */
export const useReferenceExample = (catalogId: CatalogId): string =>
  useSession().site.referenceExamples?.find((each) => each.catalogId === catalogId)?.reference ?? '';
