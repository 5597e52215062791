import { ButtonLink, Text } from '@lucerna/kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../../shared/api';
import { FailedQuery } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';
import { href } from '../../shared/route';
import styles from './Products.module.css';

/** What the last feed that was brought said, and the way to bring another. */
export function LastImport() {
  const t = useTranslate();
  const format = useFormat();
  const list = api.useListCatalogueImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const last = list.data?.[0];
  const { data } = api.useGetCatalogueImportQuery(last ? { params: { id: last.id } } : skipToken);
  if (list.error) {
    const { error, isFetching, refetch } = list;
    return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  }
  const report = data?.report;
  return (
    <div className={styles.import} aria-busy={list.isFetching}>
      <Text className={styles.told}>
        {list.data && !last && t('products.noImport')}
        {last && (
          <>
            {t('products.lastImport', { date: format.shortDate(last.createdAt) })} <bdi>{last.name}</bdi>
            {' · '}
            {t(`imports.state-${last.state}`, { revision: last.revision ?? '' })}
            {report && report.problemTotal > 0 && (
              <> · {t('imports.problems', { count: report.problemTotal })}</>
            )}
            {report && report.warningTotal > 0 && (
              <> · {t('imports.warnings', { count: report.warningTotal })}</>
            )}
          </>
        )}
      </Text>
      <ButtonLink size="small" href={href('imports')}>
        {t('products.toImports')}
      </ButtonLink>
    </div>
  );
}
