import { Alert, Button, Stack, Text } from '@lucerna/kit';
import { copyText } from '../../../shared/copy/copy-text';
import { useWords } from '../../../shared/words';
import styles from '../Profile.module.css';

/** The key itself with a button that copies it; null where an earlier try had made it and it cannot be shown. */
export function MadeKey({ value }: { value: string | null }) {
  const say = useWords();
  if (value === null) return <Alert tone="warning" title={say('profile.keyMadeBefore')} />;

  const notices = { copied: say('profile.keyCopied'), notCopied: say('profile.keyNotCopied') };
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={say('profile.keyOnce')} />
      <Text isCode className={styles.key}>
        {value}
      </Text>
      <div>
        <Button icon="copy" onPress={() => void copyText(value, notices)}>
          {say('profile.copyKey')}
        </Button>
      </div>
    </Stack>
  );
}
