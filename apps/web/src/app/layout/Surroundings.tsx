import { KitProvider } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router';

const elsewhere = /^[a-z][a-z\d+.-]*:/i;

/** A page of ours as the router writes it; what has a scheme of its own, as another site or a letter, stays as it is. */
function useAddress(path: string): string {
  const isElsewhere = elsewhere.test(path);
  const own = useHref(isElsewhere ? '/' : path);
  return isElsewhere ? path : own;
}

/** Gives the kit the locale, the words and the ways of the app. */
export function Surroundings({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <KitProvider
      locale={intl.locale}
      messages={intl.messages as Record<string, string>}
      navigate={(path, options) => void navigate(path, options)}
      useHref={useAddress}
    >
      {children}
    </KitProvider>
  );
}
