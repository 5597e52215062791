import type { Privilege } from '@lucerna/contract';
import { useSelector } from '../store/hooks';
import { mayDo, selectAccount, selectSession } from './session';

/** Status, account and site settings of the session. */
export const useSession = () => useSelector(selectSession);

/** Whether the account holds a privilege. The server asks again on every call; this only hides what it would refuse. */
export const useCan = (privilege: Privilege): boolean => mayDo(useSelector(selectAccount), privilege);
