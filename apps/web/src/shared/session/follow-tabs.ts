import { tokenCleared, tokenShared } from '../api/token';
import type { Dispatch, State } from '../store/store';
import { enterSession } from './enter-session';
import { loggedOut } from './session';
import { hearTabs } from './tab-channel';

interface Store {
  readonly dispatch: Dispatch;
  readonly getState: () => State;
}

/** What another tab of this browser did to the session that all tabs share by their cookies holds here too. */
export function followTabs({ dispatch, getState }: Store): void {
  hearTabs((heard) => {
    const { status, account } = getState().session;
    if (heard.type === 'renewed') {
      dispatch(tokenShared(heard.endsAt));
    } else if (heard.type === 'signedOut') {
      if (status !== 'signedIn') return;
      dispatch(loggedOut({ wasWished: heard.wasWished }));
      dispatch(tokenCleared());
    } else if (status !== 'unknown' && account?.id !== heard.accountId) {
      void dispatch(enterSession());
    }
  });
}
