import { registerTypes } from '@lucerna/contract';
import type { Account } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { authModalShown } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from '../Profile.module.css';

/** How far the registration is, what is missing for prices, and the way there. */
export function RegisterState({ account: { id, registerType, approval } }: { account: Account }) {
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useDispatch();
  const isQualified = registerType >= registerTypes.qualified;
  const { data } = api.useGetQualificationQuery(
    { params: { id } },
    { skip: isQualified, refetchOnMountOrArgChange: true },
  );
  const missing = (data?.missing ?? []).map((step) => t(`profile.missing-${step}`));
  return (
    <div className={styles.state}>
      <span>{t(`profile.registerType${registerType}`)}</span>
      {approval === 'asked' && (
        <Text as="span" size={14} tone="quiet">
          {t('session.approvalAsked')}
        </Text>
      )}
      {!isQualified && !approval && missing.length > 0 && (
        <Text as="span" size={14} tone="quiet">
          {t('profile.missing', { steps: format.list(missing) })}
        </Text>
      )}
      {approval === 'declined' && (
        <Text as="span" size={14} tone="warning">
          {t('profile.declined')}
        </Text>
      )}
      {!isQualified && approval !== 'asked' && (
        <Button size="small" onPress={() => dispatch(authModalShown({ view: 'qualification' }))}>
          {t('auth.title.qualification')}
        </Button>
      )}
    </div>
  );
}
