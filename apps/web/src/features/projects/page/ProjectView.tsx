import type { Project, ProjectPerson } from '@lucerna/contract';
import { Breadcrumbs, ButtonLink, PageHeader } from '@lucerna/kit';
import { useMemo } from 'react';
import { DensityButton } from '../../../shared/list/DensityButton';
import { href } from '../../../shared/route';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { VersionBanner } from '../versions/VersionBanner';
import { ProjectMenu } from '../name/ProjectMenu';
import { AddByReference } from './AddByReference';
import { BlankProject } from './BlankProject';
import { CatalogueNotice } from './catalogue-changes/CatalogueNotice';
import { useCatalogueChanges } from './catalogue-changes/use-catalogue-changes';
import { ProjectDocuments } from './ProjectDocuments';
import { ProjectFoot } from './ProjectFoot';
import { ProjectLines } from './ProjectLines';
import { LinesLoading } from './ProjectLoading';
import { ProjectSummary } from './ProjectSummary';
import { ReadOnlyReason } from './ReadOnlyReason';
import { ArrangedLines } from './structure/ArrangedLines';
import { arrangingOf } from './structure/arranging';
import { ProjectStructure } from './structure/ProjectStructure';
import { useArrangeActs } from './structure/use-arrange-acts';
import { SaveMark } from './SaveMark';
import { rowsOf } from './project-rows';
import { PeopleHere } from './presence/PeopleHere';
import { SelectionBar } from './selection/late-bar';
import { useLinesChange } from './selection/use-lines-change';
import { useSelection } from './selection/use-selection';
import type { Changes } from './use-changes';
import { useLineActs } from './use-line-acts';
import styles from './ProjectView.module.css';

interface ProjectViewProps {
  readonly project: Project;
  /** Whether it is known what the catalogue says of it: that stands over the lines, which come after it. */
  readonly isChecked: boolean;
  readonly changes: Changes;
  /** Who else has it open. */
  readonly others: readonly ProjectPerson[];
  /** Tells them at which line the user is. */
  readonly atLine: (line: string | null) => void;
  readonly onDeleted: () => void;
}

/** A project as a working table, its sums beside it. */
export function ProjectView({ project, isChecked, changes, others, atLine, onDeleted }: ProjectViewProps) {
  const t = useTranslate();
  const { id: projectId, totals, versionOf } = project;
  const canEdit = useCan('project.edit');
  const hasPrices = useCan('price.view');
  const isEditable = !versionOf && project.may.includes('edit') && project.status === 1;
  const canAddReference = useCan('product.add.reference') && isEditable;
  const changeLines = useLinesChange(project, changes.make);
  const acts = useLineActs(projectId, changes, changeLines);
  const rows = useMemo(() => rowsOf(project), [project]);
  const selection = useSelection(rows);
  const hasSelected = selection.selected.size > 0;
  const catalogue = useCatalogueChanges(project, changes.make, !versionOf && project.status === 1);
  const arrangeActs = useArrangeActs(projectId, changes.make, changeLines);
  const arranging = useMemo(
    () => arrangingOf(project, isEditable ? arrangeActs : null),
    [project, isEditable, arrangeActs],
  );
  const isBlank = totals.products === 0;
  const { sections = [], freeLines = [] } = project.structure ?? {};
  const hasSum = !isBlank || freeLines.length > 0;
  const hasRows = hasSum || sections.length > 0;
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
            <PeopleHere people={others} />
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
      <CatalogueNotice project={project} found={catalogue} isEditable={isEditable} />
      {isChecked ? (
        <div className={styles.columns}>
          <div className={styles.work}>
            {isBlank && (
              <BlankProject project={project} isEditable={isEditable} canImport={canAddReference} />
            )}
            <ArrangedLines arranging={arranging} currency={project.currency} selected={selection.selected}>
              {hasRows && (
                <ProjectLines
                  project={project}
                  rows={rows}
                  selection={selection}
                  hasPrices={hasPrices}
                  checks={catalogue.changes}
                  acts={isEditable ? acts : null}
                  others={others}
                  atLine={atLine}
                />
              )}
              <ProjectStructure project={project} />
            </ArrangedLines>
            {isEditable && hasSelected && (
              <SelectionBar project={project} selection={selection} change={changeLines} />
            )}
            {canAddReference && <AddByReference project={project} make={changes.make} />}
          </div>
          <div className={styles.side}>
            {hasSum && <ProjectSummary project={project} hasPrices={hasPrices} />}
            <ProjectDocuments project={project} />
          </div>
        </div>
      ) : (
        <LinesLoading />
      )}
      {isChecked && hasSum && <ProjectFoot totals={totals} hasPrices={hasPrices} />}
    </>
  );
}
