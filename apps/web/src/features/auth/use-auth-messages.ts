import type { AuthView, FrameMessage } from '@lucerna/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { onAuthMessage, requestAccount } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';

/** What the embedded views say, passed on to the session; answers which view they show now. */
export function useAuthMessages(first: AuthView, onClose?: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [view, setView] = useState(first);

  function hear(message: FrameMessage): void {
    if (message.type === 'view') setView(message.view);
    if (message.type === 'close') {
      // What was told there and has not qualified yet is known of the account too.
      if (view === 'qualification') void dispatch(requestAccount({ isSilent: true }));
      return onClose?.();
    }
    void dispatch(onAuthMessage({ message, go: (target) => navigate(target, { replace: true }) }));
  }

  return { view, hear };
}
