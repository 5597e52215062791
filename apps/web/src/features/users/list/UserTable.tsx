import type { CompanyUser } from '@lucerna/contract';
import { Checkbox, Table, TableBody, type TableColumn } from '@lucerna/kit';
import { useCan } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { UserRow } from './UserRow';
import styles from '../Users.module.css';

interface UserTableProps {
  readonly users: readonly CompanyUser[];
  /** Others are on their way. */
  readonly isStale: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Absent where rights cannot be changed now. */
  readonly onChangeRights?: (id: string) => void;
  /** For administrators. */
  readonly onAdminister?: (id: string) => void;
}

/** One page of users; those of all companies for the administration. */
export function UserTable({
  users,
  isStale,
  selected,
  onSelect,
  onChangeRights,
  onAdminister,
}: UserTableProps) {
  const t = useTranslate();
  const seesAll = useCan('backoffice');
  const count = users.filter(({ id }) => selected.has(id)).length;
  const choose = (ids: readonly string[], isChosen: boolean) =>
    onSelect(new Set([...selected].filter((id) => !ids.includes(id)).concat(isChosen ? ids : [])));
  const all = (
    <Checkbox
      isLabelHidden
      isSelected={count === users.length}
      isIndeterminate={count > 0 && count < users.length}
      onChange={(isChosen) =>
        choose(
          users.map(({ id }) => id),
          isChosen,
        )
      }
    >
      {t('users.selectAll')}
    </Checkbox>
  );
  const columns: TableColumn[] = [
    ...(onChangeRights ? [{ id: 'select', label: all, width: '2.5rem', isChoice: true }] : []),
    { id: 'person', label: t('users.user') },
    ...(seesAll ? [{ id: 'company', label: t('users.company') }] : []),
    { id: 'role', label: t('users.role') },
    { id: 'rights', label: t('users.rights'), align: 'end' as const },
    { id: 'lastSignIn', label: t('users.lastSignIn'), align: 'end' as const, isWideOnly: true },
    ...((onChangeRights ?? onAdminister)
      ? [{ id: 'act', label: t('users.act'), isLabelHidden: true, align: 'end' as const }]
      : []),
  ];
  return (
    <div className={styles.rows} data-stale={isStale || undefined}>
      <Table caption={t('users.users')} columns={columns}>
        <TableBody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isSelected={selected.has(user.id)}
              hasCompany={seesAll}
              onSelect={(isChosen) => choose([user.id], isChosen)}
              onChangeRights={onChangeRights && (() => onChangeRights(user.id))}
              onAdminister={onAdminister && (() => onAdminister(user.id))}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
