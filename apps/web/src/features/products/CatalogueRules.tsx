import { EmptyState, Skeleton } from '@lucerna/kit';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { FailedQuery } from '../../shared/failure';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { CatalogueSelects } from './CatalogueSelects';
import { NamedRules } from './NamedRules';
import { ProductsPage } from './ProductsPage';
import { valueNames } from './rule-draft';
import { RuleEditor } from './RuleEditor';
import { useCatalogueAsked } from './use-catalogue-asked';
import styles from './Products.module.css';

interface CatalogueRulesProps {
  /** Shows what an uploaded feed would change, and puts it in force; tells when it has ended. */
  readonly check: (id: string, onEnded: () => void) => ReactNode;
}

/** The exclusion rules of a collection: read in words, changed, and checked before they are put in force (ADM-01). */
export function CatalogueRules({ check }: CatalogueRulesProps) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const { asked, ask } = useCatalogueAsked();
  const { catalog, subFamily } = asked;
  const id = subFamily === undefined ? undefined : String(subFamily);
  const rules = api.useGetStaticRulesQuery(
    id === undefined ? skipToken : { params: { name: id }, query: {} },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const sheet = api.useGetCollectionSheetQuery(
    id === undefined ? skipToken : { query: { ...catalogueQuery(catalog), subFamilyId: id } },
  );
  const failed = [rules, sheet].find(({ error }) => error !== undefined);
  const sheets = sheet.currentData?.sheets;
  const names =
    sheets &&
    valueNames(
      sheets.flatMap(({ variations }) => variations),
      language,
    );
  return (
    <ProductsPage page="productAdminEditRule" lead={t('products.rulesLead')}>
      <div className={styles.tools}>
        <CatalogueSelects asked={asked} onAsk={ask} isOneCollection />
      </div>
      {subFamily === undefined ? (
        <EmptyState title={t('products.chooseCollection')} picture={<QuietLamp isOff />} />
      ) : failed ? (
        <FailedQuery
          error={failed.error}
          isAsking={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : rules.currentData && sheets && names ? (
        <>
          <RuleEditor
            key={subFamily}
            {...{ subFamily, names, check }}
            rules={rules.currentData}
            askRules={() => rules.refetch().unwrap()}
          />
          <NamedRules rules={sheets.flatMap(({ namedRules }) => namedRules ?? [])} names={names} />
        </>
      ) : (
        <Skeleton shape="block" height="24rem" />
      )}
    </ProductsPage>
  );
}
