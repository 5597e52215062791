import { defaultCatalogId, type CatalogId, type Model } from '@lucerna/engine';
import { EmptyState, Link, Page, PageHeader, Pagination, Select, Skeleton, Stack } from '@lucerna/kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useMeasures } from '../../shared/catalogue/use-measures';
import { FailedPart, FailedQuery } from '../../shared/failure';
import { useFormat, useTranslate, type Format } from '../../shared/i18n';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href, usePageTitle } from '../../shared/route';
import styles from './TechnicalInfo.module.css';

type TechnicalData = Model['technicalData'];

const rowsOfPage = 24;
const columns = ['model', 'light', 'power', 'cri', 'weight', 'ip', 'materials'] as const;

/** What the columns after the first say of a model. */
function cellsOf(
  { lumens, watts, cri, packaging, ip, materials }: Partial<TechnicalData>,
  format: Format,
  writeKg: ReturnType<typeof useMeasures>['writeKg'],
): readonly string[] {
  const of = (value: number | null | undefined, write: (known: number) => string) =>
    value === undefined || value === null ? '–' : write(value);
  return [
    of(lumens, (known) => format.unit(known, 'lm', 0)),
    of(watts, (known) => format.unit(known, 'W')),
    of(cri, (known) => format.number(known)),
    of(packaging?.netWeight, (known) => writeKg(known, format)),
    ip ?? '–',
    materials?.join(', ') ?? '–',
  ];
}

/** The technical data of a collection, model by model, each with the way to its documents. */
export function TechnicalInfo() {
  const t = useTranslate();
  const format = useFormat();
  const title = usePageTitle();
  const catalogId: CatalogId = useCatalogue() ?? defaultCatalogId;
  const { writeKg } = useMeasures(catalogId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const collections = api.useListCollectionsQuery({ query: catalogueQuery(catalogId) });
  const models =
    collections.data?.collections.find(({ subFamily }) => String(subFamily.id) === chosen)?.models ?? 0;
  const query = {
    ...catalogueQuery(catalogId),
    subFamily: chosen ?? '',
    page,
    itemsPerPage: rowsOfPage,
  };
  const list = api.useListTechnicalInfoQuery(chosen === null ? skipToken : { query });
  const { data, error, isFetching, refetch } = list;
  return (
    <Page>
      <PageHeader title={t(title)} lead={t('documents.technicalLead')} />
      <Stack gap={6}>
        <Select
          className={styles.collection}
          label={t('documents.collection')}
          isLoading={collections.isFetching}
          options={(collections.data?.collections ?? []).map(({ subFamily }) => ({
            value: String(subFamily.id),
            label: subFamily.name,
          }))}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setPage(1);
          }}
        />
        {error && <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
        <FailedPart asked={collections} />
        {chosen === null && !collections.error && (
          <EmptyState picture={<QuietLamp isOff />} title={t('documents.technicalEmpty')} />
        )}
        {chosen !== null && !data && !error && <Skeleton lines={8} />}
        {data && !error && (
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(title)}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map((each) => (
                    <th key={each} scope="col">
                      {t(`documents.technical.${each}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map(({ model, name, technicalData: facts }) => (
                  <tr key={model}>
                    <th scope="row">
                      <Link href={`${href('serviceDownload')}?reference=${model}`}>{name}</Link>
                      <span className={styles.code}>{model}</span>
                    </th>
                    {cellsOf(facts as Partial<TechnicalData>, format, writeKg).map((cell, at) => (
                      <td key={columns[at + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {models > rowsOfPage && (
          <Pagination page={page} pages={Math.ceil(models / rowsOfPage)} onChange={setPage} />
        )}
      </Stack>
    </Page>
  );
}
