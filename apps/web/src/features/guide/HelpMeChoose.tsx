import { Text } from '@lucerna/kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { api, failureOf } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { FailedQuery } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { Invitation } from './Invitation';

/** The guided choice among all collections, by its number in the feed. */
const amongAll = 1;

/** An invitation to be led to the right light; the questions are read when it is taken, and said to be missing then. */
export function HelpMeChoose() {
  const t = useTranslate();
  const catalogId = useCatalogue();
  const [isOpen, setOpen] = useState(false);
  const tree = api.useGetDecisionTreeQuery(
    catalogId && isOpen
      ? { params: { id: amongAll }, query: catalogueQuery(catalogId), isSilent: true }
      : skipToken,
  );
  const instead =
    failureOf(tree.error)?.status === 404 ? (
      <Text>{t('guide.none')}</Text>
    ) : (
      tree.error && (
        <FailedQuery error={tree.error} isAsking={tree.isFetching} onRetry={() => void tree.refetch()} />
      )
    );
  return (
    <Invitation
      lead={t('guide.lead')}
      tree={tree.data}
      instead={instead}
      isOpen={isOpen}
      onOpen={setOpen}
      isInHead
    />
  );
}
