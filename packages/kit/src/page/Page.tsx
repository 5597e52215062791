import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useKitText } from '../texts/KitTexts';
import styles from './Page.module.css';

export interface PageShellProps {
  /** An `AppBar`. */
  bar?: ReactNode;
  /** A `Footer`. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Bar, content and footer of every page, with a first link that jumps to the content. */
export function PageShell({ bar, footer, children }: PageShellProps) {
  const text = useKitText();
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {text('skipToContent')}
      </a>
      {bar}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface PageProps {
  /** `text` is a column for reading, `form` a narrow one, `full` has no margins. */
  width?: 'wide' | 'text' | 'form' | 'full';
  children: ReactNode;
  className?: string;
}

/** The margins of a page's content. */
export function Page({ width = 'wide', children, className }: PageProps) {
  return <div className={classNames(styles.page, styles[width], className)}>{children}</div>;
}
