import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import type { AnyCall } from '../api/call';
import { failureOf, isUnanswered } from '../api/failure';
import { failureShown } from './failure-shown';
import { reportFailure } from './report/report';

/** What a failed action says of itself: a call of the API by RTK Query, or an action of our own. */
interface FailedMeta {
  readonly arg?: {
    readonly type?: string;
    readonly endpointName?: string;
    readonly originalArgs?: AnyCall;
  };
  /** Off for actions whose failure is nobody's concern (P8, silent failures) or is shown by who asked. */
  readonly showError?: boolean;
}

interface Failed {
  readonly type: string;
  readonly meta: FailedMeta;
  readonly payload: unknown;
}

const isFailed = (action: unknown): action is Failed => isRejectedWithValue(action);

/** Failures that no user is told: they look after themselves (P8). */
const silent: ReadonlySet<string> = new Set(['logout', 'refresh', 'getTooltipInfo']);

/**
 * Reports every failed call, and shows every failed change in the error dialog, save those whose caller shows them. A
 * failed query is shown in the place of what it should have brought; a 401 has already led to the home page; a lost
 * answer was asked about.
 */
export const watchFailures = createListenerMiddleware();

watchFailures.startListening({
  matcher: isFailed,
  effect: (action, store) => {
    const { type, meta, payload } = action;
    const failure = failureOf(payload);
    if (!failure) return;
    const { arg } = meta;
    const name = arg?.endpointName ?? type.replace(/\/rejected$/, '');
    reportFailure(name, failure);
    const isChange = arg?.type === 'mutation' && arg.originalArgs?.isSilent !== true && !silent.has(name);
    if (!isChange && meta.showError !== true) return;
    if (arg?.originalArgs?.handles?.includes(failure.code)) return;
    if (failure.status === 401 || isUnanswered(failure)) return;
    store.dispatch(failureShown({ action: name, failure }));
  },
});
