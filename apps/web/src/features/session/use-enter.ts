import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../shared/api';
import type { ApiFailure } from '../../shared/api';
import { enterSession, goAfterAuth, loginFailed, navigationAsked } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { tokenSaved } from '../../shared/api/token';
import { useWhereTo } from './use-where-to';

/** Runs a call that begins a session, then reads the account and goes where the user wanted to. */
export function useEnter() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const to = useWhereTo();
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function enter(begin: () => Promise<{ expiresIn: number }>): Promise<void> {
    setFailure(null);
    try {
      dispatch(tokenSaved(await begin()));
    } catch (error) {
      const why = failureOf(error);
      if (why) dispatch(loginFailed(why));
      setFailure(why);
      return;
    }
    dispatch(navigationAsked({ target: to }));
    const isIn = await dispatch(enterSession()).unwrap();
    if (isIn) await dispatch(goAfterAuth((target) => navigate(target, { replace: true })));
  }

  return { enter, failure };
}
