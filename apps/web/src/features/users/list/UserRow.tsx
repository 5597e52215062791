import type { CompanyUser } from '@lucerna/contract';
import { Button, Checkbox, TableCell, TableRow, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { userName } from './user-name';
import styles from '../Users.module.css';

interface UserRowProps {
  readonly user: CompanyUser;
  readonly isSelected: boolean;
  readonly hasCompany: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  /** Absent where rights cannot be changed now. */
  readonly onChangeRights?: () => void;
  /** For administrators. */
  readonly onAdminister?: () => void;
}

/** One user: who, what role, how many rights, when last here. */
export function UserRow({
  user,
  isSelected,
  hasCompany,
  onSelect,
  onChangeRights,
  onAdminister,
}: UserRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const name = userName(user);
  return (
    <TableRow isSelected={isSelected}>
      {onChangeRights && (
        <TableCell column="select">
          <Checkbox isLabelHidden isSelected={isSelected} onChange={onSelect}>
            {t('users.select', { name })}
          </Checkbox>
        </TableCell>
      )}
      <TableCell column="person" isRowHeader>
        <span className={styles.person}>
          <span>{name}</span>
          {name !== user.email && (
            <Text as="span" size={14} tone="quiet">
              {user.email}
            </Text>
          )}
          {user.approval && (
            <Text as="span" size={14} tone={user.approval === 'asked' ? 'warning' : 'quiet'}>
              {t(`users.approval-${user.approval}`)}
            </Text>
          )}
          {user.isBlocked && (
            <Text as="span" size={14} tone="error">
              {t('users.blocked')}
            </Text>
          )}
        </span>
      </TableCell>
      {hasCompany && <TableCell column="company">{user.company?.name ?? '–'}</TableCell>}
      <TableCell column="role">{format.list(user.roles.map((id) => t(`profile.role${id}`)))}</TableCell>
      <TableCell column="rights" isTabular>
        {format.number(user.privileges.length)}
      </TableCell>
      <TableCell column="lastSignIn" isTabular className={styles.day}>
        {user.lastSignInAt ? format.shortDate(user.lastSignInAt) : t('users.never')}
      </TableCell>
      {(onChangeRights ?? onAdminister) && (
        <TableCell column="act">
          <span className={styles.acts}>
            {onAdminister && (
              <Button size="small" aria-label={t('users.accountOf', { name })} onPress={onAdminister}>
                {t('users.account')}
              </Button>
            )}
            {onChangeRights && (
              <Button size="small" aria-label={t('users.rightsOf', { name })} onPress={onChangeRights}>
                {t('users.rights')}
              </Button>
            )}
          </span>
        </TableCell>
      )}
    </TableRow>
  );
}
