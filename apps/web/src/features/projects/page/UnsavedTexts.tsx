import { Alert, Button } from '@lucerna/kit';
import { copyText } from '../../../shared/copy/copy-text';
import { useTranslate } from '../../../shared/i18n';
import type { TypedText } from './typed-text';
import styles from './UnsavedTexts.module.css';

interface UnsavedTextsProps {
  readonly texts: readonly TypedText[];
  readonly onClose: () => void;
}

/** What the user typed when their part in the project ended, to be copied. */
export function UnsavedTexts({ texts, onClose }: UnsavedTextsProps) {
  const t = useTranslate();
  if (texts.length === 0) return null;
  const all = texts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('\n');
  const copied = t('presence.copied');
  return (
    <Alert tone="warning" isLive title={t('presence.unsaved')} onDismiss={onClose}>
      <pre className={styles.texts}>{all}</pre>
      <Button
        size="small"
        icon="copy"
        onPress={() => void copyText(all, { copied, notCopied: t('configurator.notCopied'), shown: all })}
      >
        {t('presence.copy')}
      </Button>
    </Alert>
  );
}
