import { languages, type LanguageCode } from '@lucerna/engine';
import { Button, Text } from '@lucerna/kit';
import { api } from '../../shared/api';
import { accountChanged, useSession } from '../../shared/session';
import { useDispatch, useSelector } from '../../shared/store/hooks';
import { languageChosen, languageOf, useTranslate } from '../../shared/i18n';
import { LateMenu } from '../../shared/lazy';
import styles from './LanguageMenu.module.css';

const codes = Object.keys(languages) as LanguageCode[];

/** Chooses the language of everything, at once; the account keeps it. As a list in the phone's menu. */
export function LanguageMenu({ isList }: { isList?: boolean }) {
  const t = useTranslate();
  const dispatch = useDispatch();
  const chosen = useSelector(languageOf);
  const { account } = useSession();
  const [updateUser] = api.useUpdateUserMutation();

  function choose(language: LanguageCode) {
    dispatch(languageChosen(language));
    if (!account) return;
    void updateUser({ params: { id: account.id }, body: { language }, isSilent: true })
      .unwrap()
      .then((changed) => dispatch(accountChanged(changed)))
      .catch(() => undefined);
  }

  if (isList) {
    return (
      <div className={styles.list}>
        <Text size={14} tone="quiet">
          {t('navigation.language')}
        </Text>
        <div className={styles.words}>
          {codes.map((code) => (
            <Button
              key={code}
              size="small"
              variant={code === chosen ? 'secondary' : 'quiet'}
              onPress={() => choose(code)}
            >
              {languages[code].name}
            </Button>
          ))}
        </div>
      </div>
    );
  }
  return (
    <LateMenu
      label={t('navigation.language')}
      button={(ask) => (
        <Button
          {...ask}
          variant="quiet"
          size="small"
          // What is written on the button comes first in its name (WCAG 2.5.3).
          aria-label={`${chosen.toUpperCase()} · ${t('navigation.language')}: ${languages[chosen].name}`}
        >
          {chosen.toUpperCase()}
        </Button>
      )}
      items={codes.map((code) => ({
        id: code,
        label: languages[code].name,
        isCurrent: code === chosen,
        onAction: () => choose(code),
      }))}
    />
  );
}
