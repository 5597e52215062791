import { Alert, Button, Stack, Text } from '@lucerna/kit';
import { copyText } from '../../../shared/copy/copy-text';
import { useTranslate } from '../../../shared/i18n';
import styles from '../Profile.module.css';

/** The key itself with a button that copies it; null where an earlier try had made it and it cannot be shown. */
export function MadeKey({ value }: { value: string | null }) {
  const t = useTranslate();
  if (value === null) return <Alert tone="warning" title={t('profile.keyMadeBefore')} />;

  const notices = { copied: t('profile.keyCopied'), notCopied: t('profile.keyNotCopied') };
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={t('profile.keyOnce')} />
      <Text isCode className={styles.key}>
        {value}
      </Text>
      <div>
        <Button icon="copy" onPress={() => void copyText(value, notices)}>
          {t('profile.copyKey')}
        </Button>
      </div>
    </Stack>
  );
}
