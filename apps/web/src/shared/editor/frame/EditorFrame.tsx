import { classNames, useBreakpoint } from '@lucerna/kit';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import { CatalogueContext } from '../catalogue/catalogue-names';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { CoveredContext } from '../room/covered';
import { useCovered } from './use-covered';
import styles from './EditorFrame.module.css';

export interface EditorFrameProps {
  /** Names what is in it, for all that stands in the frame. */
  readonly catalogue: EditorCatalogue;
  /** What is edited, as the heading of the page. */
  readonly title: string;
  /** Where it belongs to and what state it is in, at the top beside the title. */
  readonly head?: ReactNode;
  /** Buttons that float at the edge of the room. */
  readonly tools: ReactNode;
  /** The room, or the list in its place. */
  readonly room: ReactNode;
  /** A list stands in the place of the room: messages stand above it, and cover nothing of it. */
  readonly isList?: boolean;
  /** Properties of what is selected, and what can be added. */
  readonly side: ReactNode;
  /** What the properties begin with: those of another thing are seen from their beginning, unless one is at work in them. */
  readonly about?: string;
  /** What can be put into the room: at its foot where that is wide, or above the properties. */
  readonly palette?: ReactNode;
  /** What it is made of, under the properties. */
  readonly bill?: ReactNode;
  /** Messages above the room: what is refused, what was restored. */
  readonly notices?: ReactNode;
  /** The totals. */
  readonly foot: ReactNode;
}

/**
 * The page of every editor: the room fills the screen, tools float at one edge, properties stand at the other, totals at
 * the foot. On a phone the properties lie under the room and can be folded away.
 */
export function EditorFrame({
  catalogue,
  title,
  head,
  tools,
  room,
  isList = false,
  side,
  about,
  palette,
  bill,
  notices,
  foot,
}: EditorFrameProps) {
  const t = useTranslate();
  const [isSideOpen, setSideOpen] = useState(true);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current?.contains(document.activeElement) === false) body.current.scrollTop = 0;
  }, [about]);
  const size = useBreakpoint();
  const isNarrow = size === 'sm';
  const isWide = size === 'lg';
  const over = useCovered(size);
  return (
    <CatalogueContext value={catalogue}>
      <div className={styles.frame}>
        <div className={classNames(styles.body, !isSideOpen && styles.wide)}>
          <section
            ref={over.room}
            className={classNames(styles.room, isList && styles.listed)}
            aria-label={t('editor.room')}
          >
            <CoveredContext value={over.covered}>{room}</CoveredContext>
            <header ref={over.head} className={styles.head}>
              <h1 className={styles.title}>{title}</h1>
              {head}
            </header>
            {palette && isWide && (
              <div ref={over.palette} className={styles.palette}>
                {palette}
              </div>
            )}
            <div className={styles.edge}>
              <div
                ref={over.tools}
                className={styles.tools}
                role="toolbar"
                aria-label={t('editor.tools')}
                aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
              >
                {tools}
              </div>
              <div className={styles.notices}>{notices}</div>
            </div>
          </section>
          <aside className={styles.side} aria-label={t('editor.properties')}>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isSideOpen}
              onClick={() => setSideOpen(!isSideOpen)}
            >
              {t(isSideOpen ? 'editor.foldProperties' : 'editor.showProperties')}
            </button>
            {isSideOpen && (
              <div ref={body} className={styles.sideBody}>
                {!isWide && palette}
                {side}
              </div>
            )}
            {isSideOpen && bill}
          </aside>
        </div>
        {foot}
      </div>
    </CatalogueContext>
  );
}
