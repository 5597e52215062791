import { projectTypeNames } from '@lucerna/contract';
import type { ProjectType } from '@lucerna/contract';
import { Button, DatePicker, Select } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import { useCan } from '../../../shared/session';
import { ClientField } from '../../../shared/client/ClientField';
import { OwnerField } from '../clients/OwnerField';
import { listedStatuses } from './use-list-query';
import type { ListFilters, ListQuery } from './use-list-query';
import styles from './ProjectFilters.module.css';

type Status = NonNullable<ListFilters['status']>;

/** What the list is narrowed by: state, how a project came to be, for whom, whose, and when it was changed. */
export function ProjectFilters({ list }: { list: ListQuery }) {
  const t = useTranslate();
  const seesClients = useCan('project.view.assigned.company');
  const seesCompany = useCan('project.view.company');
  const { filters, filterBy } = list;
  const all = { value: 'all' as const, label: t('projects.anyOf') };
  return (
    <div role="group" aria-label={t('projects.filters')} className={styles.filters}>
      <Select<Status | 'all'>
        label={t('projects.status')}
        options={[all, ...listedStatuses.map((value) => ({ value, label: t(`projects.status-${value}`) }))]}
        value={filters.status ?? 'all'}
        onChange={(value) => filterBy({ status: value === 'all' ? undefined : value })}
      />
      <Select<ProjectType | 'all'>
        label={t('projects.type')}
        options={[
          all,
          ...projectTypeNames.map((value) => ({ value, label: t(`options.projectType.${value}`) })),
        ]}
        value={filters.type ?? 'all'}
        onChange={(value) => filterBy({ type: value === 'all' ? undefined : value })}
      />
      {seesClients && (
        <ClientField
          label={t('projects.client')}
          placeholder={all.label}
          value={filters.client ?? null}
          onChange={(client) => filterBy({ client: client ?? undefined })}
        />
      )}
      {(seesClients || seesCompany) && (
        <OwnerField
          label={t('projects.owner')}
          placeholder={all.label}
          value={filters.owner ?? null}
          onChange={(owner) => filterBy({ owner: owner ?? undefined })}
        />
      )}
      <DatePicker
        label={t('projects.changedFrom')}
        max={filters.to}
        value={filters.from ?? null}
        onChange={(from) => filterBy({ from: from ?? undefined })}
      />
      <DatePicker
        label={t('projects.changedTo')}
        min={filters.from}
        value={filters.to ?? null}
        onChange={(to) => filterBy({ to: to ?? undefined })}
      />
      <Button variant="quiet" isDisabled={!list.isNarrowed} onPress={list.showAll} className={styles.clear}>
        {t('projects.showAll')}
      </Button>
    </div>
  );
}
