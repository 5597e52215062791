import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import type { AnyCall } from '../api/call';
import { isUnanswered } from '../api/failure';
import type { ApiFailure } from '../api/failure';
import { failureShown } from './failure-shown';

interface FailedMutation {
  readonly arg: { readonly type?: string; readonly endpointName?: string; readonly originalArgs?: AnyCall };
}

/**
 * Shows every failed change in the error dialog, save those whose caller shows them. A failed query is shown in the
 * place of what it should have brought; a 401 has already led to the home page; a lost answer was asked about.
 */
export const watchFailures = createListenerMiddleware();

watchFailures.startListening({
  matcher: isRejectedWithValue(),
  effect: (action, store) => {
    const { arg } = (action as unknown as { meta: FailedMutation }).meta;
    const failure = (action as unknown as { payload: ApiFailure }).payload;
    const isForDialog = arg.type === 'mutation' && arg.originalArgs?.isSilent !== true;
    if (!isForDialog || failure.status === 401 || isUnanswered(failure)) return;
    store.dispatch(failureShown({ action: arg.endpointName ?? '', failure }));
  },
});
