import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { tags } from '../api/tags';
import { tokenCleared, tokenSaved } from '../api/token';
import { forgetToken, keepToken } from '../api/token-end';
import { removeLocal, writeLocal, readLocal } from '../local-storage/local-storage';
import { accountSignedIn } from '../local-storage/signed-out-accounts';
import { languageChosen, languageOf, type WithLanguage } from '../i18n/language';
import { hasOpenEditor } from './open-editors';
import { forgetAccount } from './forget-account';
import { requestAccount } from './request-account';
import { logged, loggedOut, loginFailed, preferred, selectSession, type WithSession } from './session';
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
    writeLocal('hasBeenActive', true);
    writeLocal('lastAccount', { id: account.id, catalog: account.catalog });
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
    if (!hasOpenEditor()) store.dispatch(api.util.resetApiState());
  },
});

watchSession.startListening({
  actionCreator: loggedOut,
  effect: ({ payload: { wasWished } }, store) => {
    const { status, last } = selectSession(store.getOriginalState());
    if (status === 'signedIn') {
      // Each tab does: an editor that is open there must not keep anything again.
      if (wasWished && last) void forgetAccount(last.id).catch(() => undefined);
      writeLocal('hasBeenActive', false);
      writeLocal('preferredByUser', false);
      removeLocal('onboarding-done');
      tellTabs({ type: 'signedOut', wasWished });
    }
    // A stranger has nothing to forget, and a reset would break off what their page is reading at its start.
    const wasStranger = status === 'unknown' && readLocal<boolean>('hasBeenActive') !== true;
    // Whoever edits goes on with what was read until they sign in again.
    if (!wasStranger && (wasWished || !hasOpenEditor())) store.dispatch(api.util.resetApiState());
  },
});

watchSession.startListening({
  actionCreator: languageChosen,
  effect: ({ payload: code }, store) => {
    if (languageOf(store.getOriginalState()) === code) return;
    store.dispatch(api.util.invalidateTags([...tags]));
    // The account's own language is applied, not chosen.
    if (selectSession(store.getState()).account?.lang === code) return;
    writeLocal('preferredByUser', true);
    store.dispatch(preferred());
  },
});
