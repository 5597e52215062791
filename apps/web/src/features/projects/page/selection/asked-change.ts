import type { LinesChange, Project, ProjectProduct } from '@lucerna/contract';

/** What a dialog asks of the selected lines. */
export type AskedChange = 'move' | 'quantity' | 'choices';

export interface AskedLines {
  readonly asked: AskedChange;
  readonly project: Project;
  /** The products among the selected lines. */
  readonly products: readonly ProjectProduct[];
  /** How many lines are selected. */
  readonly count: number;
  /** Answers whether it was saved. */
  readonly onChange: (change: LinesChange['change']) => Promise<unknown>;
  readonly onClose: () => void;
}
