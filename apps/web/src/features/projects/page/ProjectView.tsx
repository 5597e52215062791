import type { Project } from '@lucerna/contract';
import { Breadcrumbs, ButtonLink, PageHeader } from '@lucerna/kit';
import { DensityButton } from '../../../shared/list/DensityButton';
import { href } from '../../../shared/route';
import { StalePrices } from '../../../shared/sale';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { VersionBanner } from '../versions/VersionBanner';
import { ProjectMenu } from '../name/ProjectMenu';
import { AddByReference } from './AddByReference';
import { BlankProject } from './BlankProject';
import { ProjectDocuments } from './ProjectDocuments';
import { ProjectFoot } from './ProjectFoot';
import { ProjectLines } from './ProjectLines';
import { ProjectSummary } from './ProjectSummary';
import { ReadOnlyReason } from './ReadOnlyReason';
import { SaveMark } from './SaveMark';
import type { Changes } from './use-changes';
import { useLineActs } from './use-line-acts';
import { usePriceChecks } from './use-price-checks';
import styles from './ProjectView.module.css';

interface ProjectViewProps {
  readonly project: Project;
  readonly changes: Changes;
  readonly onDeleted: () => void;
}

/** A project as a working table, its sums beside it. */
export function ProjectView({ project, changes, onDeleted }: ProjectViewProps) {
  const t = useTranslate();
  const { id: projectId, totals, versionOf } = project;
  const canEdit = useCan('project.edit');
  const hasPrices = useCan('price.view');
  const isEditable = !versionOf && project.may.includes('edit') && project.status === 1;
  const canAddReference = useCan('product.add.reference') && isEditable;
  const acts = useLineActs(projectId, changes.make);
  const prices = usePriceChecks(project, changes.make, isEditable && hasPrices);
  const isBlank = totals.products === 0;
  return (
    <>
      <PageHeader
        title={<bdi>{project.name}</bdi>}
        above={
          <Breadcrumbs
            items={[{ label: t('projects.title'), href: href('projects') }, { label: project.name }]}
          />
        }
        actions={
          <>
            {isEditable && <SaveMark state={changes.state} />}
            {isEditable && !isBlank && (
              <ButtonLink icon="plus" href={href('projectSelectCollection', { projectId })}>
                {t('projects.addLuminaire')}
              </ButtonLink>
            )}
            {!isBlank && <DensityButton />}
            {!versionOf && <ProjectMenu project={project} count={totals.products} onDeleted={onDeleted} />}
          </>
        }
      />
      {versionOf ? (
        <VersionBanner name={project.name} versionOf={versionOf} />
      ) : (
        <ReadOnlyReason project={project} canEdit={canEdit} />
      )}
      <StalePrices
        changed={prices.changed}
        expired={prices.expired}
        text={t('projects.pricesStaleText')}
        onRefresh={prices.takeOver}
        isRefreshing={prices.isRefreshing}
      />
      <div className={styles.columns}>
        <div className={styles.work}>
          {isBlank ? (
            <BlankProject projectId={projectId} isEditable={isEditable} />
          ) : (
            <ProjectLines
              project={project}
              hasPrices={hasPrices}
              checks={prices.checks}
              acts={isEditable ? acts : null}
            />
          )}
          {canAddReference && <AddByReference project={project} make={changes.make} />}
        </div>
        <div className={styles.side}>
          {!isBlank && <ProjectSummary project={project} hasPrices={hasPrices} />}
          <ProjectDocuments project={project} />
        </div>
      </div>
      {!isBlank && <ProjectFoot totals={totals} hasPrices={hasPrices} />}
    </>
  );
}
