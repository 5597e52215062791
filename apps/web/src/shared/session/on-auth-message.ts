import type { FrameMessage } from '@lucerna/contract';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { tokenSaved } from '../api/token';
import { failureShown } from '../failure/failure-shown';
import { reportFrameFailure } from '../failure/report/report';
import type { Dispatch, State } from '../store/store';
import { authFailed, authModalHidden, viewReported } from './auth-modal';
import { enterSession } from './enter-session';
import { goAfterAuth, goToFirstSteps } from './navigation';
import { requestAccount } from './request-account';
import { loginFailed } from './session';

interface AuthMessage {
  readonly message: FrameMessage;
  /** Goes to a page of ours. */
  readonly go: (target: string) => unknown;
}

export const onAuthMessage = createAsyncThunk<void, AuthMessage, { dispatch: Dispatch; state: State }>(
  'session/onAuthMessage',
  /** What follows from a message of the embedded views (P4, login actions; P8, auth signals). */
  async ({ message, go }, { dispatch }) => {
    switch (message.type) {
      case 'view':
        dispatch(viewReported(message.view));
        break;
      case 'signUpSuccess':
        dispatch(tokenSaved(message));
        if (!(await dispatch(enterSession()).unwrap())) break;
        dispatch(authModalHidden());
        await dispatch(goToFirstSteps(go));
        break;
      case 'loginSuccess':
      case 'socialSignUpSuccess':
        dispatch(tokenSaved(message));
        if (!(await dispatch(enterSession()).unwrap())) break;
        dispatch(authModalHidden());
        await dispatch(goAfterAuth(go));
        break;
      case 'qualifiedSuccess': {
        // The account that is known stays on the screen while the qualified one is read.
        const asked = await dispatch(requestAccount({ isSilent: true }));
        dispatch(authModalHidden());
        if (requestAccount.rejected.match(asked) && asked.payload) {
          dispatch(failureShown({ action: 'accountAfterQualification', failure: asked.payload }));
        }
        break;
      }
      case 'loginError':
        // A failed sign-in leaves no account, no token and no lists (P4).
        dispatch(loginFailed({ status: 401, code: message.code, address: '' }));
        dispatch(authFailed({ action: 'login', code: message.code }));
        break;
      case 'loginTimeout':
        dispatch(authFailed({ action: 'login', code: 'timeout' }));
        break;
      case 'signUpError':
        dispatch(authFailed({ action: 'signUp', code: message.code }));
        break;
      case 'socialSignUpError':
        dispatch(authFailed({ action: 'socialSignUp', code: message.code }));
        break;
      case 'qualifiedError':
        dispatch(authFailed({ action: 'qualification', code: message.code }));
        break;
      case 'supportError':
        dispatch(authFailed({ action: 'support', code: message.code }));
        break;
      case 'failure':
        reportFrameFailure(message);
        break;
      default:
    }
  },
);
