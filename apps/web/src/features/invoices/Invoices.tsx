import { ButtonLink, EmptyState, Page, PageHeader } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { ClientField } from '../../shared/client/ClientField';
import { ListSection } from '../../shared/list/ListSection';
import { useStandingAnswer } from '../../shared/list/use-standing-answer';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href } from '../../shared/route';
import { useCan, useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';
import { InvoiceFilters } from './InvoiceFilters';
import { InvoiceMonths } from './InvoiceMonths';
import { InvoiceTable } from './InvoiceTable';
import { useInvoicesAsked } from './use-invoices-asked';

const rows = 10;

/** The invoices of the own client, or of one that one looks after (INV-01). */
export function Invoices() {
  const t = useTranslate();
  const { account } = useSession();
  const seesPrices = useCan('price.view');
  const seesClients = useCan('project.view.assigned.company');
  const { asked, ask } = useInvoicesAsked();
  const own = account?.clientCode ?? null;
  const clientCode = asked.client ?? own;
  return (
    <Page>
      <PageHeader title={t('invoices.title')} />
      {seesPrices && seesClients && (
        <ClientField
          label={t('invoices.client')}
          value={clientCode}
          onChange={(client) => ask({ client, search: '', state: undefined })}
        />
      )}
      {!seesPrices || (clientCode === null && !seesClients) ? (
        <EmptyState
          title={t(seesPrices ? 'invoices.noClient' : 'invoices.noPrices')}
          picture={<QuietLamp isOff />}
          action={<ButtonLink href={href('orders')}>{t('orders.title')}</ButtonLink>}
        >
          {t(seesPrices ? 'invoices.noClientText' : 'invoices.noPricesText')}
        </EmptyState>
      ) : clientCode === null ? (
        <EmptyState title={t('invoices.chooseClient')} picture={<QuietLamp />} />
      ) : (
        <InvoicesOf key={clientCode} clientCode={clientCode} asked={asked} ask={ask} />
      )}
    </Page>
  );
}

type Asking = ReturnType<typeof useInvoicesAsked>;

function InvoicesOf({ clientCode, asked, ask }: { readonly clientCode: string } & Asking) {
  const t = useTranslate();
  const { search, state, sortBy, page } = asked;
  const query = { search: search.trim() || undefined, state, sortBy, page, itemsPerPage: rows };
  const answer = useStandingAnswer(api.useListInvoicesQuery({ params: { clientCode }, query }));
  const isFiltered = Boolean(query.search ?? state);
  const isEmpty = answer.data?.meta.totalDocs === 0;
  const refused = failureOf(answer.error)?.status;
  if (refused === 403 || refused === 404) return <Navigate to={href('noAccess')} replace />;
  if (isEmpty && !isFiltered) {
    return (
      <EmptyState
        title={t('invoices.empty')}
        picture={<QuietLamp isOff />}
        action={
          <ButtonLink href={href('orders')} variant="primary">
            {t('orders.title')}
          </ButtonLink>
        }
      >
        {t('invoices.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <InvoiceMonths clientCode={clientCode} />
      <InvoiceFilters asked={asked} onAsk={ask} />
      <ListSection
        title={t('invoices.title')}
        answer={answer}
        page={page}
        onTurn={(next) => ask({ page: next })}
        rows={{ height: '3.5rem', count: 8 }}
        found={(count) => t('invoices.found', { count })}
        filtered={
          isFiltered && {
            nothingFound: t('invoices.nothingFound'),
            onClear: () => ask({ search: '', state: undefined }),
          }
        }
        empty={null}
      >
        <InvoiceTable clientCode={clientCode} invoices={answer.data?.docs ?? []} />
      </ListSection>
    </>
  );
}
