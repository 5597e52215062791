import type { Account } from '@lucerna/contract';
import { Select } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';
import { OwnAccountFailure } from '../OwnAccountFailure';
import { useOwnAccount } from '../use-own-account';

/** What shows prices, which are another client's by then. */
const priced = ['catalogue', 'projects', 'budgets', 'orders'];

interface ClientCodeChoiceProps {
  readonly account: Account;
  readonly codes: readonly string[];
}

/** For which client of the company prices are shown and orders are placed. */
export function ClientCodeChoice({ account, codes }: ClientCodeChoiceProps) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const own = useOwnAccount(account);
  const [update] = api.useUpdateClientCodeMutation();

  async function choose(clientCode: string) {
    if (clientCode === account.clientCode) return;
    const isSaved = await own.save(
      (known) => update({ ...known, body: { clientCode } }).unwrap(),
      t('profile.clientCodeSaved', { clientCode }),
    );
    if (isSaved) dispatch(api.util.invalidateTags(priced));
  }

  return (
    <>
      <OwnAccountFailure own={own} />
      <Select
        label={t('profile.clientCode')}
        description={t('profile.clientCodeHint')}
        options={codes.map((value) => ({ value, label: value }))}
        value={account.clientCode}
        isDisabled={own.isActing}
        onChange={(code) => void choose(code)}
      />
    </>
  );
}
