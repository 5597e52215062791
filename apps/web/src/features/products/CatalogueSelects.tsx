import type { CatalogId } from '@lucerna/engine';
import { Select } from '@lucerna/kit';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { FailedPart } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { FilterSelect } from '../../shared/list/FilterSelect';
import type { CatalogueAsked } from './use-catalogue-asked';

interface CatalogueSelectsProps {
  readonly asked: Pick<CatalogueAsked, 'catalog' | 'subFamily'>;
  readonly onAsk: (part: Partial<CatalogueAsked>) => void;
  /** One collection has to be chosen; else all may stay. */
  readonly isOneCollection?: boolean;
}

/** Which catalogue and which collection of it. */
export function CatalogueSelects({ asked, onAsk, isOneCollection }: CatalogueSelectsProps) {
  const t = useTranslate();
  const catalogs = api.useListCatalogsQuery();
  const collections = api.useListCollectionsQuery({ query: catalogueQuery(asked.catalog) });
  const options = (collections.data?.collections ?? []).map(({ subFamily, name }) => ({
    value: String(subFamily.id),
    label: name,
  }));
  const value = asked.subFamily === undefined ? undefined : String(asked.subFamily);
  const label = t('products.collection');
  const choose = (chosen: string | undefined) => onAsk({ subFamily: chosen ? Number(chosen) : undefined });
  return (
    <>
      <Select
        label={t('products.catalogue')}
        isLoading={catalogs.isFetching}
        options={(catalogs.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(asked.catalog)}
        onChange={(id) => onAsk({ catalog: Number(id) as CatalogId })}
      />
      {isOneCollection ? (
        <Select
          label={label}
          isLoading={collections.isFetching}
          options={options}
          value={value ?? null}
          onChange={choose}
        />
      ) : (
        <FilterSelect
          label={label}
          all={t('products.allCollections')}
          options={options}
          value={value}
          onChange={choose}
        />
      )}
      <FailedPart asked={catalogs.error ? catalogs : collections} />
    </>
  );
}
