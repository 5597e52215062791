import type { PreconfigCard as Preconfig } from '@lucerna/contract';
import { ButtonLink } from '@lucerna/kit';
import { PreconfigCard } from '../../shared/choosing/PreconfigCard';
import { useTranslate } from '../../shared/i18n';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import styles from './UsedIn.module.css';

interface UsedInProps {
  readonly preconfigs: readonly Preconfig[];
  readonly model: string;
}

/** What is composed of a model already, and the way to the reader's own projects that have it. */
export function UsedIn({ preconfigs, model }: UsedInProps) {
  const t = useTranslate();
  const hasProjects = useCan('project.view');
  return (
    <>
      {preconfigs.length > 0 && (
        <ul className={styles.list}>
          {preconfigs.map((preconfig) => (
            <li key={preconfig.id}>
              <PreconfigCard preconfig={preconfig} />
            </li>
          ))}
        </ul>
      )}
      {hasProjects && (
        <div className={styles.way}>
          <ButtonLink
            href={href('projects', {}, { search: model })}
            variant="secondary"
            iconEnd="arrow-right"
          >
            {t('model.inProjects')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
