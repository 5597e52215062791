import type { Evaluation, PreparedModel } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useValueNames } from '../../configuring/choices/value-names';
import { useFormat, useTranslate } from '../../i18n';

interface RemoteNoteProps {
  readonly evaluation: Evaluation;
  readonly models: readonly PreparedModel[] | undefined;
  /** The controls that come back. */
  readonly before: readonly string[];
}

/** Tells that the drivers are elsewhere, and which control comes back with them. */
export function RemoteNote({ evaluation, models, before }: RemoteNoteProps) {
  const t = useTranslate();
  const format = useFormat();
  const names = useValueNames(evaluation, models);
  return (
    <Text size={14} tone="quiet">
      {t('crea.remote', { control: format.list(before.map((value) => names.value('control', value))) })}
    </Text>
  );
}
