import { projectTypeNames } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import { DayFilters } from '../../../shared/list/DayFilters';
import { FilterSelect } from '../../../shared/list/FilterSelect';
import { useCan } from '../../../shared/session';
import { ClientField } from '../../../shared/client/ClientField';
import { OwnerField } from '../clients/OwnerField';
import { listedStatuses, type ListQuery } from './use-list-query';
import styles from './ProjectFilters.module.css';

/** What the list is narrowed by: state, how a project came to be, for whom, whose, and when it was changed. */
export function ProjectFilters({ list }: { list: ListQuery }) {
  const t = useTranslate();
  const seesClients = useCan('project.view.assigned.company');
  const seesCompany = useCan('project.view.company');
  const { filters, filterBy } = list;
  const all = t('projects.anyOf');
  return (
    <div role="group" aria-label={t('projects.filters')} className={styles.filters}>
      <FilterSelect
        label={t('projects.status')}
        all={all}
        options={listedStatuses.map((value) => ({ value, label: t(`projects.status-${value}`) }))}
        value={filters.status}
        onChange={(status) => filterBy({ status })}
      />
      <FilterSelect
        label={t('projects.type')}
        all={all}
        options={projectTypeNames.map((value) => ({ value, label: t(`options.projectType.${value}`) }))}
        value={filters.type}
        onChange={(type) => filterBy({ type })}
      />
      {seesClients && (
        <ClientField
          label={t('projects.client')}
          placeholder={all}
          value={filters.client ?? null}
          onChange={(client) => filterBy({ client: client ?? undefined })}
        />
      )}
      {(seesClients || seesCompany) && (
        <OwnerField
          label={t('projects.owner')}
          placeholder={all}
          value={filters.owner ?? null}
          onChange={(owner) => filterBy({ owner: owner ?? undefined })}
        />
      )}
      <DayFilters
        labels={{ from: t('projects.changedFrom'), to: t('projects.changedTo') }}
        days={filters}
        onChange={filterBy}
      />
      <Button variant="quiet" isDisabled={!list.isNarrowed} onPress={list.showAll} className={styles.clear}>
        {t('projects.showAll')}
      </Button>
    </div>
  );
}
