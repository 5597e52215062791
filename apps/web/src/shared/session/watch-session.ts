import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { tags } from '../api/tags';
import { tokenCleared } from '../api/token';
import { forget, keep } from '../kept/kept';
import { languageChosen } from '../words/language';
import { logged, loggedOut, selectSession } from './session';

/** What follows from a change of the session, wherever it came from. */
export const watchSession = createListenerMiddleware();

type SessionHolder = Parameters<typeof selectSession>[0];

watchSession.startListening({
  actionCreator: tokenCleared,
  effect: (_, store) => {
    if (selectSession(store.getState() as SessionHolder).status === 'signedIn') {
      store.dispatch(loggedOut({ wasWished: false }));
    }
  },
});

watchSession.startListening({
  actionCreator: logged,
  effect: (_, store) => {
    keep('hasBeenActive', true);
    // What was read as a stranger holds no prices.
    store.dispatch(api.util.invalidateTags([...tags]));
  },
});

watchSession.startListening({
  actionCreator: loggedOut,
  effect: (_, store) => {
    forget('hasBeenActive');
    forget('onboarding-done');
    store.dispatch(api.util.resetApiState());
  },
});

watchSession.startListening({
  actionCreator: languageChosen,
  effect: (action, store) => {
    const before = (store.getOriginalState() as { language: { chosen: string } }).language.chosen;
    if (before !== action.payload) store.dispatch(api.util.invalidateTags([...tags]));
  },
});
