import { Alert, Button, Page, PageHeader, Stack, Text } from '@lucerna/kit';
import type { LinkedQuote } from '@lucerna/contract';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { api, failureOf } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useSaveFile } from '../../../shared/file/use-save-file';
import { DensityButton } from '../../../shared/list/DensityButton';
import { useTitle } from '../../../shared/route';
import { SaleColumns, SaleSide } from '../../../shared/sale';
import { catalogAsked } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { numberFiller } from '../../../shared/sale/number-filler';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { BudgetSheet } from '../BudgetSheet';
import { SheetButtons } from '../SheetButtons';
import styles from '../Sheet.module.css';
import { AcceptDialog } from './AcceptDialog';
import { LinkClosed } from './LinkClosed';
import { QuoteComments } from './QuoteComments';
import { RejectDialog } from './RejectDialog';
import { SayByLink } from './SayByLink';
import { WhatBecame } from './WhatBecame';

/** A quote for whoever has its link, without an account: to read, save, comment, accept or reject (BYN-11). */
export function LinkedQuotePage() {
  const t = useTranslate();
  const { hash: token = '' } = useParams();
  const quote = api.useOpenQuoteLinkQuery({ params: { token }, isSilent: true });
  const { data, error } = quote;
  const [see] = api.useSeeQuoteLinkMutation();
  const isShown = data !== undefined;
  const catalogId = data?.catalogId;
  const dispatch = useDispatch();
  useEffect(() => {
    if (isShown) void see({ params: { token }, isSilent: true });
  }, [isShown, see, token]);
  // The foot and what is looked at from here are those of the quote's market.
  useEffect(() => {
    if (catalogId !== undefined) dispatch(catalogAsked(catalogId));
  }, [catalogId, dispatch]);
  const title = data ? t('budgets.number', { number: data.budget.budgetNumber }) : t('budgets.title');
  useTitle(title);

  const failure = failureOf(error);
  // An address that is cut short is no question that the server understands.
  if (failure?.status === 404 || failure?.status === 400) return <LinkClosed code={failure.code} />;
  return (
    <Page className={styles.desk}>
      <PageHeader title={title} filler={data ? undefined : numberFiller} actions={<DensityButton />} />
      <SaleColumns isBusy={!data}>
        {!data && <AwaitedPart query={quote} size="44rem" label={t('budgets.linkLoading')} />}
        {data && (
          <>
            <BudgetSheet budget={data.budget} details={data.details} />
            <Side token={token} quote={data} />
          </>
        )}
      </SaleColumns>
      {data && (
        <QuoteComments comments={data.comments} products={data.budget.products}>
          <SayByLink token={token} quote={data} />
        </QuoteComments>
      )}
    </Page>
  );
}

interface SideProps {
  readonly token: string;
  readonly quote: LinkedQuote;
}

/** What it comes to, and what can be done with it. */
function Side({ token, quote: { budget, brand, mayDecide, acceptance, expiresOn } }: SideProps) {
  const t = useTranslate();
  const format = useFormat();
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const close = () => setAsked(null);
  const save = useSaveFile({
    address: `/api/v1/quote-links/${encodeURIComponent(token)}/document`,
    name: `${budget.budgetNumber}.pdf`,
    action: 'getLinkedDocument',
  });
  return (
    <SaleSide className={styles.side} isUnprinted>
      <Text tone="quiet" className={styles.sideTotal}>
        {t(budget.totalNet ? 'budgets.total' : 'budgets.withoutPrices')}
      </Text>
      {budget.totalNet && (
        <Text as="output" size={40} isTabular className={styles.sideTotal}>
          {format.money(budget.totalNet)}
        </Text>
      )}
      <WhatBecame budget={budget} acceptance={acceptance} />
      {mayDecide && (
        <Stack gap={3}>
          <Button variant="primary" isWide onPress={() => setAsked('accept')}>
            {t('budgets.linkAccept')}
          </Button>
          <Button isWide onPress={() => setAsked('reject')}>
            {t('budgets.linkReject')}
          </Button>
        </Stack>
      )}
      {budget.document.state === 'done' ? (
        <Button isWide variant={mayDecide ? 'quiet' : undefined} icon="download" onPress={() => void save()}>
          {t('budgets.download')}
        </Button>
      ) : (
        <Alert>{t('budgets.linkNoDocument')}</Alert>
      )}
      <SheetButtons
        address={`/api/v1/quote-links/${encodeURIComponent(token)}/sheet`}
        budgetNumber={budget.budgetNumber}
        action="getLinkedSheet"
      />
      <Text size={14} tone="quiet">
        {t('budgets.linkFrom', { brand, sender: budget.createdBy, date: format.date(expiresOn) })}
      </Text>
      {asked === 'accept' && <AcceptDialog token={token} budget={budget} onClose={close} />}
      {asked === 'reject' && <RejectDialog token={token} onClose={close} />}
    </SaleSide>
  );
}
