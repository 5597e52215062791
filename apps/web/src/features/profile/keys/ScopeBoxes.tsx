import type { Privilege } from '@lucerna/contract';
import { Checkbox, Text } from '@lucerna/kit';
import { rightGroups } from '../../../shared/rights/right-groups';
import { useTranslate } from '../../../shared/i18n';
import styles from '../Profile.module.css';

interface ScopeBoxesProps {
  /** The rights of the account: a key gets none beside them. */
  readonly held: readonly Privilege[];
  readonly scopes: readonly Privilege[];
  readonly onChange: (scopes: readonly Privilege[]) => void;
}

/** The rights that a key may get, as boxes by what they are about; none is chosen at first. */
export function ScopeBoxes({ held, scopes, onChange }: ScopeBoxesProps) {
  const t = useTranslate();
  const toggle = (right: Privilege, isGiven: boolean) =>
    onChange(isGiven ? [...scopes, right] : scopes.filter((each) => each !== right));
  return (
    <div role="group" aria-label={t('profile.keyScopes')} className={styles.scopes}>
      <div>
        <Text weight="strong">{t('profile.keyScopes')}</Text>
        <Text tone="quiet">{t('profile.keyScopesHint')}</Text>
      </div>
      {rightGroups.map(([name, rights]) => {
        const offered = rights.filter((right) => held.includes(right));
        if (offered.length === 0) return null;
        return (
          <fieldset key={name} className={styles.scopeGroup}>
            <legend>{t(`users.group-${name}`)}</legend>
            {offered.map((right) => (
              <Checkbox
                key={right}
                isSelected={scopes.includes(right)}
                onChange={(isGiven) => toggle(right, isGiven)}
              >
                {t(`users.right.${right}`)}
              </Checkbox>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
