import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../shared/route';
import { endSeen, hasOpenEditor, useSession } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

/**
 * A session that ended by itself leads to the home page and says so (P8, 401). Whoever edits stays, and is asked in the
 * editor to sign in again.
 */
export function useEndedSession(): void {
  const t = useTranslate();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { hasEnded } = useSession();
  useEffect(() => {
    if (!hasEnded) return;
    dispatch(endSeen());
    if (hasOpenEditor()) return;
    void navigate(href('home'));
    const notice = { tone: 'info', title: t('session.ended'), text: t('session.endedText') } as const;
    void import('./notify').then(({ notify }) => notify(notice));
  }, [hasEnded, dispatch, navigate, t]);
}
