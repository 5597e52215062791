import { catalogIds, type CatalogId } from '@lucerna/engine';
import { pageIn, useAsked } from '../../shared/list/use-asked';
import { selectCatalogId } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';

/** What of the catalogue a page of the administration shows. */
export interface CatalogueAsked {
  readonly catalog: CatalogId;
  readonly subFamily: number | undefined;
  readonly search: string;
  readonly page: number;
}

/** What the address asks for: in the account's own catalogue, where it names none. */
export function useCatalogueAsked() {
  const own = useSelector(selectCatalogId);
  return useAsked<CatalogueAsked>(
    (address) => ({
      catalog: catalogIds.find((each) => String(each) === address.get('catalog')) ?? own,
      subFamily: /^\d{1,6}$/.test(address.get('subFamily') ?? '')
        ? Number(address.get('subFamily'))
        : undefined,
      search: (address.get('search') ?? '').slice(0, 100),
      page: pageIn(address),
    }),
    { catalog: own },
  );
}
