import { isolated } from '@lucerna/engine';
import { useEffect } from 'react';
import { useSession } from '../session/use-session';

/**
 * Names the page in the browser's tab: `Projects · Lucerna`. The router does it with the title of the table; a page
 * that has a name of its own does it again, and with undefined waits.
 */
export function useTitle(title: string | undefined): void {
  const { site } = useSession();
  useEffect(() => {
    if (title) document.title = `${isolated(title)} · ${site.brand}`;
  }, [title, site.brand]);
}
