import { classNames, Icon } from '@lucerna/kit';
import { useTranslate } from '../../i18n';
import styles from './FootMore.module.css';

interface FootMoreProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Shows it where the foot is one line until it is opened. */
  readonly className?: string;
}

/** Opens the figures of a foot, and folds them again, where they would take too much of the screen. */
export function FootMore({ isOpen, onOpen, className }: FootMoreProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={classNames(styles.more, className)}
      aria-expanded={isOpen}
      aria-label={t('editor.details')}
      onClick={() => onOpen(!isOpen)}
    >
      <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={20} />
    </button>
  );
}
