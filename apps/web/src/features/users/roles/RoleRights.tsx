import { Button, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart, FailureAlert } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { RoleMatrix } from './RoleMatrix';
import type { Edits } from './role-edits';
import { useSaveRoles } from './use-save-roles';
import styles from '../Users.module.css';

/** The rights of every role, to be changed as data (ACC-15). */
export function RoleRights() {
  const t = useTranslate();
  const rights = api.useListRoleRightsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data, error } = rights;
  const [edits, setEdits] = useState<Edits>(new Map());
  const { save, failure, isActing } = useSaveRoles(edits, setEdits);
  return (
    <section className={styles.list} aria-label={t('users.roles')} aria-busy={!data && !error}>
      <Text tone="quiet">{t('users.rolesHint')}</Text>
      <AwaitedPart query={rights} size={8} />
      {data && <RoleMatrix rows={data} edits={edits} onEdit={setEdits} />}
      <FailureAlert failure={failure} />
      {edits.size > 0 && (
        <div className={styles.foot}>
          <Text as="span" role="status">
            {t('users.rolesTouched', { count: edits.size })}
          </Text>
          <Button variant="quiet" isDisabled={isActing} onPress={() => setEdits(new Map())}>
            {t('users.discard')}
          </Button>
          <Button variant="primary" isLoading={isActing} onPress={() => void save()}>
            {t('users.saveRoles')}
          </Button>
        </div>
      )}
    </section>
  );
}
