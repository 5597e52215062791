import { Breadcrumbs } from '@lucerna/kit';
import { useTranslate } from '../i18n';
import { href } from './href';

interface ProjectBreadcrumbsProps {
  /** Absent for a reader who may not open the project. */
  readonly projectId: string | undefined;
  /** Absent until it is known. */
  readonly name: string | undefined;
  readonly page: string;
}

/** The way to a page of a project. */
export function ProjectBreadcrumbs({ projectId, name = '…', page }: ProjectBreadcrumbsProps) {
  const t = useTranslate();
  return (
    <Breadcrumbs
      items={[
        { label: t('navigation.projects'), href: href('projects') },
        { label: name, ...(projectId !== undefined && { href: href('project', { projectId }) }) },
        { label: page },
      ]}
    />
  );
}
