import { ButtonLink, type ButtonLinkProps } from '@lucerna/kit';
import { href } from '../route';
import { useDispatch } from '../store/hooks';
import { useTranslate } from '../i18n';
import { authModalShown } from './auth-modal';
import { navigationAsked } from './navigation';
import { useWantedPage } from './use-wanted-page';

interface SignInLinkProps
  extends Pick<ButtonLinkProps, 'variant' | 'size'>, Partial<Pick<ButtonLinkProps, 'children'>> {
  /** Where to go once signed in; without it to the page that was wanted, or the user stays on this one. */
  readonly to?: string;
}

/** Signs in over the page that is shown. As a link it leads to the page of the sign-in: in another tab, or without scripts. */
export function SignInLink({ to: given, children, ...look }: SignInLinkProps) {
  const wanted = useWantedPage();
  const to = given ?? wanted;
  const t = useTranslate();
  const dispatch = useDispatch();

  function show(): void {
    if (to !== undefined) dispatch(navigationAsked({ target: to }));
    dispatch(authModalShown({ view: 'login' }));
  }

  return (
    <ButtonLink
      {...look}
      href={href('signIn', {}, { to: to ?? location.pathname + location.search })}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (opensElsewhere || location.pathname === href('signIn')) return;
        event.preventDefault();
        show();
      }}
    >
      {children ?? t('session.signIn')}
    </ButtonLink>
  );
}
