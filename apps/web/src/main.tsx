import '@lucerna/kit/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { makeRouter } from './app/routes/router';
import { startSession } from './shared/session';
import { makeStore } from './shared/store/store';
import { WordsProvider } from './shared/words';

const store = makeStore();
void store.dispatch(startSession());

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <Provider store={store}>
      <WordsProvider>
        <RouterProvider router={makeRouter()} />
      </WordsProvider>
    </Provider>
  </StrictMode>,
);
