import type { Position } from '@lucerna/engine';
import { Vector3, type Camera } from 'three';

/** An arrow over the picture by which what is selected is lifted; keys do the same, so that it is not spoken. */
export interface LiftArrow {
  /** Above which place it stands; null hides it. */
  set(at: Position | null): void;
  colours(ink: string, paper: string): void;
  place(camera: Camera, width: number, height: number): void;
  dispose(): void;
}

const shown = {
  position: 'absolute',
  left: '0',
  top: '0',
  width: '28px',
  height: '36px',
  borderRadius: '14px',
  cursor: 'ns-resize',
  touchAction: 'none',
  boxShadow: '0 1px 6px rgb(0 0 0 / 18%)',
} as const;
const arrow = 'M14 6v24M9 11l5-5 5 5M9 25l5 5 5-5';
/** Pixels from the top of the body to the middle of the arrow. */
const above = 30;
/** Seen from higher than this, up and down cannot be told apart on the picture. */
const steepest = 0.94;

/** `take` hears that a pointer took hold of it. */
export function openLiftArrow(host: HTMLElement, take: (event: PointerEvent) => void): LiftArrow {
  const element = document.createElement('div');
  Object.assign(element.style, shown);
  element.setAttribute('aria-hidden', 'true');
  element.dataset['handle'] = 'lift';
  element.hidden = true;
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 28 36');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    d: arrow,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })) {
    path.setAttribute(name, value);
  }
  icon.append(path);
  element.append(icon);
  element.addEventListener('pointerdown', take);
  host.append(element);
  let at: Position | null = null;
  const seen = new Vector3();

  return {
    set: (next) => {
      at = next;
      if (!at) element.hidden = true;
    },
    colours: (ink, paper) => void Object.assign(element.style, { color: ink, background: paper }),
    place: (camera, width, height) => {
      if (!at) return;
      element.hidden = Math.abs(camera.getWorldDirection(seen).y) > steepest;
      seen.set(at.x, at.y, at.z).project(camera);
      const x = ((seen.x + 1) / 2) * width;
      const y = Math.max(18, ((1 - seen.y) / 2) * height - above);
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    },
    dispose: () => element.remove(),
  };
}
