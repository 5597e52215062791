import type { Privilege } from '@lucerna/contract';
import { Checkbox } from '@lucerna/kit';
import { rightGroups } from '../../../shared/rights/right-groups';
import { useTranslate } from '../../../shared/i18n';
import styles from '../Users.module.css';

interface RightBoxesProps {
  readonly heldBy: (right: Privilege) => 'all' | 'some' | 'none';
  /** Rights that the viewer may neither give nor take. */
  readonly isLocked: (right: Privilege) => boolean;
  readonly onChange: (right: Privilege, isGiven: boolean) => void;
}

/** Every right as a box, by what it is about. */
export function RightBoxes({ heldBy, isLocked, onChange }: RightBoxesProps) {
  const t = useTranslate();
  return (
    <div className={styles.groups}>
      {rightGroups.map(([name, rights]) => (
        <fieldset key={name} className={styles.group}>
          <legend>{t(`users.group-${name}`)}</legend>
          {rights.map((right) => (
            <Checkbox
              key={right}
              isSelected={heldBy(right) === 'all'}
              isIndeterminate={heldBy(right) === 'some'}
              isDisabled={isLocked(right)}
              onChange={(isGiven) => onChange(right, isGiven)}
            >
              {t(`users.right.${right}`)}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
