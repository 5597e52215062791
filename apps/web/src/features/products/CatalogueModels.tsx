import type { CatalogueModel } from '@lucerna/contract';
import {
  EmptyState,
  Link,
  Pagination,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Text,
} from '@lucerna/kit';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { FailedQuery } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';
import { ListTools } from '../../shared/list/ListTools';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href } from '../../shared/route';
import { CatalogueSelects } from './CatalogueSelects';
import { LastImport } from './LastImport';
import { ProductsPage } from './ProductsPage';
import { useCatalogueAsked } from './use-catalogue-asked';
import styles from './Products.module.css';

/** The models of a catalogue with where each stands and how much there is of it (ADM-01). */
export function CatalogueModels() {
  const t = useTranslate();
  const { asked, ask } = useCatalogueAsked();
  const { catalog, subFamily, search, page } = asked;
  const { data, error, isFetching, refetch } = api.useListCatalogueModelsQuery({
    query: {
      ...catalogueQuery(catalog),
      page,
      subFamilyId: subFamily === undefined ? undefined : String(subFamily),
      search: search || undefined,
    },
  });
  return (
    <ProductsPage page="productAdmin" lead={t('products.lead')}>
      <LastImport />
      <section className={styles.list} aria-label={t('products.models')} aria-busy={isFetching}>
        <ListTools
          label={t('products.search')}
          hint={t('products.searchHint')}
          search={search}
          onSearch={(next) => ask({ search: next })}
        >
          <CatalogueSelects asked={asked} onAsk={ask} />
        </ListTools>
        {error ? (
          <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton shape="block" height="40rem" />
        ) : data.docs.length === 0 ? (
          <EmptyState title={t('products.nothingFound')} picture={<QuietLamp isOff />} />
        ) : (
          <>
            <Text size={14} tone="quiet" role="status">
              {t('products.count', { count: data.meta.totalDocs })}
            </Text>
            <ModelTable models={data.docs} />
            <Pagination page={page} pages={data.meta.totalPages} onChange={(next) => ask({ page: next })} />
          </>
        )}
      </section>
    </ProductsPage>
  );
}

const numbers = ['variations', 'prices', 'pictures', 'documents'] as const;

function ModelTable({ models }: { readonly models: readonly CatalogueModel[] }) {
  const t = useTranslate();
  const format = useFormat();
  const columns = [
    { id: 'model', label: t('products.model') },
    { id: 'collection', label: t('products.collection') },
    { id: 'state', label: t('products.state') },
    ...numbers.map((id) => ({ id, label: t(`products.${id}`), align: 'end' as const })),
  ];
  return (
    <Table caption={t('products.models')} columns={columns} hasStickyHead>
      <TableBody>
        {models.map((each) => (
          <TableRow key={each.model}>
            <TableCell column="model" isRowHeader>
              <ModelName of={each} />
            </TableCell>
            <TableCell column="collection">{each.subFamily.name}</TableCell>
            <TableCell column="state">{t(`products.state-${each.state}`)}</TableCell>
            {numbers.map((id) => (
              <TableCell key={id} column={id} isTabular>
                {id === 'variations' && each.validVariations < each.variations
                  ? t('products.validOf', {
                      valid: format.number(each.validVariations),
                      all: format.number(each.variations),
                    })
                  : format.number(each[id])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Leads to the model where lists show it. */
function ModelName({ of: { model, name, state, subFamily, applicationLocationId } }: { of: CatalogueModel }) {
  const isShown = state === 'offered' && applicationLocationId !== null;
  const page = isShown && { subFamilyId: subFamily.id, applicationLocationId, model };
  return (
    <div>
      {page ? <Link href={href('model', page)}>{name}</Link> : name}
      <Text as="span" size={14} tone="quiet" isTabular className={styles.code}>
        {model}
      </Text>
    </div>
  );
}
