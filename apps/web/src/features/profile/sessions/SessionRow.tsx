import type { OwnSession } from '@lucerna/contract';
import { Button, Icon, notify, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { Row } from '../Rows';
import { programOf } from './program-name';
import styles from '../Profile.module.css';

/** One session: on what, from where, when last; the one that looks is marked, any other can be ended. */
export function SessionRow({ session }: { session: OwnSession }) {
  const t = useTranslate();
  const format = useFormat();
  const act = useAct();
  const [end] = api.useEndSessionMutation();
  const { program, system } = programOf(session.userAgent);
  const name = program && system ? t('profile.programOn', { program, system }) : (program ?? system);
  const title = name ?? t('profile.programUnknown');
  const used = t('profile.lastUsed', {
    date: format.shortDate(session.lastUsedAt),
    time: format.time(session.lastUsedAt),
  });

  async function finish() {
    const isEnded = await act.run(() => end({ params: { id: session.id }, isSilent: true }).unwrap());
    if (isEnded) notify({ tone: 'success', title: t('profile.sessionEnded', { name: title }) });
  }

  return (
    <Row
      failure={act.failure}
      title={title}
      text={session.address ? `${used} · ${session.address}` : used}
      act={
        session.current ? (
          <Text as="span" size={14} tone="success" className={styles.mark}>
            <Icon name="success" size={16} />
            {t('profile.thisSession')}
          </Text>
        ) : (
          <Button
            size="small"
            isLoading={act.isActing}
            aria-label={t('profile.endSessionOf', { name: title })}
            onPress={() => void finish()}
          >
            {t('profile.endSession')}
          </Button>
        )
      }
    />
  );
}
