import { Text } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import type { AutosaveState } from './use-autosave';

/** A word that says whether every step is kept. */
export function SaveStatus({ mark }: Pick<AutosaveState, 'mark'>) {
  const t = useTranslate();
  if (mark === 'none') return null;
  return (
    <Text size={12} tone="quiet">
      {t(`editor.kept.${mark}`)}
    </Text>
  );
}
