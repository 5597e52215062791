import type { Drawing, DrawingProblem } from '@lucerna/engine';
import { drawnSystems } from '@lucerna/engine';
import { classNames } from '@lucerna/kit';
import { useMemo } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Hand } from '../desk/use-hand';
import type { Tool } from '../desk/use-tools';
import type { Box } from '../hand/in-box';
import type { Aim } from '../pen/pen';
import type { LightSize } from '../work/light-sizes';
import { gridStep } from './plan-view';
import { PlanAim, SnapMark } from './PlanAim';
import { PlanFeed, PlanLight } from './PlanLight';
import { PlanMarks } from './PlanMarks';
import { PlanRoom } from './PlanRoom';
import { PlanRun } from './PlanRun';
import type { PlanSight } from './use-plan-view';
import styles from './Plan.module.css';

/** What is about to be put on a run. */
export interface Ghost {
  /** A model, or `feed`. */
  readonly what: string;
  readonly run: string;
  readonly at: number;
}

export interface PlanProps {
  readonly drawing: Drawing;
  readonly sight: PlanSight;
  readonly hand: Pick<Hand, 'box' | 'caught' | 'corner' | 'handlers' | 'isPanning'>;
  readonly selection: readonly string[];
  readonly problems: readonly DrawingProblem[];
  readonly tool: Tool;
  readonly hasGrid: boolean;
  readonly hasMeasures: boolean;
  readonly aim: Aim | null;
  readonly ghost: Ghost | null;
  readonly sizeOf: (model: string) => LightSize;
  readonly write: (metres: number) => string;
  /** Names the plan and what keys do in it. */
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Drawn on the floor, under the runs. */
  readonly floor?: ReactNode;
}

/** The plan of a drawing as SVG, in millimetres. Each run and light is drawn again only when it is another. */
export function Plan(props: PlanProps) {
  const { drawing, sight, hand, selection, tool, hasGrid, hasMeasures, aim, write, label, floor } = props;
  const { view, extent } = sight;
  const grid = hasGrid ? gridStep(view.scale) : null;
  const right = extent.width / 2 - view.x * view.scale;
  const down = extent.height / 2 - view.z * view.scale;
  const nearer = view.scale / 1000;
  return (
    <svg
      ref={sight.svg}
      role="application"
      aria-label={label}
      tabIndex={0}
      className={classNames(
        styles.plan,
        (tool === 'draw' || tool === 'scale') && styles.draw,
        (hand.isPanning || tool === 'floor') && styles.pan,
      )}
      onKeyDown={props.onKeyDown}
      {...hand.handlers}
    >
      <g
        transform={`translate(${right} ${down}) scale(${nearer})`}
        style={{ '--px': 1 / nearer } as CSSProperties}
      >
        <PlanRoom room={drawing.roomSize} grid={grid} write={write} />
        {floor}
        <Drawn
          {...props}
          hasMeasures={hasMeasures}
          selection={selection}
          corner={tool === 'draw' ? null : hand.corner}
        />
        {aim && tool === 'draw' && <PlanAim aim={aim} />}
        {hand.caught && <SnapMark caught={hand.caught} />}
        {hand.box && <SelectionBox box={hand.box} />}
      </g>
    </svg>
  );
}

type DrawnProps = Pick<
  PlanProps,
  'drawing' | 'selection' | 'problems' | 'hasMeasures' | 'ghost' | 'sizeOf' | 'write'
> &
  Pick<Hand, 'corner'>;

/** Everything that is drawn: runs below, feeds and lights on them, then the marks of problems. */
function Drawn(props: DrawnProps) {
  const { drawing, selection, problems, hasMeasures, ghost, sizeOf, write, corner } = props;
  const { runs, lights, feeds, height, system } = drawing;
  const chosen = useMemo(() => new Set(selection), [selection]);
  const wrong = useMemo(
    () => new Set(problems.map(({ light, feed, run }) => light ?? feed ?? run)),
    [problems],
  );
  const runOf = useMemo(() => new Map(runs.map((run) => [run.id, run])), [runs]);
  const ghostRun = ghost && runOf.get(ghost.run);
  return (
    <>
      {runs.map((run) => (
        <PlanRun
          key={run.id}
          run={run}
          isSelected={chosen.has(run.id)}
          hasProblem={wrong.has(run.id)}
          hasRods={drawnSystems[system].rods.length > 0}
          hasMeasures={hasMeasures}
          corner={corner?.id === run.id ? corner.index : -1}
          write={write}
        />
      ))}
      {feeds.map((feed) => {
        const run = runOf.get(feed.run);
        return (
          run && (
            <PlanFeed key={feed.id} feed={feed} run={run} height={height} isSelected={chosen.has(feed.id)} />
          )
        );
      })}
      {lights.map((light) => {
        const run = runOf.get(light.run);
        return (
          run && (
            <PlanLight
              key={light.id}
              light={light}
              run={run}
              height={height}
              size={sizeOf(light.model)}
              isSelected={chosen.has(light.id)}
              hasProblem={wrong.has(light.id)}
            />
          )
        );
      })}
      {ghost && ghostRun && <GhostOnRun ghost={ghost} run={ghostRun} height={height} sizeOf={sizeOf} />}
      <PlanMarks drawing={drawing} problems={problems} />
    </>
  );
}

interface GhostOnRunProps extends Pick<PlanProps, 'sizeOf'> {
  readonly ghost: Ghost;
  readonly run: Drawing['runs'][number];
  readonly height: number;
}

function GhostOnRun({ ghost, run, height, sizeOf }: GhostOnRunProps) {
  if (ghost.what === 'feed') {
    return <PlanFeed feed={ghost} run={run} height={height} isSelected={false} isGhost />;
  }
  return (
    <PlanLight
      light={ghost}
      run={run}
      height={height}
      size={sizeOf(ghost.what)}
      isSelected={false}
      hasProblem={false}
      isGhost
    />
  );
}

function SelectionBox({ box: { from, to } }: { box: Box }) {
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
