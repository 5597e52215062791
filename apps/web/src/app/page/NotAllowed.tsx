import { NoAccess } from '../../shared/failure';
import { useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';

/** What an account reads that lacks the right for a page, in its place. */
export function NotAllowed() {
  useTitle(useWords()('navigation.noAccess'));
  return <NoAccess />;
}
