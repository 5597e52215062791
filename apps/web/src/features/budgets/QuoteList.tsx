import type { QuoteList as Quotes, QuoteRow } from '@lucerna/contract';
import { ButtonLink, EmptyState, Heading, Page, PageHeader, Text } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { api } from '../../shared/api';
import { ListSection } from '../../shared/list/ListSection';
import { useStandingAnswer } from '../../shared/list/use-standing-answer';
import { ListRow } from '../../shared/list/ListRow';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import { AwaitingQuotes } from './AwaitingQuotes';
import { QuoteFilters } from './QuoteFilters';
import { stateNames, stateWords } from './quote-states';
import { StateMark } from './StateMark';
import { useQuotesAsked } from './use-quotes-asked';
import styles from './QuoteState.module.css';

const rows = 20;

/** All quotes that the account may see, by their current revisions: searched, by state, sorted, with the sums of each state. */
export function QuoteList() {
  const t = useTranslate();
  const { asked, ask } = useQuotesAsked();
  const { search, state, approval, sortBy, page } = asked;
  const query = { search: search.trim() || undefined, state, approval, sortBy, page, itemsPerPage: rows };
  const answer = useStandingAnswer(api.useListQuotesQuery({ query }));
  const isFiltered = Boolean(query.search ?? state ?? approval);
  const isEmpty = answer.data?.meta.totalDocs === 0;
  return (
    <Page>
      <PageHeader title={t('budgets.all')} />
      <AwaitingQuotes
        count={answer.data?.awaitingApproval ?? 0}
        isOn={approval !== undefined}
        onShow={(isOn) => ask({ approval: isOn ? 'awaiting' : undefined })}
      />
      {!(isEmpty && !isFiltered) && <QuoteFilters asked={asked} onAsk={ask} />}
      <ListSection
        title={t('budgets.all')}
        answer={answer}
        page={page}
        onTurn={(next) => ask({ page: next })}
        rows={{ height: '4.5rem', count: 5 }}
        found={(count) => t(answer.data?.meta.hasMore ? 'budgets.foundMore' : 'budgets.found', { count })}
        filtered={
          isFiltered && {
            nothingFound: t('budgets.nothingFound'),
            onClear: () => ask({ search: '', state: undefined, approval: undefined }),
          }
        }
        empty={
          <EmptyState
            picture={<QuietLamp />}
            title={t('budgets.none')}
            action={
              <ButtonLink href={href('projects')} variant="primary">
                {t('orders.toProjects')}
              </ButtonLink>
            }
          >
            {t('budgets.noneText')}
          </EmptyState>
        }
      >
        <StateSums sums={answer.data?.sums ?? []} />
        <ul>
          {answer.data?.docs.map((quote) => (
            <Quote key={quote.quoteId} quote={quote} />
          ))}
        </ul>
      </ListSection>
    </Page>
  );
}

/** What the quotes of each state come to. */
function StateSums({ sums }: Pick<Quotes, 'sums'>) {
  const t = useTranslate();
  const format = useFormat();
  const shown = stateNames.flatMap((state) => sums.find((each) => each.state === state) ?? []);
  return (
    <dl className={styles.sums}>
      {shown.map(({ state, count, totals }) => (
        <div key={state}>
          <dt>
            <Text as="span" size={14} tone="quiet" isTabular>
              {t(stateWords[state])} · {format.number(count)}
            </Text>
          </dt>
          <dd>{totals.map((total) => format.money(total)).join(' + ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A quote as a row: its project, its number, its state and what it comes to. */
function Quote({ quote }: { readonly quote: QuoteRow }) {
  const t = useTranslate();
  const format = useFormat();
  const { id: budgetId, projectId, budgetNumber: number, revision, totalNet } = quote;
  return (
    <li>
      <ListRow to={href('budget', { projectId, budgetId })} className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} size={20}>
            <bdi>{quote.projectName}</bdi>
          </Heading>
          <Text size={14} tone="quiet" isTabular>
            {t('budgets.number', { number })}
            {quote.revisions > 1 && ` · ${t('budgets.revision', { revision })}`} ·{' '}
            {format.shortDate(quote.creationDate)}
          </Text>
        </div>
        <Text size={14} isTruncated className={styles.client}>
          <bdi>{quote.clientName}</bdi>
        </Text>
        <StateMark state={quote.state} />
        <Text size={20} isTabular className={styles.amount}>
          {totalNet ? format.money(totalNet) : t('budgets.withoutPrices')}
        </Text>
      </ListRow>
    </li>
  );
}
