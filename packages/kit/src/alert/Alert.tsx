import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import { IconButton } from '../icon-button/IconButton';
import { useKitText } from '../texts/KitTexts';
import type { KitTextKey } from '../texts/defaults';
import styles from './Alert.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** The drawing and the word of each tone, so that none is told by colour alone. */
export const tones: Record<Tone, { icon: IconName; word: KitTextKey }> = {
  info: { icon: 'info', word: 'information' },
  success: { icon: 'success', word: 'success' },
  warning: { icon: 'warning', word: 'warning' },
  error: { icon: 'error', word: 'error' },
};

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Puts a cross at the end. */
  onDismiss?: () => void;
  /** Read out at once; for what appears after an act. */
  isLive?: boolean;
  className?: string;
}

/** A message that stands in the page. */
export function Alert({ tone = 'info', title, children, action, onDismiss, isLive, className }: AlertProps) {
  const text = useKitText();
  return (
    <div
      role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={classNames(styles.alert, styles[tone], className)}
    >
      <Icon name={tones[tone].icon} label={text(tones[tone].word)} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {onDismiss && (
        <IconButton
          icon="close"
          size="small"
          label={text('dismiss')}
          hasTooltip={false}
          onPress={onDismiss}
        />
      )}
    </div>
  );
}
