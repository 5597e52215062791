import type { ProjectRow as Row } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { Link } from 'react-router';
import { StripPictures } from '../../../shared/picture';
import { href } from '../../../shared/route';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { useCan } from '../../../shared/session';
import { ProjectMenu } from '../name/ProjectMenu';
import { ProjectStatusMark } from '../name/ProjectStatusMark';
import styles from './ProjectList.module.css';

const most = 6;

interface ProjectRowProps {
  readonly project: Row;
  readonly onCloning: (name: string | null) => void;
}

/** One project of the list: name, what is in it, its pictures, its menu. */
export function ProjectRow({ project, onCloning }: ProjectRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const { isOwner, owner, client, type } = project;
  const seesClients = useCan('project.view.assigned.company');
  const facts = [
    !isOwner && t('projects.ownerIs', { owner }),
    client !== null && (seesClients || !isOwner) && t('projects.clientIs', { client }),
    type !== null && t(`options.projectType.${type}`),
  ].filter((fact) => fact !== false);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={2} size={20}>
          <Link to={href('project', { projectId: project.id })} className={styles.name}>
            <bdi>{project.name}</bdi>
          </Link>
        </Heading>
        <Text size={14} tone="quiet" isTabular>
          {t('projects.products', { count: project.productCount })} ·{' '}
          <span className={styles.whole}>
            {t('projects.updated', { date: format.shortDate(project.updatedAt) })}
          </span>
        </Text>
        {facts.length > 0 && (
          <Text size={14} tone="quiet">
            {facts.join(' · ')}
          </Text>
        )}
      </div>
      <StripPictures
        projectId={project.id}
        pictures={project.pictures.slice(0, most)}
        className={styles.strip}
      />
      <div className={styles.figures}>
        {project.net !== undefined && (
          <Text as="span" size={20} isTabular tone={project.net ? 'ink' : 'quiet'}>
            {project.net ? format.money(project.net) : '–'}
          </Text>
        )}
        <ProjectStatusMark status={project.status} />
      </div>
      <div className={styles.menu}>
        <ProjectMenu project={project} count={project.productCount} onCloning={onCloning} />
      </div>
    </li>
  );
}
