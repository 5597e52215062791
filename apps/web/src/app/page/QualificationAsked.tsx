import { Button, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { href, useTitle } from '../../shared/route';
import { goAfterAuth, navigationAsked, useSession, type UserStatus } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { useTranslate } from '../../shared/i18n';

interface QualificationAskedProps {
  readonly title: string;
  readonly status: UserStatus;
}

/**
 * What an account reads on a page for which it does not have the status yet: the mandatory qualification opens over it,
 * and once qualified the page itself takes its place (ACC-16).
 */
export default function QualificationAsked({ title, status }: QualificationAskedProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const target = pathname + search;
  useTitle(t(title));
  const isAwaited = useSession().account?.approval === 'asked';

  const ask = useCallback(() => {
    dispatch(navigationAsked({ target, requiredStatus: status }));
    void dispatch(goAfterAuth((to) => navigate(to, { replace: true })));
  }, [dispatch, navigate, status, target]);
  useEffect(() => {
    if (!isAwaited) ask();
  }, [ask, isAwaited]);

  if (isAwaited) {
    return (
      <Page width="text">
        <EmptyState
          picture={<QuietLamp />}
          headingLevel={1}
          title={t('routes.awaited')}
          action={<ButtonLink href={href('projects')}>{t('routes.toProjects')}</ButtonLink>}
        >
          {t('routes.awaitedText')}
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page width="text">
      <EmptyState
        picture={<QuietLamp />}
        headingLevel={1}
        title={t(title)}
        action={
          <Button variant="primary" onPress={ask}>
            {t('routes.qualify')}
          </Button>
        }
      >
        {t('routes.qualifyText')}
      </EmptyState>
    </Page>
  );
}
