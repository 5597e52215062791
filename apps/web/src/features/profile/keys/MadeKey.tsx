import { Alert, Button, notify, Stack, Text } from '@lucerna/kit';
import { useWords } from '../../../shared/words';
import styles from '../Profile.module.css';

/** The key itself with a button that copies it; null where an earlier try had made it and it cannot be shown. */
export function MadeKey({ value }: { value: string | null }) {
  const say = useWords();
  if (value === null) return <Alert tone="warning" title={say('profile.keyMadeBefore')} />;

  async function copy(key: string) {
    try {
      await navigator.clipboard.writeText(key);
      notify({ tone: 'success', title: say('profile.keyCopied') });
    } catch {
      notify({ tone: 'warning', title: say('profile.keyNotCopied') });
    }
  }

  return (
    <Stack gap={4}>
      <Alert tone="warning" title={say('profile.keyOnce')} />
      <Text isCode className={styles.key}>
        {value}
      </Text>
      <div>
        <Button icon="copy" onPress={() => void copy(value)}>
          {say('profile.copyKey')}
        </Button>
      </div>
    </Stack>
  );
}
