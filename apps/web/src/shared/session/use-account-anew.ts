import { useEffect } from 'react';
import { useDispatch } from '../store/hooks';
import { requestAccount } from './request-account';

/** Reads the account again whenever somebody comes back to the page: the link of a letter opens in another tab. */
export function useAccountAnew(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const look = () => void (document.hidden || dispatch(requestAccount({ isSilent: true })));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);
}
