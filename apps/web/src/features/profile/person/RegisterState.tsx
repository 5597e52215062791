import { registerTypes, type Account } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { authModalShown } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from '../Profile.module.css';

/** What most who are not qualified still have to tell. */
const usuallyMissing = ['about-you', 'about-company'];

/** How far the registration is, what is missing for prices, and the way there. */
export function RegisterState({ account: { id, registerType, approval } }: { account: Account }) {
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useDispatch();
  const isQualified = registerType >= registerTypes.qualified;
  const { data, isLoading } = api.useGetQualificationQuery(
    { params: { id } },
    { skip: isQualified, refetchOnMountOrArgChange: true },
  );
  const nameOf = (step: string) => t(`profile.missing-${step}`);
  const missing = (data?.missing ?? []).map(nameOf);
  return (
    <div className={styles.state}>
      <span>{t(`profile.registerType${registerType}`)}</span>
      {approval === 'asked' && (
        <Text as="span" size={14} tone="quiet">
          {t('session.approvalAsked')}
        </Text>
      )}
      {!isQualified && !approval && (missing.length > 0 || isLoading) && (
        // Its place is held until it is known: what stands below would move.
        <Text as="span" size={14} tone="quiet" className={isLoading ? styles.held : undefined}>
          {t('profile.missing', { steps: format.list(isLoading ? usuallyMissing.map(nameOf) : missing) })}
        </Text>
      )}
      {approval === 'declined' && (
        <Text as="span" size={14} tone="warning">
          {t('session.declined')}
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
