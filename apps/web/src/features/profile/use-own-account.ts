import type { Account } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useAct } from '../../shared/failure';
import type { Act } from '../../shared/failure/use-act';
import { accountChanged, requestAccount } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';

/** What every change of the own account is sent with: whose it is, and the version that was seen. */
interface Known {
  readonly params: { readonly id: string };
  readonly version: number;
  readonly isSilent: true;
}

export interface OwnAccount extends Pick<Act, 'failure' | 'isActing'> {
  /** Sends a change of the version that is shown; says `saved` when it is done. */
  readonly save: (send: (known: Known) => Promise<Account>, saved: string) => Promise<boolean>;
  /** Reads the account as it is by now: for after a change that came too late. */
  readonly readFresh: () => Promise<void>;
}

/** Changes the account that is signed in, by the version that the form shows. */
export function useOwnAccount(account: Account): OwnAccount {
  const dispatch = useDispatch();
  const { failure, isActing, run, forget } = useAct();
  const known: Known = { params: { id: account.id }, version: account.version, isSilent: true };
  return {
    failure,
    isActing,
    save: (send, saved) =>
      run(async () => {
        dispatch(accountChanged(await send(known)));
        notify({ tone: 'success', title: saved });
      }),
    async readFresh() {
      await dispatch(requestAccount({ isSilent: true }));
      forget();
    },
  };
}
