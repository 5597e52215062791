import type { ProjectRow as Row } from '@lucerna/contract';
import { Button, Pagination, Skeleton, Text, VisuallyHidden } from '@lucerna/kit';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import { FailedQuery } from '../../../shared/failure';
import { useInBatches } from '../../../shared/lazy';
import { useDensity } from '../../../shared/list/use-density';
import { useStandingAnswer } from '../../../shared/list/use-standing-answer';
import { useHeld } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { NoProjects } from './NoProjects';
import { ProjectRow } from './ProjectRow';
import { ProjectTools } from './ProjectTools';
import type { ListQuery } from './use-list-query';
import styles from './ProjectList.module.css';

const placeholders = 4;

/** About as many as a phone shows. */
const batch = 4;

interface ProjectListProps {
  readonly list: ListQuery;
  /** The name of a project that is being made: its place stands at the top already. */
  readonly creating: string | null;
  /** What is said of a project that is being imported. */
  readonly importing: string | null;
  readonly onNew: () => void;
}

/** The account's projects as rows with a strip of their pictures (PRJ-02). */
export function ProjectList({ list, creating, importing, onNew }: ProjectListProps) {
  const t = useTranslate();
  const found = useStandingAnswer(api.useListProjectsQuery({ query: list.query }));
  const { isFetching, error, refetch } = found;
  const [copying, setCopying] = useState<string | null>(null);
  // While a project is made its place stands at the top; read anew, the list would show it twice.
  const held = useHeld(found.data, creating !== null || importing !== null || copying !== null);
  // What an answer brings is drawn in one piece otherwise, and a phone takes no press meanwhile.
  const data = useDeferredValue(held);
  const { isNarrowed } = list;
  // What is shown answers another question where this one has no answer.
  const isMissing = Boolean(error) && found.currentData === undefined;
  const shown = isMissing ? undefined : data;
  if (shown?.meta.totalDocs === 0 && !isNarrowed && !creating && importing === null)
    return <NoProjects onNew={onNew} />;
  return (
    <section
      className={styles.list}
      aria-busy={isFetching || creating !== null || importing !== null || copying !== null}
    >
      <ProjectTools list={list} />
      <Text size={14} tone="quiet" role="status" isTabular className={styles.found}>
        {shown &&
          t(shown.meta.hasMore ? 'projects.foundMore' : 'projects.found', { count: shown.meta.totalDocs })}
      </Text>
      {creating && <Placeholder label={t('projects.creating', { name: creating })} />}
      {importing !== null && <Placeholder label={importing} />}
      {copying !== null && <Placeholder label={t('projects.cloning', { name: copying })} />}
      {Boolean(error) && <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <VisuallyHidden>{t('projects.loading')}</VisuallyHidden>}
      {!data && !error && Array.from({ length: placeholders }, (_, index) => <Placeholder key={index} />)}
      {shown?.meta.totalDocs === 0 && isNarrowed && <NoneFound list={list} />}
      {shown && (
        <Rows projects={shown.docs} isStale={isFetching} onCloning={setCopying}>
          <Pagination page={list.page} pages={shown.meta.totalPages} onChange={list.turnTo} />
        </Rows>
      )}
    </section>
  );
}

interface RowsProps {
  readonly projects: readonly Row[];
  readonly isStale: boolean;
  readonly onCloning: (name: string | null) => void;
  /** Stands below when all of them are drawn: the rows that come would push it away. */
  readonly children: ReactNode;
}

function Rows({ projects, isStale, onCloning, children }: RowsProps) {
  const [density] = useDensity();
  const drawn = useInBatches(projects.length, { first: batch, next: batch });
  return (
    <>
      <ul data-density={density} data-stale={isStale || undefined} className={styles.rows}>
        {projects.slice(0, drawn).map((project) => (
          <ProjectRow key={project.id} project={project} onCloning={onCloning} />
        ))}
      </ul>
      {drawn >= projects.length && children}
    </>
  );
}

function Placeholder({ label }: { label?: string }) {
  return (
    <div className={styles.placeholder}>
      <div>
        {label ? (
          <Text size={20} tone="quiet">
            {label}
          </Text>
        ) : (
          <Skeleton width="14rem" />
        )}
        <Skeleton width="8rem" />
      </div>
      <Skeleton shape="block" height="7rem" />
    </div>
  );
}

function NoneFound({ list }: { list: ListQuery }) {
  const t = useTranslate();
  return (
    <div className={styles.none}>
      <Text size={20}>
        {list.search ? t('projects.noneFoundTitle', { search: list.search }) : t('projects.noneOfTitle')}
      </Text>
      <Text tone="quiet">{t(list.search ? 'projects.noneFoundText' : 'projects.noneOfText')}</Text>
      <Button onPress={list.showAll}>{t('projects.showAll')}</Button>
    </div>
  );
}
