import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  Heading,
  Page,
  PageHeader,
  Pagination,
  Skeleton,
  Text,
} from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { FailedQuery } from '../../shared/failure';
import { ModelPicture } from '../../shared/picture';
import { useChoosing, useTitle } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import { finishAsked, modelWay } from './model-way';
import styles from './SearchResults.module.css';

const itemsPerPage = 24;

/** All luminaires that were found for the words of the address, a page of them at a time. */
export function SearchResults({ text }: { text: string }) {
  const t = useTranslate();
  const format = useFormat();
  const choosing = useChoosing();
  const catalogId = useCatalogue();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data, error, isFetching, refetch } = api.useSearchArticlesQuery(
    catalogId ? { query: { ...catalogueQuery(catalogId), search: text, page, itemsPerPage } } : skipToken,
    { refetchOnReconnect: true },
  );
  const title = t('search.results', { text });
  useTitle(title);
  if (error) {
    return (
      <Page>
        <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} headingLevel={1} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={title}
        size={28}
        above={
          <Breadcrumbs
            items={[{ label: t('collections.title'), href: choosing.collections() }, { label: title }]}
          />
        }
      />
      {data?.length === 0 && (
        <EmptyState
          picture={<QuietLamp isOff />}
          title={t('search.none', { text })}
          action={<ButtonLink href={choosing.collections()}>{t('routes.toCollections')}</ButtonLink>}
        >
          {t('search.noneText', { example: '201010' })}
        </EmptyState>
      )}
      <ul className={styles.models} aria-busy={isFetching}>
        {!data &&
          Array.from({ length: 8 }, (_, at) => (
            <li key={at}>
              <Skeleton className={styles.coming} height="100%" />
            </li>
          ))}
        {data?.map((model) => {
          const finish = finishAsked(model, text);
          const figures = [
            finish?.name,
            model.lumens ? format.unit(model.lumens, 'lm') : null,
            model.watts ? format.unit(model.watts, 'W') : null,
          ];
          return (
            <li key={model.model}>
              <Link to={modelWay(choosing, model, finish)} className={styles.model}>
                <ModelPicture
                  model={model.model}
                  finish={finish?.code ?? model.base.color}
                  temperature={model.base.temperature}
                  installation={model.base.installation}
                  className={styles.picture}
                />
                <Heading level={2} size={20}>
                  {model.name}
                </Heading>
                <Text size={14} tone="quiet" isTabular>
                  {figures.filter(Boolean).join(' · ')}
                </Text>
              </Link>
            </li>
          );
        })}
      </ul>
      <Pagination
        page={page}
        // How many there are is not told: a full page may have a next one.
        pages={data?.length === itemsPerPage ? page + 1 : page}
        onChange={(next) => setAddress({ search: text, page: String(next) })}
      />
    </Page>
  );
}
