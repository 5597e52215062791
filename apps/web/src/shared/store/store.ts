import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { retryReducer } from '../api/retry';
import { tokenReducer } from '../api/token';
import { failureReducer } from '../failure/failure-shown';
import { watchFailures } from '../failure/watch-failures';
import { flagReducer } from '../flag/flag-values';
import { authModalReducer } from '../session/auth-modal';
import { navigationReducer } from '../session/navigation';
import { sessionReducer } from '../session/session';
import { watchSession } from '../session/watch-session';
import { themeReducer } from '../theme/theme';
import { languageReducer } from '../i18n/language';
import { textsReducer } from '../i18n/texts';

const rootReducer = combineReducers({
  api: api.reducer,
  authModal: authModalReducer,
  failure: failureReducer,
  flags: flagReducer,
  language: languageReducer,
  navigation: navigationReducer,
  retry: retryReducer,
  session: sessionReducer,
  theme: themeReducer,
  token: tokenReducer,
  words: textsReducer,
});

/** The one store of the app. */
export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (usual) =>
      usual({ serializableCheck: false, immutableCheck: false })
        .prepend(watchFailures.middleware, watchSession.middleware)
        .concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof makeStore>;
export type State = ReturnType<typeof rootReducer>;
export type Dispatch = Store['dispatch'];
