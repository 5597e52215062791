import './strict-policy';
import '@lucerna/kit/styles.css';
import { authPath, siteOperations } from '@lucerna/contract';
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
import { locales } from './i18n/locales';

const root = createRoot(document.getElementById('app')!);

/** Asks where the app is, reads the words, then shows the view. */
async function start(): Promise<void> {
  const { view, language, token } = readOpenedAs(location.search);
  const site = await caller('')(siteOperations.getConfig);
  if ('error' in site) return showOutOfReach();
  const { social } = site.data;
  const appOrigin = site.data.appOrigin ?? location.origin;
  const call = caller(appOrigin === location.origin ? '' : appOrigin);
  const messages = await loadWords(call, language);
  if (!messages) return showOutOfReach();
  const host = openHost(window, appOrigin);
  reportTo(host);
  const around = { call, host, language, appOrigin, social, token };
  const isBack = location.pathname === `${authPath}social`;
  root.render(
    <StrictMode>
      <IntlProvider locale={locales[language]} messages={messages} onError={() => undefined}>
        <KitProvider locale={locales[language]} messages={messages}>
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

function showOutOfReach(): void {
  root.render(<OutOfReach onRetry={() => void start()} />);
}

void start();
