import type { AuthView, FrameMessage, HostMessage } from '@lucerna/contract';
import { Button, ErrorState, Spinner } from '@lucerna/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { selectTheme } from '../../shared/theme/theme';
import { languageOf, useTranslate } from '../../shared/i18n';
import { frameAddress } from './frame-address';
import { listenToFrame } from './listen-to-frame';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  /** The view to begin with. */
  readonly view: AuthView;
  /** What a screen reader calls the frame: the title of the view that is shown. */
  readonly title: string;
  /** Secret of a mailed link. */
  readonly token?: string;
  /** Off unless given: the focus goes into the first field as soon as there is one. */
  readonly takesFocus?: boolean;
  readonly onMessage: (message: FrameMessage) => void;
}

/** Views that have not spoken after this long are taken for out of reach (P9: default time-out). */
const patience = 15_000;

/** The embedded sign-in views, as high as their content (ACC-04). */
export function AuthFrame(props: AuthFrameProps) {
  const t = useTranslate();
  const { site } = useSession();
  // Before the settings are read nobody knows the origin of the frame; one begun on ours would never be heard.
  const isKnown = site.authOrigin !== undefined;
  return isKnown ? <OpenFrame {...props} /> : <Spinner label={t('auth.loading')} />;
}

function OpenFrame({ view, title, token, takesFocus = false, onMessage }: AuthFrameProps) {
  const t = useTranslate();
  const { site } = useSession();
  const theme = useSelector(selectTheme);
  const language = useSelector(languageOf);
  const frame = useRef<HTMLIFrameElement>(null);
  // The address stands: a change of theme or view is told, so that nothing typed is lost.
  const [address] = useState(() =>
    frameAddress({ authOrigin: site.authOrigin ?? null, view, language, theme, token }),
  );
  const [height, setHeight] = useState<number | null>(null);
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);
  const origin = site.authOrigin ?? location.origin;

  const hear = useEffectEvent((message: FrameMessage) => {
    if (message.type === 'height') setHeight(message.pixels);
    else onMessage(message);
  });
  useEffect(() => listenToFrame(() => frame.current?.contentWindow ?? null, origin, hear), [origin]);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(late);
  }, [tries]);

  const tell = useEffectEvent((message: HostMessage) =>
    frame.current?.contentWindow?.postMessage(message, origin),
  );
  const isShown = height !== null;
  useEffect(() => {
    if (isShown) tell({ type: 'theme', theme });
  }, [theme, isShown]);
  useEffect(() => {
    if (!isShown || !takesFocus) return;
    frame.current?.focus();
    tell({ type: 'focus' });
  }, [isShown, takesFocus]);

  return (
    <div className={styles.around} aria-busy={!isShown}>
      {!isShown && !isLate && <Spinner label={t('auth.loading')} />}
      {!isShown && isLate && (
        <ErrorState
          title={t('errors-dialog.timeout.title')}
          advice={t('errors-dialog.timeout.text')}
          action={
            <Button
              onPress={() => {
                setLate(false);
                setTries((count) => count + 1);
              }}
            >
              {t('errors-dialog.retry')}
            </Button>
          }
        />
      )}
      <iframe
        key={tries}
        ref={frame}
        src={address}
        title={title}
        className={styles.frame}
        height={height ?? 0}
        allow="publickey-credentials-get"
      />
    </div>
  );
}
