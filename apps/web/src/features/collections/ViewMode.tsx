import { IconButton } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import type { CollectionViewMode } from './use-view-mode';

interface ViewModeProps {
  readonly mode: CollectionViewMode;
  readonly onChange: (mode: CollectionViewMode) => void;
}

/** Large pictures or a list: one button that shows the other way. */
export function ViewMode({ mode, onChange }: ViewModeProps) {
  const t = useTranslate();
  const other = mode === 'grid' ? 'list' : 'grid';
  return (
    <IconButton
      icon={other}
      variant="filled"
      label={t(other === 'list' ? 'collections.asList' : 'collections.asGrid')}
      onPress={() => onChange(other)}
    />
  );
}
