import type { Account } from '@lucerna/contract';
import { notify, Select } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { accountChanged } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useWords } from '../../../shared/words';

type Choice = NonNullable<Account['units']> | 'market';

/**
 * In which units lengths, weights and volumes are shown and typed (UNI-01): those of the catalogue at hand, or always
 * the same. It is shown once it is saved with the account; the last choice holds, so it is sent without a version.
 */
export function UnitsChoice({ account }: { account: Account }) {
  const say = useWords();
  const dispatch = useDispatch();
  const [update, { isLoading }] = api.useUpdateUserMutation();

  async function choose(choice: Choice) {
    const units = choice === 'market' ? null : choice;
    const { data } = await update({ params: { id: account.id }, body: { units } });
    if (!data) return;
    dispatch(accountChanged(data));
    notify({ tone: 'success', title: say('profile.unitsSaved') });
  }

  return (
    <Select<Choice>
      label={say('profile.units')}
      description={say('profile.unitsHint')}
      options={[
        { value: 'market', label: say('profile.unitsMarket') },
        { value: 'metric', label: say('profile.unitsMetric') },
        { value: 'imperial', label: say('profile.unitsImperial') },
      ]}
      value={account.units ?? 'market'}
      isDisabled={isLoading}
      onChange={(choice) => void choose(choice)}
    />
  );
}
