import { Alert, Button, Stack } from '@lucerna/kit';
import { SignInLink, useSession } from '../../session';
import { useFormat, useTranslate } from '../../i18n';
import type { AutosaveState } from './use-autosave';

interface KeptNoticesProps {
  readonly kept: AutosaveState;
}

/**
 * What is to be said about kept work: that it cannot be read, that the session has ended, that there is other work of the
 * same user, that the project has another state by now, and that another tab has it open too. That it was put back is
 * said by SaveStatus.
 */
export function DraftNotices({ kept }: KeptNoticesProps) {
  const t = useTranslate();
  const hasNewer = kept.newerUnder !== null;
  const [older, newer] = kept.isOneWork
    ? (['editor.otherTabText', 'editor.otherTabNewer'] as const)
    : (['editor.otherPageText', 'editor.otherPageNewer'] as const);
  return (
    <>
      {kept.isUnreadable && (
        <Alert tone="warning" isLive title={t('editor.unreadable')}>
          {t('editor.unreadableText')}
        </Alert>
      )}
      <EndedNotice />
      <OtherNotice kept={kept} />
      {kept.isOvertaken && !kept.isGone && <OvertakenNotice kept={kept} />}
      {kept.isGone && (
        <Alert tone="warning" isLive title={t('configurator.productGone')}>
          {t('editor.goneText')}
        </Alert>
      )}
      {kept.otherTabs > 0 && (
        <Alert
          tone="warning"
          isLive
          title={t('editor.otherTab')}
          action={
            hasNewer && (
              <Button size="small" onPress={kept.takeOther}>
                {t('editor.takeOther')}
              </Button>
            )
          }
        >
          {t(hasNewer ? newer : older)}
        </Alert>
      )}
    </>
  );
}

/** The session ended by itself: the work goes on in this browser. */
function EndedNotice() {
  const t = useTranslate();
  const { status, last } = useSession();
  if (status !== 'signedOut' || last === null) return null;
  return (
    <Alert
      tone="warning"
      isLive
      title={t('session.ended')}
      action={<SignInLink variant="secondary" size="small" />}
    >
      {t('editor.sessionEnded')}
    </Alert>
  );
}

/** Another device went on too, or the account had kept something before the sign-in. */
function OtherNotice({ kept: { other, settle } }: Pick<KeptNoticesProps, 'kept'>) {
  const t = useTranslate();
  const format = useFormat();
  if (!other) return null;
  const at = new Date(other.at).toISOString();
  return (
    <Alert
      tone="warning"
      isLive
      title={t('editor.otherWork')}
      action={<Ways onTake={() => settle('other')} onKeep={() => settle('seen')} />}
    >
      {t('editor.otherWorkText', { date: format.date(at), time: format.time(at) })}
    </Alert>
  );
}

/** Another page, tab or device stored another state of the product. */
function OvertakenNotice({ kept: { settleProject } }: Pick<KeptNoticesProps, 'kept'>) {
  const t = useTranslate();
  return (
    <Alert
      tone="warning"
      isLive
      title={t('editor.overtaken')}
      action={<Ways onTake={() => settleProject('project')} onKeep={() => settleProject('seen')} />}
    >
      {t('editor.overtakenText')}
    </Alert>
  );
}

/** Takes the other state, or keeps what is seen. */
function Ways({ onTake, onKeep }: { readonly onTake: () => void; readonly onKeep: () => void }) {
  const t = useTranslate();
  return (
    <Stack direction="row" gap={2}>
      <Button size="small" variant="primary" onPress={onTake}>
        {t('editor.takeWork')}
      </Button>
      <Button size="small" onPress={onKeep}>
        {t('editor.keepMine')}
      </Button>
    </Stack>
  );
}
