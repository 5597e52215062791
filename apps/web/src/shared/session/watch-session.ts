import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { tags } from '../api/tags';
import { tokenCleared, tokenSaved } from '../api/token';
import { forgetToken, keepToken } from '../api/token-end';
import { forget, keep, readKept } from '../kept/kept';
import { accountSignedIn } from '../kept/signed-out-accounts';
import { languageChosen, languageOf } from '../words/language';
import type { WithLanguage } from '../words/language';
import { isAtWork } from './at-work';
import { forgetAccount } from './forget-account';
import { requestAccount } from './request-account';
import { logged, loggedOut, loginFailed, preferred, selectSession } from './session';
import type { WithSession } from './session';
import { tellTabs } from './tab-channel';

/** What follows from a change of the session, wherever it came from. */
export const watchSession = createListenerMiddleware<WithSession & WithLanguage>();

watchSession.startListening({
  actionCreator: tokenSaved,
  effect: ({ payload: endsAt }) => {
    keepToken(endsAt);
    tellTabs({ type: 'renewed', endsAt });
  },
});

watchSession.startListening({
  actionCreator: tokenCleared,
  effect: (_, store) => {
    forgetToken();
    if (selectSession(store.getState()).status === 'signedIn')
      store.dispatch(loggedOut({ wasWished: false }));
  },
});

watchSession.startListening({
  actionCreator: logged,
  effect: ({ payload: account }, store) => {
    keep('hasBeenActive', true);
    keep('lastAccount', { id: account.id, catalog: account.catalog });
    accountSignedIn(account.id);
    const before = selectSession(store.getOriginalState());
    // Of another account nothing may stay; what a stranger read holds no prices and is read again.
    const isAnother = before.last !== null && before.last.id !== account.id;
    if (before.status === 'signedIn' || isAnother) store.dispatch(api.util.resetApiState());
    else store.dispatch(api.util.invalidateTags([...tags]));
    tellTabs({ type: 'signedIn', accountId: account.id });
  },
});

watchSession.startListening({
  actionCreator: requestAccount.fulfilled,
  effect: ({ payload: account }, store) => {
    const before = selectSession(store.getOriginalState()).account;
    // What was read before the qualification holds no prices.
    if (before?.id === account.id && before.registerType !== account.registerType)
      store.dispatch(api.util.invalidateTags([...tags]));
  },
});

watchSession.startListening({
  actionCreator: loginFailed,
  effect: (_, store) => {
    store.dispatch(tokenCleared());
    if (!isAtWork()) store.dispatch(api.util.resetApiState());
  },
});

watchSession.startListening({
  actionCreator: loggedOut,
  effect: ({ payload: { wasWished } }, store) => {
    const { status, last } = selectSession(store.getOriginalState());
    if (status === 'signedIn') {
      // Each tab does: an editor that is open there must not keep anything again.
      if (wasWished && last) void forgetAccount(last.id).catch(() => undefined);
      keep('hasBeenActive', false);
      keep('preferredByUser', false);
      forget('onboarding-done');
      tellTabs({ type: 'signedOut', wasWished });
    }
    // A stranger has nothing to forget, and a reset would break off what their page is reading at its start.
    const wasStranger = status === 'unknown' && readKept<boolean>('hasBeenActive') !== true;
    // Whoever edits goes on with what was read until they sign in again.
    if (!wasStranger && (wasWished || !isAtWork())) store.dispatch(api.util.resetApiState());
  },
});

watchSession.startListening({
  actionCreator: languageChosen,
  effect: ({ payload: code }, store) => {
    if (languageOf(store.getOriginalState()) === code) return;
    store.dispatch(api.util.invalidateTags([...tags]));
    // The account's own language is applied, not chosen.
    if (selectSession(store.getState()).account?.lang === code) return;
    keep('preferredByUser', true);
    store.dispatch(preferred());
  },
});
