import type { Account } from '@lucerna/contract';
import { notify, Select } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { accountChanged } from '../../../shared/session';
import { useDispatch } from '../../../shared/store/hooks';
import { useTranslate } from '../../../shared/i18n';

type Choice = NonNullable<Account['units']> | 'market';

/**
 * In which units lengths, weights and volumes are shown and typed (UNI-01): those of the catalogue at hand, or always
 * the same. It is shown once it is saved with the account; the last choice holds, so it is sent without a version.
 */
export function UnitsChoice({ account }: { account: Account }) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const [update, { isLoading }] = api.useUpdateUserMutation();

  async function choose(choice: Choice) {
    const units = choice === 'market' ? null : choice;
    const { data } = await update({ params: { id: account.id }, body: { units } });
    if (!data) return;
    dispatch(accountChanged(data));
    notify({ tone: 'success', title: t('profile.unitsSaved') });
  }

  return (
    <Select<Choice>
      label={t('profile.units')}
      description={t('profile.unitsHint')}
      options={[
        { value: 'market', label: t('profile.unitsMarket') },
        { value: 'metric', label: t('profile.unitsMetric') },
        { value: 'imperial', label: t('profile.unitsImperial') },
      ]}
      value={account.units ?? 'market'}
      isDisabled={isLoading}
      onChange={(choice) => void choose(choice)}
    />
  );
}
