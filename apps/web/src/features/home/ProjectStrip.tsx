import type { ProjectRow } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { StripPictures } from '../../shared/picture';
import { ListRow } from '../../shared/list/ListRow';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './ProjectStrip.module.css';

const most = 6;

/** One project as a row: its name, what is in it, and a strip of its pictures. */
export function ProjectStrip({ project }: { project: ProjectRow }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ListRow to={href('project', { projectId: project.id })} className={styles.row}>
      <div>
        <Heading level={3} size={20}>
          <bdi>{project.name}</bdi>
        </Heading>
        <Text size={14} tone="quiet" isTabular>
          {t('projects.products', { count: project.productCount })} ·{' '}
          {t('home.updated', { date: format.shortDate(project.updatedAt) })}
        </Text>
      </div>
      {project.pictures.length > 0 && (
        <StripPictures
          projectId={project.id}
          pictures={project.pictures.slice(0, most)}
          className={styles.strip}
        />
      )}
      {project.net && (
        <Text size={20} isTabular className={styles.net}>
          {format.money(project.net)}
        </Text>
      )}
    </ListRow>
  );
}
