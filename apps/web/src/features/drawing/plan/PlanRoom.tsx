import type { RoomSize } from '@lucerna/engine';
import { memo } from 'react';
import styles from './PlanRoom.module.css';

interface PlanRoomProps {
  readonly room: RoomSize;
  /** Metres between the lines of the grid; null without one. */
  readonly grid: number | null;
  readonly write: (metres: number) => string;
}

/** The floor of the room with its grid, its walls, and what they measure. Millimetres. */
export const PlanRoom = memo(function PlanRoom({ room, grid, write }: PlanRoomProps) {
  const width = room.width * 1000;
  const depth = room.depth * 1000;
  const [left, back] = [-width / 2, -depth / 2];
  return (
    <g>
      <rect x={left} y={back} width={width} height={depth} className={styles.floor} />
      {grid !== null && (
        <>
          <Lines id="fine" step={grid * 1000} className={styles.fine} />
          <Lines id="metre" step={Math.max(1000, grid * 2000)} className={styles.metre} />
          <rect x={left} y={back} width={width} height={depth} fill="url(#plan-fine)" />
          <rect x={left} y={back} width={width} height={depth} fill="url(#plan-metre)" />
        </>
      )}
      <rect x={left} y={back} width={width} height={depth} className={styles.walls} />
      <Measure from={[left, back]} to={[-left, back]} text={write(room.width)} />
      <Measure from={[-left, back]} to={[-left, -back]} text={write(room.depth)} />
    </g>
  );
});

function Lines({ id, step, className }: { id: string; step: number; className: string | undefined }) {
  return (
    <defs>
      <pattern id={`plan-${id}`} width={step} height={step} patternUnits="userSpaceOnUse">
        <path d={`M0 0H${step}M0 0V${step}`} className={className} />
      </pattern>
    </defs>
  );
}

type Place = readonly [number, number];

/** The measure of a wall, written along it on its outer side. */
function Measure({ from, to, text }: { from: Place; to: Place; text: string }) {
  const middle = `${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}`;
  const isUpright = from[0] === to[0];
  return (
    <text
      transform={`translate(${middle})${isUpright ? ' rotate(90)' : ''}`}
      dy="-1.5em"
      className={styles.wallMeasure}
    >
      {text}
    </text>
  );
}
