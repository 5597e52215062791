import type { Project, ProjectProduct } from '@lucerna/contract';
import { createContext, useMemo, useState, type ReactNode } from 'react';
import type { Selected } from '../selection/selection';
import { ArrangingContext, type Arranging } from './arranging';
import { ArrangeLineDialog, PartDialog } from './late-dialogs';
import type { AskedPart } from './PartDialog';
import { Reorder } from './Reorder';

interface Ask {
  /** Opens what is arranged of a line. */
  readonly ofLine: (line: ProjectProduct) => void;
  /** Opens a part of the project, or a new one. */
  readonly ofPart: (part: AskedPart) => void;
}

/** Opens the forms of an arrangement; null where the project can only be read. */
export const AskContext = createContext<Ask | null>(null);

interface ArrangedLinesProps {
  readonly arranging: Arranging;
  readonly currency: Project['currency'];
  readonly selected: Selected;
  readonly children: ReactNode;
}

/** The table of lines and what follows it, which show how they are arranged and where they may be moved and arranged. */
export function ArrangedLines({ arranging, currency, selected, children }: ArrangedLinesProps) {
  const [line, setLine] = useState<ProjectProduct | null>(null);
  const [part, setPart] = useState<AskedPart | null>(null);
  const ask = useMemo<Ask>(() => ({ ofLine: setLine, ofPart: setPart }), []);
  const { structure, hasPrices, acts } = arranging;
  return (
    <ArrangingContext value={arranging}>
      <AskContext value={acts && ask}>
        <Reorder arranging={arranging} selected={selected}>
          {children}
        </Reorder>
      </AskContext>
      {line && <ArrangeLineDialog line={line} arranging={arranging} onClose={() => setLine(null)} />}
      {part && acts && (
        <PartDialog
          asked={part}
          structure={structure}
          currency={currency}
          hasPrices={hasPrices}
          acts={acts}
          onClose={() => setPart(null)}
        />
      )}
    </ArrangingContext>
  );
}
