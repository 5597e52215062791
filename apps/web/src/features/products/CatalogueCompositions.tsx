import { ButtonLink, EmptyState, Skeleton, Text } from '@lucerna/kit';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { PreconfigCard } from '../../shared/choosing/PreconfigCard';
import { FailedQuery } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href } from '../../shared/route';
import { CatalogueSelects } from './CatalogueSelects';
import { ProductsPage } from './ProductsPage';
import { useCatalogueAsked } from './use-catalogue-asked';
import styles from './Products.module.css';

const allOfThem = 100;

/** The compositions of the catalogue: each opens in its configurator; how one is added or changed (ADM-01). */
export function CatalogueCompositions() {
  const t = useTranslate();
  const { asked, ask } = useCatalogueAsked();
  const { data, error, isFetching, refetch } = api.useListPreconfigsQuery({
    query: {
      ...catalogueQuery(asked.catalog),
      itemsPerPage: allOfThem,
      subFamilyId: asked.subFamily === undefined ? undefined : String(asked.subFamily),
    },
  });
  return (
    <ProductsPage page="productAdminCompose" lead={t('products.composeLead')}>
      <div className={styles.import}>
        <Text className={styles.words}>{t('products.composeHow')}</Text>
        <div className={styles.import}>
          <ButtonLink size="small" href={href('compositorV2')}>
            {t('products.tryOut')}
          </ButtonLink>
          <ButtonLink size="small" href={href('imports')}>
            {t('products.toImports')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.tools}>
        <CatalogueSelects asked={asked} onAsk={ask} />
      </div>
      {error && <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
      {!error && data?.length === 0 && (
        <EmptyState picture={<QuietLamp isOff />} title={t('preconfigs.none')}>
          {t('products.composeNone')}
        </EmptyState>
      )}
      <ul className={styles.cards} aria-busy={isFetching}>
        {!data && !error && [0, 1, 2].map((at) => <Skeleton key={at} shape="block" height="20rem" />)}
        {!error &&
          data?.map((each) => (
            <li key={each.id}>
              <PreconfigCard preconfig={each} />
            </li>
          ))}
      </ul>
    </ProductsPage>
  );
}
