import type { ProjectPerson } from '@lucerna/contract';
import { Tooltip, VisuallyHidden } from '@lucerna/kit';
import { useTranslate } from '../../../../shared/i18n';
import { initialsOf } from './initials';
import styles from './Presence.module.css';

/** People who are shown one by one. */
const maxShown = 4;

/** Who else has the project open. */
export function PeopleHere({ people }: { readonly people: readonly ProjectPerson[] }) {
  const t = useTranslate();
  if (people.length === 0) return null;
  const more = people.slice(maxShown);
  return (
    <ul className={styles.people} aria-label={t('presence.here')}>
      {people.slice(0, maxShown).map(({ id, name }) => (
        <li key={id}>
          <Tooltip isPlain content={t('presence.isHere', { name })} placement="bottom">
            <span role="img" aria-label={t('presence.isHere', { name })} className={styles.person}>
              {initialsOf(name)}
            </span>
          </Tooltip>
        </li>
      ))}
      {more.length > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{more.length}</span>
          <VisuallyHidden>{more.map(({ name }) => name).join(', ')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
