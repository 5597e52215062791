import { Button, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../i18n';
import type { AutosaveState } from './use-autosave';
import styles from './SaveStatus.module.css';

interface SaveStatusProps {
  readonly kept: Pick<AutosaveState, 'mark' | 'isRestored'>;
  /** Begins anew without the work that was put back. */
  readonly onStartAgain: () => void;
}

/**
 * A word under the title that says whether every step is kept. Until the next step it says that earlier work was put
 * back: there it covers nothing of a room and moves nothing of a page.
 */
export function SaveStatus({ kept, onStartAgain }: SaveStatusProps) {
  const t = useTranslate();
  const { mark, isRestored } = kept;
  const [hasGoneOn, setGoneOn] = useState(false);
  const [wasRestored, setWasRestored] = useState(isRestored);
  if (wasRestored !== isRestored) {
    // Put back after a sign-in, too: what was done before is not a step that follows.
    setWasRestored(isRestored);
    setGoneOn(false);
  } else if (mark === 'saving' && !hasGoneOn) setGoneOn(true);
  if (isRestored && !hasGoneOn) {
    return (
      <Stack direction="row" gap={0} align="center">
        <Text as="span" role="status" size={12} tone="quiet">
          {t('editor.restored')}
        </Text>
        <Button variant="quiet" size="small" className={styles.again} onPress={onStartAgain}>
          {t('configurator.startAgain')}
        </Button>
      </Stack>
    );
  }
  if (mark === 'none') return null;
  return (
    <Text size={12} tone="quiet">
      {t(`editor.kept.${mark}`)}
    </Text>
  );
}
