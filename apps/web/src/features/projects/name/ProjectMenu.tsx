import { markets } from '@lucerna/engine';
import { IconButton, type MenuEntry } from '@lucerna/kit';
import { useState } from 'react';
import { href } from '../../../shared/route';
import { useFlag } from '../../../shared/flag';
import { useCan } from '../../../shared/session';
import { LateMenu } from '../../../shared/lazy';
import { useTranslate } from '../../../shared/i18n';
import { ImportDialog } from '../import/late-import';
import { useExportList } from '../import/use-export-list';
import {
  CloneProjectDialog,
  DeleteProjectDialog,
  PeopleDialog,
  RenameProjectDialog,
  VersionsDialog,
} from './late-dialogs';
import type { NamedProject } from './named-project';
import { requestHref } from './request-page';

interface ProjectMenuProps {
  readonly project: NamedProject;
  /** Lines in it. */
  readonly count: number;
  readonly onDeleted?: () => void;
  readonly onCloning?: (name: string | null) => void;
}

/** What can be done with a whole project in its state and with the account's rights. */
export function ProjectMenu({ project, count, onDeleted, onCloning }: ProjectMenuProps) {
  const t = useTranslate();
  const canRename = useCan('project.edit') && project.actions.includes('rename');
  const hidesClone = useFlag('hideProjectClone') === true;
  const canClone = project.may.includes('clone') && !hidesClone;
  const canDelete = useCan('project.delete') && project.actions.includes('delete');
  const canImport = useCan('product.add.reference') && project.may.includes('edit') && project.status === 1;
  const canExport = useCan('project.download') && count > 0;
  const canRequest = project.may.includes('request') && project.status === 1 && count > 0;
  const canRegister = project.may.includes('register') && markets[project.catalogId].registersProjects;
  const canQuoteUsa =
    project.may.includes('budget') &&
    project.may.includes('register') &&
    markets[project.catalogId].hasFinalQuotes &&
    project.status === 1 &&
    count > 0;
  const exportList = useExportList(project);
  const [asked, setAsked] = useState<'rename' | 'clone' | 'versions' | 'people' | 'import' | 'delete' | null>(
    null,
  );
  const items: MenuEntry[] = [];
  if (canRename) {
    items.push({
      id: 'rename',
      label: t('projects.rename'),
      icon: 'edit',
      onAction: () => setAsked('rename'),
    });
  }
  if (canClone) {
    items.push({
      id: 'clone',
      label: t('projects.clone'),
      icon: 'copy',
      onAction: () => setAsked('clone'),
    });
  }
  items.push({
    id: 'versions',
    label: t('versions.title'),
    icon: 'document',
    onAction: () => setAsked('versions'),
  });
  items.push({
    id: 'people',
    label: t('projects.people'),
    icon: 'user',
    onAction: () => setAsked('people'),
  });
  if (canRequest) {
    items.push({
      id: 'request',
      label: t('routes.requestBudget'),
      icon: 'document',
      href: requestHref(project),
    });
  }
  if (canQuoteUsa) {
    items.push({
      id: 'quote',
      label: t('routes.budgetQuotationUsa'),
      icon: 'document',
      href: href('budgetQuotationUsa', { projectId: project.id }),
    });
  }
  if (canRegister) {
    items.push({
      id: 'register',
      label: t('routes.registrationUsa'),
      icon: 'document',
      href: href('registrationUsa', { projectId: project.id }),
    });
  }
  if (canExport) {
    items.push({
      id: 'export',
      label: t('routes.projectExport'),
      icon: 'download',
      href: href('projectExport', { projectId: project.id }),
    });
    items.push({
      id: 'downloads',
      label: t('routes.technicalDownloads'),
      icon: 'download',
      href: href('technicalDownloads', { projectId: project.id }),
    });
  }
  if (canImport) {
    items.push({
      id: 'import',
      label: t('schedule.open'),
      icon: 'list',
      onAction: () => setAsked('import'),
    });
  }
  if (canExport) {
    items.push({
      id: 'xlsx',
      label: t('schedule.exportXlsx'),
      icon: 'download',
      onAction: () => void exportList('xlsx'),
    });
    items.push({
      id: 'csv',
      label: t('schedule.exportCsv'),
      icon: 'download',
      onAction: () => void exportList('csv'),
    });
  }
  if (canDelete) {
    items.push({
      id: 'delete',
      label: t('projects.delete'),
      icon: 'trash',
      isDanger: true,
      onAction: () => setAsked('delete'),
    });
  }
  const label = t('projects.menuOf', { name: project.name });
  const close = () => setAsked(null);
  return (
    <>
      <LateMenu
        label={label}
        items={items}
        button={(ask) => <IconButton {...ask} icon="more" label={label} />}
      />
      {asked === 'rename' && <RenameProjectDialog project={project} onClose={close} />}
      {asked === 'clone' && <CloneProjectDialog project={project} onClose={close} onCloning={onCloning} />}
      {asked === 'versions' && <VersionsDialog project={project} onClose={close} />}
      {asked === 'people' && <PeopleDialog project={project} onClose={close} onLeft={onDeleted} />}
      {asked === 'import' && <ImportDialog project={project} onClose={close} />}
      {asked === 'delete' && (
        <DeleteProjectDialog project={project} count={count} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}
