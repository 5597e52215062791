import type { Account } from '@lucerna/contract';
import { languages, type LanguageCode } from '@lucerna/engine';
import { notify, Select } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { accountChanged } from '../../../shared/session';
import { useDispatch, useSelector } from '../../../shared/store/hooks';
import { languageChosen, languageOf, useTranslate } from '../../../shared/i18n';

const options = (Object.keys(languages) as LanguageCode[]).map((value) => ({
  value,
  label: languages[value].name,
}));

/**
 * The language of everything: taken at once, and kept with the account, which is said when it is. The last choice holds
 * whatever else of the account changed, so it is sent without a version.
 */
export function LanguageChoice({ account }: { account: Account }) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const chosen = useSelector(languageOf);
  const [update] = api.useUpdateUserMutation();

  async function choose(language: LanguageCode) {
    dispatch(languageChosen(language));
    const { data } = await update({ params: { id: account.id }, body: { language } });
    if (!data) return;
    dispatch(accountChanged(data));
    notify({ tone: 'success', title: t('profile.saved') });
  }

  return (
    <Select
      label={t('profile.language')}
      description={t('profile.languageHint')}
      options={options}
      value={chosen}
      onChange={(language) => void choose(language)}
    />
  );
}
