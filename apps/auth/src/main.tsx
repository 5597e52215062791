import './strict-policy';
import '@lucerna/kit/styles.css';
import { authPath, siteOperations } from '@lucerna/contract';
import { languages, type LanguageCode } from '@lucerna/engine';
import { KitProvider } from '@lucerna/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { AuthApp } from './app/AuthApp';
import { OutOfReach } from './app/OutOfReach';
import { caller } from './call/call';
import { openHost } from './host/host';
import { readOpenedAs } from './host/opened-as';
import { reportTo } from './host/report';
import { readSocialResult } from './views/social/social-result';
import { SocialReturn } from './views/social/SocialReturn';
import { loadWords } from './i18n/load-texts';

/** Milliseconds until an app that could not be reached is asked again. */
const pauseMs = 3000;

const root = createRoot(document.getElementById('app')!);

/** Asks where the app is, reads the words, then shows the view. */
async function start(): Promise<void> {
  const { view, language, token } = readOpenedAs(location.search);
  const site = await caller('')(siteOperations.getConfig);
  if ('error' in site) return showOutOfReach(language);
  const { social } = site.data;
  const appOrigin = site.data.appOrigin ?? location.origin;
  const call = caller(appOrigin === location.origin ? '' : appOrigin);
  const messages = await loadWords(call, language);
  if (!messages) return showOutOfReach(language);
  const host = openHost(window, appOrigin);
  reportTo(host);
  const { locale } = languages[language];
  const around = { call, host, language, appOrigin, social, token };
  const isBack = location.pathname === `${authPath}social`;
  root.render(
    <StrictMode>
      <IntlProvider
        locale={locale}
        // Its types know all texts or all compiled messages; either may stand beside the other.
        messages={messages as Record<string, string>}
        onError={() => undefined}
      >
        <KitProvider locale={locale} messages={messages}>
          {isBack ? (
            <SocialReturn
              result={readSocialResult(Object.fromEntries(new URLSearchParams(location.search)))}
              app={appOrigin}
            />
          ) : (
            <AuthApp first={view} around={around} />
          )}
        </KitProvider>
      </IntlProvider>
    </StrictMode>,
  );
}

/** Says so, and starts again soon, or at once when the browser says that the network is back. */
function showOutOfReach(language: LanguageCode): void {
  root.render(<OutOfReach language={language} />);
  const again = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    void start();
  };
  const timer = setTimeout(again, pauseMs);
  addEventListener('online', again);
}

void start();
