import { IconButton } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import styles from './StepTools.module.css';

/** Where one stands among the steps, and how one goes back and forth. */
export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

interface StepToolsProps extends Steps {
  readonly tooltipPlacement?: 'right';
}

/** The buttons that take a step back, and again. */
export function StepTools({ canUndo, canRedo, onUndo, onRedo, tooltipPlacement }: StepToolsProps) {
  const t = useTranslate();
  return (
    <>
      <IconButton
        tooltipPlacement={tooltipPlacement}
        icon="undo"
        label={t('configurator.undo')}
        isDisabled={!canUndo}
        onPress={onUndo}
      />
      <IconButton
        tooltipPlacement={tooltipPlacement}
        icon="undo"
        label={t('configurator.redo')}
        isDisabled={!canRedo}
        onPress={onRedo}
        className={styles.redo}
      />
    </>
  );
}
