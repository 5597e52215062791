import { Button, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../i18n';
import type { AutosaveState } from './use-autosave';

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
  const [hasGoneOn, setGoneOn] = useState(false);
  const { mark, isRestored } = kept;
  if (mark === 'saving' && !hasGoneOn) setGoneOn(true);
  if (isRestored && !hasGoneOn) {
    return (
      <Stack direction="row" gap={1} align="center">
        <Text as="span" role="status" size={12} tone="quiet">
          {t('editor.restored')}
        </Text>
        <Button variant="quiet" size="small" onPress={onStartAgain}>
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
