import { KitProvider } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';

/** Gives the kit the locale, the words and the ways of the app. */
export function Surroundings({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <KitProvider
      locale={intl.locale}
      messages={intl.messages}
      navigate={(path, options) => void navigate(path, options)}
    >
      {children}
    </KitProvider>
  );
}
