import { NoAccess } from '../../shared/failure';
import { useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';

/** What an account reads that lacks the right for a page, in its place. */
export function NotAllowed() {
  useTitle(useTranslate()('navigation.noAccess'));
  return <NoAccess />;
}
