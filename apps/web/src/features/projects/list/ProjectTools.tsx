import { Button, SearchField, Select } from '@lucerna/kit';
import { useState } from 'react';
import { DensityButton } from '../../../shared/list/DensityButton';
import { useTypedSearch } from '../../../shared/list/use-typed-search';
import { useTranslate } from '../../../shared/i18n';
import { useCan } from '../../../shared/session';
import { ProjectFilters } from './late-filters';
import { sortOrders, type ListQuery, type Whose } from './use-list-query';
import styles from './ProjectList.module.css';

/** The line over the list: what to look for, whose, in which order; and what else it is narrowed by. */
export function ProjectTools({ list }: { list: ListQuery }) {
  const t = useTranslate();
  const { search, lookFor } = list;
  const [typed, setTyped] = useTypedSearch(search, lookFor);
  const seesClients = useCan('project.view.assigned.company');
  const seesCompany = useCan('project.view.company');
  const shown: Whose[] = ['ALL', 'OWNER', 'SHARED'];
  if (seesClients) shown.push('CLIENT');
  if (seesCompany) shown.push('COMPANY');
  const count = Object.values(list.filters).filter((value) => value !== undefined).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <div role="search">
      <div className={styles.tools}>
        <SearchField
          label={t('projects.search')}
          placeholder={t('projects.search')}
          value={typed}
          onChange={setTyped}
          onSubmit={lookFor}
          className={styles.search}
        />
        <span className={styles.toolsEnd}>
          <Select
            variant="quiet"
            label={t('projects.whose')}
            isLabelHidden
            options={shown.map((each) => ({ value: each, label: t(`projects.whose-${each}`) }))}
            value={list.whose}
            onChange={list.show}
          />
          <Select
            variant="quiet"
            label={t('projects.sort')}
            isLabelHidden
            options={sortOrders.map((order) => ({ value: order, label: t(`projects.sort-${order}`) }))}
            value={list.sort}
            onChange={list.sortBy}
          />
          <Button variant="quiet" icon="filter" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {count > 0 ? t('projects.filtersCount', { count }) : t('projects.filters')}
          </Button>
          <DensityButton />
        </span>
      </div>
      {isOpen && <ProjectFilters list={list} />}
    </div>
  );
}
