import '@lucerna/kit/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './app/routes/AppRoutes';
import { startSession } from './shared/session';
import { makeStore } from './shared/store/store';
import { TextsProvider } from './shared/i18n';

// Schemas come later, with the forms: without this zod would try whether it may make code of text, which the content policy
// forbids and the browser would report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

function start(): void {
  const store = makeStore();
  void store.dispatch(startSession());
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <Provider store={store}>
        <TextsProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </TextsProvider>
      </Provider>
    </StrictMode>,
  );
}

// In a task of its own: together with the code of the app, which was read just now, a phone would take no press meanwhile.
setTimeout(start);
