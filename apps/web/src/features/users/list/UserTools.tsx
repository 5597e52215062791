import { Button, SearchField } from '@lucerna/kit';
import { useTypedSearch } from '../../../shared/list/use-typed-search';
import { useTranslate } from '../../../shared/i18n';
import type { UserQuery } from './use-user-query';
import styles from '../Users.module.css';

interface UserToolsProps {
  readonly list: UserQuery;
  /** Users that are selected. */
  readonly count: number;
  /** Absent where rights cannot be changed now. */
  readonly onChangeRights?: () => void;
  readonly onInvite: () => void;
}

/** The line over the users: whom to look for, and what to do with those who are selected. */
export function UserTools({ list: { search, lookFor }, count, onChangeRights, onInvite }: UserToolsProps) {
  const t = useTranslate();
  const [typed, setTyped] = useTypedSearch(search, lookFor);
  return (
    <div className={styles.tools}>
      <div role="search" className={styles.search}>
        <SearchField
          label={t('users.search')}
          placeholder={t('users.search')}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, 100))}
          onSubmit={lookFor}
        />
      </div>
      <div className={styles.acts}>
        {onChangeRights && count > 0 && (
          <Button icon="edit" onPress={onChangeRights}>
            {t('users.changeRights', { count })}
          </Button>
        )}
        <Button variant="primary" icon="plus" onPress={onInvite}>
          {t('users.invite')}
        </Button>
      </div>
    </div>
  );
}
