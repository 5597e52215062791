import type { ProjectRow as Row } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { Link } from 'react-router';
import { StripPictures } from '../../../shared/picture';
import { href } from '../../../shared/route';
import { useFormat, useTranslate } from '../../../shared/i18n';
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
          {t('projects.updated', { date: format.date(project.updatedAt) })}
        </Text>
        {!project.isOwner && (
          <Text size={14} tone="quiet">
            {t('projects.ownerIs', { owner: project.owner })}
            {project.client && ` · ${t('projects.clientIs', { client: project.client })}`}
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
