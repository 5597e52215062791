import { useEffect } from 'react';
import { useSession } from '../session/use-session';

/** Names the page in the browser's tab: `Projects · Velmara`. Undefined while the name is not known. */
export function useTitle(title: string | undefined): void {
  const { site } = useSession();
  useEffect(() => {
    document.title = title ? `${title} · ${site.brand}` : site.brand;
  }, [title, site.brand]);
}
