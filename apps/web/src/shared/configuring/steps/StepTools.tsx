import { IconButton } from '@lucerna/kit';
import { useWords } from '../../words';
import styles from './StepTools.module.css';

/** Where one stands among the steps, and how one goes back and forth. */
export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** The buttons that take a step back, and again. */
export function StepTools({ canUndo, canRedo, onUndo, onRedo }: Steps) {
  const say = useWords();
  return (
    <>
      <IconButton icon="undo" label={say('configurator.undo')} isDisabled={!canUndo} onPress={onUndo} />
      <IconButton
        icon="undo"
        label={say('configurator.redo')}
        isDisabled={!canRedo}
        onPress={onRedo}
        className={styles.redo}
      />
    </>
  );
}
