import { classNames } from '@lucerna/kit';
import { useContext, useLayoutEffect, useMemo, type CSSProperties } from 'react';
import { CoveredContext, useEditorPart } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { useSignal, type Signal } from '../tools/signal';
import type { Desk } from '../tools/use-desk';
import { usePenState } from '../tools/use-pen';
import { FloorLayer } from '../floor/FloorLayer';
import type { Box } from '../hand/in-box';
import { useDrawingProblems, type ProblemWatch } from '../work/drawing-validation';
import type { DrawingEditor } from '../work/drawing-document';
import { AimBubble } from './AimBubble';
import { gridStep } from './plan-view';
import { CaughtMark, PlanAim } from './PlanAim';
import { PlanGhost } from './PlanGhost';
import { PlanMarks } from './PlanMarks';
import { PlanRoom } from './PlanRoom';
import { PlanRuns } from './PlanRuns';
import { useInSight } from './use-in-sight';
import styles from './Plan.module.css';

export interface PlanProps {
  readonly editor: DrawingEditor;
  readonly desk: Desk;
  readonly selection: readonly string[];
  readonly against: ProblemWatch;
  readonly isReadOnly: boolean;
}

/** The plan of a drawing as SVG, in millimetres. It follows every move of the hand, by itself. */
export function Plan({ editor, desk, selection, against, isReadOnly }: PlanProps) {
  const { sight, hand, tools, pen, commands, sizeOf, lengths, floorHand } = desk;
  const { tool, hasGrid, hasMeasures } = tools;
  const { write } = lengths;
  const t = useTranslate();
  const drawing = useEditorPart(editor, ({ value }) => value.drawing);
  const problems = useDrawingProblems(against);
  const floor = useEditorPart(editor, ({ value }) => value.floor);
  const { top } = useContext(CoveredContext);
  useLayoutEffect(() => sight.cover(top), [sight, top]);
  const { view, extent } = useInSight(sight, drawing.roomSize);
  const corner = useSignal(hand.corner);
  const { aim, typed } = usePenState(pen, drawing);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const wrong = useMemo(
    () => new Set(problems.map(({ light, feed, run }) => light ?? feed ?? run ?? '')),
    [problems],
  );
  const grid = hasGrid ? gridStep(view.scale, lengths.grids) : null;
  const right = extent.width / 2 - view.x * view.scale;
  const down = extent.height / 2 - view.z * view.scale;
  const nearer = view.scale / 1000;
  const shownAim = tool === 'draw' ? aim : null;
  return (
    <>
      <svg
        ref={sight.attach}
        role="application"
        aria-label={t(isReadOnly ? 'drawing.planSeen' : 'drawing.planLabel')}
        tabIndex={0}
        className={classNames(
          styles.plan,
          (tool === 'draw' || tool === 'scale') && styles.draw,
          (hand.isPanning || tool === 'floor') && styles.pan,
        )}
        onKeyDown={desk.handleKey}
        {...hand.handlers}
      >
        <g
          transform={`translate(${right} ${down}) scale(${nearer})`}
          style={{ '--px': 1 / nearer } as CSSProperties}
        >
          <PlanRoom room={drawing.roomSize} grid={grid} write={write} />
          {floor && <FloorLayer floor={floor} hand={floorHand} />}
          <PlanRuns
            drawing={drawing}
            chosen={chosen}
            wrong={wrong}
            hasMeasures={hasMeasures}
            corner={tool === 'draw' ? null : corner}
            sizeOf={sizeOf}
            write={write}
          />
          <PlanGhost ghost={commands.ghost} drawing={drawing} sizeOf={sizeOf} />
          <PlanMarks drawing={drawing} problems={problems} />
          {shownAim && <PlanAim aim={shownAim} />}
          <CaughtMark caught={hand.caught} />
          <SelectionBox box={hand.box} />
        </g>
      </svg>
      {shownAim && <AimBubble aim={shownAim} typed={typed} view={view} extent={extent} write={write} />}
    </>
  );
}

function SelectionBox({ box: held }: { box: Signal<Box | null> }) {
  const box = useSignal(held);
  if (!box) return null;
  const { from, to } = box;
  return (
    <rect
      x={Math.min(from.x, to.x) * 1000}
      y={Math.min(from.z, to.z) * 1000}
      width={Math.abs(to.x - from.x) * 1000}
      height={Math.abs(to.z - from.z) * 1000}
      className={styles.box}
    />
  );
}
