import { Matrix4, Vector3, type PerspectiveCamera, type Ray } from 'three';
import { aimAlong, degreesOf, handleAt } from '../../hold/aim-along';
import { handlesApart } from '../../hold/handles-apart';
import { turnByHand } from '../../hold/turn-by-hand';
import type { Piece } from '../../piece/piece';
import { matrixOf } from '../place/matrix-of';
import type { StageEvent } from '../stage';

/** Handles over the picture by which the pivots of what is selected are turned; fields and keys do the same, so that they are not spoken. */
export interface PivotHandles {
  set(piece: Piece | null): void;
  colours(ink: string, paper: string): void;
  place(camera: PerspectiveCamera, width: number, height: number): void;
  dispose(): void;
}

interface PivotHandlesOptions {
  readonly rayAt: (place: { readonly clientX: number; readonly clientY: number }) => Ray;
  readonly tell: (event: StageEvent) => void;
}

const shown = {
  position: 'absolute',
  left: '0',
  top: '0',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  display: 'grid',
  placeItems: 'center',
  font: 'inherit',
  fontSize: '12px',
  fontWeight: '500',
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '0 1px 6px rgb(0 0 0 / 18%)',
} as const;
/** Pixels from a pivot to its handle, of the first and what each further one is farther; farther still where it would cover another. */
const away = 62;
const farther = 26;
/** Every so many degrees the way of a handle has a corner. */
const corner = 6;
const svg = 'http://www.w3.org/2000/svg';

export function openPivotHandles(host: HTMLElement, { rayAt, tell }: PivotHandlesOptions): PivotHandles {
  const ways = document.createElementNS(svg, 'svg');
  Object.assign(ways.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  ways.setAttribute('aria-hidden', 'true');
  host.append(ways);
  const handles: { readonly element: HTMLElement; readonly way: SVGPathElement }[] = [];
  let piece: Piece | null = null;
  let tones = { ink: '#000', paper: '#fff' };
  const matrix = new Matrix4();
  const point = new Vector3();
  /** From their pivots, as they are seen. */
  const radii: { readonly pixels: number; readonly metres: number }[] = [];

  const hand = turnByHand(
    (turn) => tell({ type: 'aim', ...turn }),
    () => globalThis.removeEventListener('keydown', escape, true),
  );
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    hand.cancel();
  }

  function take(event: PointerEvent, at: number): void {
    const grip = piece?.pivots?.[at];
    if (!piece || !grip || event.button !== 0 || !hand.take(event, { id: piece.id, at, grip })) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    globalThis.addEventListener('keydown', escape, true);
  }
  const turn = (event: PointerEvent): void =>
    hand.move(event, ({ at }) => {
      const grip = piece?.pivots?.[at];
      if (!piece || !grip) return null;
      return aimAlong(grip, rayAt(event), {
        place: matrixOf(piece, matrix),
        radius: radii[at]?.metres ?? 0.1,
        isFree: event.ctrlKey || event.metaKey || event.altKey,
      });
    });

  function open(at: number): void {
    const element = document.createElement('div');
    Object.assign(element.style, shown, { color: tones.ink, background: tones.paper });
    element.setAttribute('aria-hidden', 'true');
    element.dataset['handle'] = 'pivot';
    element.addEventListener('pointerdown', (event) => take(event, at));
    element.addEventListener('pointermove', turn);
    element.addEventListener('pointerup', (event) => hand.leave(event, 'end'));
    element.addEventListener('pointercancel', (event) => hand.leave(event, 'cancel'));
    host.append(element);
    const way = document.createElementNS(svg, 'path');
    for (const [name, value] of Object.entries({ fill: 'none', 'stroke-width': '1.5', opacity: '0.7' }))
      way.setAttribute(name, value);
    way.setAttribute('stroke', tones.ink);
    ways.append(way);
    handles.push({ element, way });
  }

  return {
    set: (next) => {
      const held = hand.held();
      if (held && next?.id !== held.id) hand.cancel();
      piece = next;
      const pivots = piece?.pivots ?? [];
      while (handles.length < pivots.length) open(handles.length);
      for (const [at, { element, way }] of handles.entries()) {
        const pivot = pivots[at];
        element.style.display = pivot ? 'grid' : 'none';
        way.style.display = pivot ? '' : 'none';
        if (!pivot) continue;
        element.dataset['pivot'] = pivot.name;
        element.textContent = `${Math.round(pivot.degrees)}°`.replace('-', '\u2212');
      }
    },
    colours: (ink, paper) => {
      tones = { ink, paper };
      for (const { element, way } of handles) {
        Object.assign(element.style, { color: ink, background: paper });
        way.setAttribute('stroke', ink);
      }
    },
    place: (camera, width, height) => {
      if (!piece?.pivots) return;
      matrixOf(piece, matrix);
      const seen = (at: { x: number; y: number; z: number }): { x: number; y: number } => {
        point.set(at.x, at.y, at.z).applyMatrix4(matrix).project(camera);
        return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
      };
      const write = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
      const held = hand.held()?.at;
      const all = piece.pivots.map((grip, at) => {
        point.set(grip.at.x, grip.at.y, grip.at.z).applyMatrix4(matrix);
        const distance = point.distanceTo(camera.position);
        const metresOfPixel = (2 * distance * Math.tan((camera.fov * Math.PI) / 360)) / height;
        return {
          metresOfPixel,
          usual: away + farther * at,
          held: held === at ? (radii[at]?.pixels ?? null) : null,
          // Behind the eye it would be seen upside down.
          isSeen: Math.abs(point.project(camera).z) <= 1,
          seenAt: (pixels: number) => seen(handleAt(grip, grip.degrees, pixels * metresOfPixel)),
        };
      });
      const apart = handlesApart(all);
      for (const [at, grip] of piece.pivots.entries()) {
        const handle = handles[at];
        const own = all[at];
        if (!handle || !own) continue;
        const pixels = apart[at] ?? own.usual;
        const radius = pixels * own.metresOfPixel;
        radii[at] = { pixels, metres: radius };
        handle.element.style.visibility = own.isSeen ? 'visible' : 'hidden';
        handle.way.style.visibility = own.isSeen ? 'visible' : 'hidden';
        if (!own.isSeen) continue;
        const along = degreesOf(grip).filter(
          (degrees) => degrees === grip.from || degrees === grip.to || degrees % corner === 0,
        );
        const { x, y } = own.seenAt(pixels);
        const arc = along.map((degrees) => write(seen(handleAt(grip, degrees, radius))));
        handle.way.setAttribute('d', `M${arc.join('L')}M${write(seen(grip.at))}L${write({ x, y })}`);
        handle.element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
      }
    },
    dispose: () => {
      hand.cancel();
      ways.remove();
      for (const { element } of handles) element.remove();
    },
  };
}
