import { useState } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../icon-button/IconButton';
import { useKitText } from '../texts/KitTexts';

export interface RemoveButtonProps {
  /** What is removed, in words: the name and the tooltip of the first press. */
  label: string;
  /** The words of the second press; without them the kit's own. */
  confirmLabel?: string;
  /** It is being removed. */
  isLoading?: boolean;
  /** The second press is waited for, or no longer. */
  onAskedChange?: (isAsked: boolean) => void;
  onRemove: () => void;
}

/**
 * A trash bin that is pressed twice before it removes. Escape, or going elsewhere, takes the first press back; a
 * double click is one press only.
 */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, confirmLabel, isLoading = false, onAskedChange, onRemove } = props;
  const text = useKitText();
  const [state, setState] = useState<'resting' | 'asked' | 'escaped'>('resting');

  function change(next: typeof state) {
    setState(next);
    onAskedChange?.(next === 'asked');
  }

  if (state !== 'asked') {
    return (
      <IconButton
        icon="trash"
        label={label}
        autoFocus={state === 'escaped'}
        isLoading={isLoading}
        onPress={() => change('asked')}
      />
    );
  }
  return (
    <Button
      variant="danger"
      size="small"
      autoFocus
      isLoading={isLoading}
      onClick={({ detail }) => {
        if (detail < 2) onRemove();
      }}
      onBlur={() => change('resting')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') change('escaped');
        else event.continuePropagation();
      }}
    >
      {confirmLabel ?? text('removeForGood')}
    </Button>
  );
}
