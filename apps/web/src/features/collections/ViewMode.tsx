import { IconButton } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import type { CollectionViewMode } from './use-view-mode';

interface ViewModeProps {
  readonly mode: CollectionViewMode;
  readonly onChange: (mode: CollectionViewMode) => void;
}

/** Large pictures or a list: one button that shows the other way. */
export function ViewMode({ mode, onChange }: ViewModeProps) {
  const say = useWords();
  const other = mode === 'grid' ? 'list' : 'grid';
  return (
    <IconButton
      icon={other}
      variant="filled"
      label={say(other === 'list' ? 'collections.asList' : 'collections.asGrid')}
      onPress={() => onChange(other)}
    />
  );
}
