import type { SocialProvider } from '@lucerna/contract';
import { Button, notify } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { href } from '../../../shared/route';
import { useSelector } from '../../../shared/store/hooks';
import { languageOf, useFormat, useTranslate } from '../../../shared/i18n';
import { Row } from '../Rows';
import { socialNames } from './social-names';

interface SocialWayProps {
  readonly provider: SocialProvider;
  /** Null where it is not connected. */
  readonly connectedAt: string | null;
  readonly isOffered: boolean;
}

/** One social channel: connected by going there and back, or disconnected. */
export function SocialWay({ provider, connectedAt, isOffered }: SocialWayProps) {
  const t = useTranslate();
  const format = useFormat();
  const language = useSelector(languageOf);
  const act = useAct();
  const [start] = api.useStartSocialMutation();
  const [disconnect] = api.useDisconnectSocialMutation();
  const name = socialNames[provider];
  const call = { params: { provider }, isSilent: true };

  const leave = () =>
    act.run(async () => {
      const { url } = await start({ ...call, body: { returnTo: href('profile'), language } }).unwrap();
      window.location.assign(url);
    });

  async function remove() {
    const isDone = await act.run(() => disconnect(call).unwrap());
    if (isDone) notify({ tone: 'success', title: t('profile.disconnected', { provider: name }) });
  }

  return (
    <Row
      failure={act.failure}
      title={name}
      text={
        connectedAt ? t('profile.connectedOn', { date: format.date(connectedAt) }) : t('profile.notConnected')
      }
      act={
        connectedAt ? (
          <Button size="small" isLoading={act.isActing} onPress={() => void remove()}>
            {t('profile.disconnect', { provider: name })}
          </Button>
        ) : (
          isOffered && (
            <Button size="small" isLoading={act.isActing} onPress={() => void leave()}>
              {t('profile.connect', { provider: name })}
            </Button>
          )
        )
      }
    />
  );
}
