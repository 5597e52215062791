import type { Guide, RoomSize } from '@lucerna/engine';
import { Box3, Group, Matrix4, type PerspectiveCamera } from 'three';
import type { Piece } from '../../piece/piece';
import type { Mood } from '../look/theme';
import { matrixOf } from '../place/matrix-of';
import { boxOf } from '../place/pick-piece';
import type { LengthUnit } from '../stage';
import { openLabels, type Label } from './labels';
import { openLiftArrow } from './lift-arrow';
import { openMeasureLines } from './measure-lines';
import { guideMeasures, measuresOf, type EyeSide, type Measured } from './measures-of';
import { openOutlines } from './outline';
import type { PivotHandles } from './pivot-handles';

/** What is drawn about the pieces: outlines, marks of collisions, measures. */
export interface Marks {
  readonly group: Group;
  /** What is there from now on; drawn with the next `place`, however often it changes before. */
  set(pieces: ReadonlyMap<string, Piece>, chosen: ReadonlySet<string>, room: RoomSize): void;
  unit(unit: LengthUnit | null): void;
  /** What something that is dragged catches; null: nothing is dragged. */
  guides(guides: readonly Guide[] | null, unit: LengthUnit): void;
  look(mood: Mood): void;
  place(camera: PerspectiveCamera, width: number, height: number): void;
  dispose(): void;
}

/** More marks than this only cover the picture; the tint shows all. */
const maxMarks = 60;

/** Degrees of a lens that sees from so far away that parallels stay so: of the plan and the front. */
const narrowLens = 10;

/** From which side the room is looked at; null for the plan and the front. */
function eyeSide({ fov, position }: PerspectiveCamera): EyeSide | null {
  return fov < narrowLens ? null : { x: position.x < 0 ? -1 : 1, z: position.z < 0 ? -1 : 1 };
}

const box = new Box3();
const matrix = new Matrix4();

function bounds(piece: Piece): Box3 {
  return box.copy(boxOf(piece)).applyMatrix4(matrixOf(piece, matrix));
}

/** What is measured of the one thing that is chosen; nothing when several are, or a run. */
function measured(pieces: ReadonlyMap<string, Piece>, chosen: readonly Piece[]): Measured | null {
  const bodies = chosen.filter(({ kind }) => kind !== 'canopy' && kind !== 'cable');
  const [piece] = bodies;
  if (!piece || bodies.length > 1 || piece.kind === 'belt') return null;
  const { min, max } = bounds(piece);
  const hook = chosen.find(({ kind }) => kind === 'canopy')?.position.y ?? null;
  return {
    at: piece.position,
    low: min.y,
    high: max.y,
    hook: piece.kind === 'pendant' && pieces.size > 0 ? hook : null,
  };
}

/** `lift` hears that a pointer took hold of the arrow above a piece; null as `pivots`: none is turned by hand. */
export function openMarks(
  host: HTMLElement,
  lift: (piece: Piece, event: PointerEvent) => void,
  pivots: PivotHandles | null,
): Marks {
  const group = new Group();
  const outlines = openOutlines();
  const lines = openMeasureLines();
  const guideLines = openMeasureLines();
  const labels = openLabels(host);
  let lifted: Piece | null = null;
  const arrow = openLiftArrow(host, (event) => lifted && lift(lifted, event));
  group.add(outlines.group, lines.lines, guideLines.lines);
  let unit: LengthUnit | null = null;
  let dragged: { readonly guides: readonly Guide[]; readonly unit: LengthUnit } | null = null;
  let last: Parameters<Marks['set']> | null = null;
  let isStale = false;
  let eye: EyeSide | null = null;

  function refresh(pieces: ReadonlyMap<string, Piece>, chosen: ReadonlySet<string>, room: RoomSize): void {
    isStale = false;
    const selected: Piece[] = [];
    const colliding: Piece[] = [];
    for (const piece of pieces.values()) {
      if (chosen.has(piece.picks) || chosen.has(piece.id)) selected.push(piece);
      if (piece.collides && piece.kind !== 'cable' && piece.kind !== 'canopy') colliding.push(piece);
    }
    outlines.set(
      selected.filter(({ kind }) => kind !== 'cable'),
      colliding,
    );
    lifted = selected.find(({ kind, handles }) => kind === 'pendant' && handles.lift) ?? null;
    const turning = selected.filter((piece) => piece.pivots);
    pivots?.set((turning.length === 1 && turning[0]) || null);
    arrow.set(lifted && { ...lifted.position, y: bounds(lifted).max.y });
    const subject = measured(pieces, selected);
    const shown = dragged && subject ? dragged.unit : unit;
    const measures = shown ? measuresOf(room, subject, shown, eye) : [];
    lines.set(measures);
    const level = subject ? (subject.low + subject.high) / 2 : room.height / 2;
    const guides = dragged ? guideMeasures(dragged.guides, level, dragged.unit) : [];
    guideLines.set(guides);
    labels.set([
      ...[...measures, ...guides.filter(({ text }) => text !== '')].map(
        ({ from, to, text, textAt = 0.5 }): Label => {
          const along = (axis: 'x' | 'y' | 'z') => from[axis] + (to[axis] - from[axis]) * textAt;
          const at = { x: along('x'), y: along('y'), z: along('z') };
          // Along the cable that hangs there stand the arrow and its line.
          const isUpright = Math.abs(to.y - from.y) > 0.001;
          return { at, text, kind: 'measure', beside: isUpright ? 'right' : undefined };
        },
      ),
      ...colliding.slice(0, maxMarks).map((piece): Label => {
        const at = { ...piece.position, y: bounds(piece).max.y + 0.08 };
        return { at, text: '!', kind: 'collision', beside: piece === lifted ? 'left' : undefined };
      }),
    ]);
  }

  return {
    group,
    set: (...next) => {
      last = next;
      isStale = true;
    },
    unit: (next) => {
      unit = next;
      isStale = true;
    },
    guides: (guides, inUnit) => {
      dragged = guides && { guides, unit: inUnit };
      isStale = true;
    },
    look: ({ chosen, wrong, ink, paper, guide }) => {
      outlines.colours(chosen, wrong);
      lines.colour(ink);
      guideLines.colour(guide);
      labels.colours(ink, paper, wrong);
      arrow.colours(ink, paper);
      pivots?.colours(ink, paper);
    },
    place: (camera, width, height) => {
      const side = eyeSide(camera);
      if (side?.x !== eye?.x || side?.z !== eye?.z) {
        eye = side;
        isStale = true;
      }
      if (isStale && last) refresh(...last);
      outlines.size(width, height);
      labels.place(camera, width, height);
      arrow.place(camera, width, height);
      pivots?.place(camera, width, height);
    },
    dispose: () => {
      outlines.dispose();
      lines.dispose();
      guideLines.dispose();
      labels.dispose();
      arrow.dispose();
      pivots?.dispose();
    },
  };
}
