import type { Diagram, LineRole } from '@lucerna/photometry';
import { classNames } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './DiagramView.module.css';

interface DiagramViewProps {
  readonly diagram: Diagram;
  /** What it shows, for who does not see it. */
  readonly label: string;
  /** Drawn over it, in its coordinates. */
  readonly children?: ReactNode;
}

const looks: Readonly<Record<LineRole, string | undefined>> = {
  grid: styles.grid,
  axis: styles.axis,
  c0: styles.first,
  c90: styles.second,
  level: styles.level,
};

/** A diagram of light in the colours of the page. */
export function DiagramView({ diagram, label, children }: DiagramViewProps) {
  const { width, height, lines, labels } = diagram;
  return (
    <svg className={styles.diagram} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map(({ role, path }) => (
        <path key={path} d={path} className={classNames(styles.line, looks[role])} />
      ))}
      {labels.map(({ x, y, text, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className={styles.label}>
          {text}
        </text>
      ))}
      {children}
    </svg>
  );
}
