import { Page, PageHeader, Skeleton, Stack } from '@lucerna/kit';
import { api } from '../shared/api';
import { FailedQuery } from '../shared/failure';
import { catalogueQuery } from '../shared/catalogue/use-catalogue';
import { usePageParams, usePageTitle, useTitle } from '../shared/route';
import { selectCatalogId } from '../shared/session';
import { useSelector } from '../shared/store/hooks';
import { useTranslate } from '../shared/i18n';
import styles from './legal-page.module.css';

/** A page of the maker's own: terms, privacy, who is responsible. */
export default function LegalPage() {
  const t = useTranslate();
  const title = usePageTitle();
  const { legalPage } = usePageParams('legalPage');
  const catalogId = useSelector(selectCatalogId);
  const { data, error, isFetching, refetch } = api.useGetLegalPageQuery({
    params: { legalPage },
    query: catalogueQuery(catalogId),
  });
  useTitle(data?.title);
  if (error) return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page>
      <PageHeader title={data?.title ?? t(title)} />
      {!data && <Skeleton lines={6} />}
      <Stack gap={4} className={styles.text}>
        {data?.blocks.map((block, at) => {
          if (block.kind === 'heading') return <h2 key={at}>{block.text}</h2>;
          if (block.kind === 'paragraph') return <p key={at}>{block.text}</p>;
          return (
            <ul key={at}>
              {block.entries.map((entry, place) => (
                <li key={place}>{entry}</li>
              ))}
            </ul>
          );
        })}
      </Stack>
    </Page>
  );
}
