import type { ProjectPerson } from '@lucerna/contract';
import { classNames, VisuallyHidden } from '@lucerna/kit';
import { createContext, use } from 'react';
import { useTranslate } from '../../../../shared/i18n';
import { initialsOf } from './initials';
import styles from './Presence.module.css';

/** The others who have the project open. */
export const PeopleContext = createContext<readonly ProjectPerson[]>([]);

interface LinePeopleProps {
  readonly id: string;
  /** They stand over the picture of the line, so that nothing moves when somebody comes. */
  readonly isOverPicture?: boolean;
}

/** Who is working on a line now, as a mark at its row. */
export function LinePeople({ id, isOverPicture = false }: LinePeopleProps) {
  const t = useTranslate();
  const here = use(PeopleContext).filter(({ lines }) => lines.includes(id));
  if (here.length === 0) return null;
  const marks = here.map((person) => (
    <span
      key={person.id}
      data-person={person.id}
      title={t('presence.isAtLine', { name: person.name })}
      className={styles.mark}
    >
      <span aria-hidden="true">{initialsOf(person.name)}</span>
      <VisuallyHidden>{t('presence.isAtLine', { name: person.name })}</VisuallyHidden>
    </span>
  ));
  return <span className={classNames(styles.marks, isOverPicture && styles.over)}>{marks}</span>;
}
