import type { RequestState, SupportRequest } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import { markets } from '@lucerna/engine';
import { Breadcrumbs, Button, ButtonLink, Disclosure, Link, Page, PageHeader, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { api, useActKey } from '../../../shared/api';
import { Facts } from '../../../shared/facts/Facts';
import { AwaitedPage, FailureAlert, useAct } from '../../../shared/failure';
import { href, useTitle } from '../../../shared/route';
import { useCan } from '../../../shared/session';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { RequestStateMark } from '../RequestStateMark';
import { useRequestNotices } from '../use-request-notices';
import { MessageThread } from './MessageThread';
import { ReplyForm } from './ReplyForm';
import styles from '../Requests.module.css';

/** A request with its messages, for who asked and for who answers. */
export function RequestPage({ requestId }: { requestId: string }) {
  const t = useTranslate();
  const asked = api.useGetRequestQuery({ params: { id: requestId } }, { refetchOnMountOrArgChange: true });
  const { data, isFetching } = asked;
  useTitle(data && t('requests.title', { number: data.number }));
  useRequestNotices(requestId);
  return (
    <Page>
      <PageHeader
        title={<bdi>{data?.project?.name ?? data?.topic ?? '\u00a0'}</bdi>}
        lead={data ? `${t(`requests.kind.${data.kind}`)} ${data.number}` : '\u00a0'}
        actions={data && <RequestStateMark state={data.state} />}
        above={
          <Breadcrumbs
            items={[{ label: t('routes.requests'), href: href('requests') }, { label: data?.number ?? '…' }]}
          />
        }
      />
      <div aria-busy={isFetching}>
        {!data && <AwaitedPage query={asked} height="30rem" />}
        {data && (
          <div className={styles.columns}>
            <div className={styles.stack}>
              <MessageThread request={data} />
              {data.may.write && <ReplyForm request={data} />}
            </div>
            <aside className={styles.side} aria-label={t('requests.about')}>
              <RequestActs request={data} />
              <RequestFacts request={data} />
            </aside>
          </div>
        )}
      </div>
    </Page>
  );
}

/** What can be done with it beside writing: a quote, the budget that answered it, another state. */
function RequestActs({ request }: { request: SupportRequest }) {
  const t = useTranslate();
  const act = useAct();
  const key = useActKey();
  const [move] = api.useMoveRequestMutation();
  const { id, project, budgetId, budgetNumber, begunQuote, may } = request;
  const projectId = project?.id;
  const namesParties = useCan('project.registration') && markets[request.catalogId].hasFinalQuotes;
  // The page of a market whose quotes name a specifier.
  const quotePage = namesParties ? 'budgetQuotationUsa' : 'generateBudget';

  const moveTo = (state: RequestState) =>
    void act.run(async () => {
      const call = { params: { id }, body: { state } };
      await move({ ...call, actKey: key.of(call), isSilent: true }).unwrap();
      key.done();
    });
  const needsTaking = may.quote && request.state === 'received';

  return (
    <div className={styles.stack}>
      <FailureAlert failure={act.failure} />
      <Text size={14} tone="quiet" role="status">
        {t(`requests.stateText.${request.state}`)}
      </Text>
      {needsTaking && (
        <Button variant="primary" isWide isLoading={act.isActing} onPress={() => moveTo('inWork')}>
          {t('requests.take')}
        </Button>
      )}
      {begunQuote && projectId && (
        <ButtonLink
          variant="primary"
          isWide
          icon="document"
          href={href('budget', { projectId, budgetId: begunQuote.id })}
        >
          {t('requests.openDraft', { number: begunQuote.number })}
        </ButtonLink>
      )}
      {may.quote && !needsTaking && !begunQuote && projectId && (
        <ButtonLink
          variant={budgetId ? 'secondary' : 'primary'}
          isWide
          icon="document"
          href={addressOf(href(quotePage, { projectId }), {
            query: { request: id, client: request.asker.company ?? request.asker.name },
          })}
        >
          {t('requests.makeQuote')}
        </ButtonLink>
      )}
      {budgetId && projectId && (
        <ButtonLink isWide icon="document" href={href('budget', { projectId, budgetId })}>
          {t('requests.openQuote', { number: budgetNumber ?? '' })}
        </ButtonLink>
      )}
      <div className={styles.acts}>
        {may.move
          .filter((state) => !(needsTaking && state === 'inWork'))
          .map((state) => (
            <Button key={state} size="small" isLoading={act.isActing} onPress={() => moveTo(state)}>
              {t(`requests.move.${state}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function RequestFacts({ request }: { request: SupportRequest }) {
  const t = useTranslate();
  const format = useFormat();
  const { asker, project, kind, lines } = request;
  const projectId = project?.id;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const all: readonly (Fact | false | null | undefined | '')[] = [
    [t('requests.asker'), <bdi key="asker">{[asker.name, asker.company].filter(Boolean).join(', ')}</bdi>],
    !request.isOwn && [
      t('requests.email'),
      <Link key="mail" href={`mailto:${asker.email}`}>
        {asker.email}
      </Link>,
    ],
    request.clientCode && [t('requests.client'), request.clientCode],
    request.recipient && [t('requests.recipient'), <bdi key="to">{request.recipient}</bdi>],
    request.takenBy && [t('requests.takenBy'), <bdi key="taken">{request.takenBy}</bdi>],
    request.businessActivity && [t('requests.activity'), request.businessActivity],
    projectId && [
      t('requests.project'),
      <Link key="project" href={href('project', { projectId })}>
        <bdi>{project?.name}</bdi>
      </Link>,
    ],
    projectId &&
      kind === 'registrationUsa' && [
        t('requests.kind.registrationUsa'),
        <Link key="registration" href={href('registrationUsa', { projectId })}>
          {t('requests.openRegistration')}
        </Link>,
      ],
    [t('requests.askedOn'), format.date(request.createdAt)],
  ];
  const facts = all.flatMap((fact) => (fact ? [fact] : []));
  return (
    <>
      <Facts size={14} facts={facts} />
      {lines.length > 0 && (
        <Disclosure title={t('requests.askedLines', { count: lines.length, pieces })}>
          <ul className={styles.rows}>
            {lines.map(({ id, reference, quantity }) => (
              <li key={id}>
                <Text as="span" size={14} isTabular>
                  {format.number(quantity)} ×{' '}
                  <Text as="span" size={14} isCode>
                    {reference}
                  </Text>
                </Text>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
