import { requestStates } from '@lucerna/contract';
import { ButtonLink, EmptyState, Page, PageHeader, Select } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { ListSection } from '../../../shared/list/ListSection';
import { useStandingAnswer } from '../../../shared/list/use-standing-answer';
import { FilterSelect } from '../../../shared/list/FilterSelect';
import { ListTools } from '../../../shared/list/ListTools';
import { QuietLamp } from '../../../shared/picture/QuietLamp';
import { href } from '../../../shared/route';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { useRequestNotices } from '../use-request-notices';
import { RequestRowLink } from './RequestRowLink';
import { useRequestsAsked } from './use-requests-asked';
import rowStyles from '../Requests.module.css';

const itemsPerPage = 20;

/** The own requests, and for who answers them those of others: searched, filtered, by pages. */
export function RequestList() {
  const t = useTranslate();
  const answers = useCan('project.view.assigned.company');
  const canAsk = useCan('support.request');
  const { asked, ask } = useRequestsAsked(answers ? 'inbox' : 'own');
  const { box, search, state, page } = asked;
  const query = { box, search: search.trim() || undefined, state, page, itemsPerPage };
  const answer = useStandingAnswer(api.useListRequestsQuery({ query }, { refetchOnMountOrArgChange: true }));
  useRequestNotices();
  const isFiltered = Boolean(query.search ?? state);
  return (
    <Page>
      <PageHeader
        title={t('routes.requests')}
        actions={canAsk && <ButtonLink href={href('support')}>{t('requests.askSupport')}</ButtonLink>}
      />
      <ListTools
        label={t('requests.search')}
        hint={t('requests.searchHint')}
        search={search}
        onSearch={(words) => ask({ search: words })}
      >
        {answers && (
          <Select
            label={t('requests.box')}
            isLabelHidden
            variant="quiet"
            options={[
              { value: 'inbox', label: t('requests.inbox') },
              { value: 'own', label: t('requests.own') },
            ]}
            value={box}
            onChange={(next) => ask({ box: next })}
          />
        )}
        <FilterSelect
          isQuiet
          label={t('requests.stateFilter')}
          all={t('requests.allStates')}
          options={requestStates.map((value) => ({ value, label: t(`requests.state.${value}`) }))}
          value={state}
          onChange={(next) => ask({ state: next })}
        />
      </ListTools>
      <ListSection
        title={t('routes.requests')}
        answer={answer}
        page={page}
        onTurn={(next) => ask({ page: next })}
        rows={{ height: '5rem', count: 4 }}
        found={(count) => t('requests.found', { count })}
        filtered={
          isFiltered && {
            nothingFound: t('requests.nothingFound'),
            onClear: () => ask({ search: '', state: undefined }),
          }
        }
        empty={
          <EmptyState
            picture={<QuietLamp />}
            title={t(`requests.empty.${box}`)}
            action={
              <ButtonLink href={href('projects')} variant="primary">
                {t('projects.toList')}
              </ButtonLink>
            }
          >
            {t(`requests.emptyText.${box}`)}
          </EmptyState>
        }
      >
        <ul className={rowStyles.rows}>
          {answer.data?.docs.map((request) => (
            <RequestRowLink key={request.id} request={request} />
          ))}
        </ul>
      </ListSection>
    </Page>
  );
}
