import { roles } from '@lucerna/contract';
import type { AnswerOf } from '../../../shared/api';
import { Checkbox, Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { useTranslate } from '../../../shared/i18n';
import { rightGroups } from '../../../shared/rights/right-groups';
import { hasRight, withBox, type Edits } from './role-edits';
import styles from '../Users.module.css';

interface RoleMatrixProps {
  readonly rows: AnswerOf<'listRoleRights'>;
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
}

/** Rights down, roles across: a box for each pair. */
export function RoleMatrix({ rows, edits, onEdit }: RoleMatrixProps) {
  const t = useTranslate();
  return (
    <Table
      caption={t('users.roles')}
      onPhone="scroll"
      className={styles.matrix}
      columns={[
        { id: 'right', label: t('users.rights') },
        ...rows.map(({ roleId }) => ({
          id: String(roleId),
          label: t(`profile.role${roleId}`),
          align: 'center' as const,
        })),
      ]}
    >
      {rightGroups.map(([name, rights]) => (
        <TableBody key={name} title={t(`users.group-${name}`)}>
          {rights.map((right) => (
            <TableRow key={right}>
              <TableCell column="right" isRowHeader>
                {t(`users.right.${right}`)}
              </TableCell>
              {rows.map((row) => (
                <TableCell key={row.roleId} column={String(row.roleId)}>
                  <Checkbox
                    isLabelHidden
                    isSelected={hasRight(row, right, edits)}
                    // Without it nobody could give it back.
                    isDisabled={row.roleId === roles.admin && right === 'backoffice'}
                    onChange={(isGiven) => onEdit(withBox(row, right, isGiven, edits))}
                  >
                    {t('users.rightOfRole', {
                      right: t(`users.right.${right}`),
                      role: t(`profile.role${row.roleId}`),
                    })}
                  </Checkbox>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}
