import type { Position } from '@lucerna/engine';
import { Vector3, type Camera } from 'three';

/** A short text at a place of the room. */
export interface Label {
  readonly at: Position;
  readonly text: string;
  /** A measure, or the mark of something that collides. */
  readonly kind: 'measure' | 'collision';
  /** Stands at the right or the left of its place, which something else covers; in the middle of it otherwise. */
  readonly beside?: 'right' | 'left';
}

/** Labels over the picture, in the font of the page; not spoken, for the list of elements tells the same. */
export interface Labels {
  set(labels: readonly Label[]): void;
  colours(ink: string, paper: string, wrong: string): void;
  /** Puts them where their places are seen now. */
  place(camera: Camera, width: number, height: number): void;
  dispose(): void;
}

const shown = {
  position: 'absolute',
  left: '0',
  top: '0',
  padding: '1px 6px',
  borderRadius: '3px',
  fontSize: '12px',
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  willChange: 'transform',
} as const;

/** Pixels from a place to what stands beside it: beyond the arrow that lifts what hangs there. */
const away = 18;

/** How a label is moved from its place, by its own size and in pixels. */
const moved = {
  middle: '-50%',
  right: `${away}px`,
  left: `calc(-100% - ${away}px)`,
} as const;

export function openLabels(host: HTMLElement): Labels {
  const layer = document.createElement('div');
  Object.assign(layer.style, { position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none' });
  layer.setAttribute('aria-hidden', 'true');
  host.append(layer);
  let labels: readonly Label[] = [];
  let tones = { ink: '#000', paper: '#fff', wrong: '#b00' };
  const seen = new Vector3();

  function dress(element: HTMLElement, { kind, text }: Label): void {
    element.textContent = text;
    element.dataset['kind'] = kind;
    const wrong = kind === 'collision';
    Object.assign(element.style, shown, {
      color: wrong ? tones.paper : tones.ink,
      background: wrong ? tones.wrong : tones.paper,
      fontWeight: wrong ? '700' : '400',
      borderRadius: wrong ? '50%' : '3px',
    });
  }

  function refresh(isOtherTone = false): void {
    while (layer.childElementCount > labels.length) layer.lastElementChild?.remove();
    for (const [index, label] of labels.entries()) {
      const element = (layer.children[index] as HTMLElement | undefined) ?? document.createElement('span');
      const isNew = !element.parentElement;
      if (isNew) layer.append(element);
      const { kind } = element.dataset;
      if (isNew || isOtherTone || kind !== label.kind || element.textContent !== label.text)
        dress(element, label);
    }
  }

  return {
    set: (next) => {
      if (next.length === 0 && labels.length === 0) return;
      labels = next;
      refresh();
    },
    colours: (ink, paper, wrong) => {
      tones = { ink, paper, wrong };
      refresh(true);
    },
    place: (camera, width, height) => {
      for (const [index, { at, beside = 'middle' }] of labels.entries()) {
        const element = layer.children[index] as HTMLElement | undefined;
        if (!element) continue;
        seen.set(at.x, at.y, at.z).project(camera);
        const x = ((seen.x + 1) / 2) * width;
        const y = ((1 - seen.y) / 2) * height;
        const place = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
        element.style.transform = `${place} translate(${moved[beside]}, -50%)`;
        element.style.visibility = Math.abs(seen.z) <= 1 ? 'visible' : 'hidden';
      }
    },
    dispose: () => layer.remove(),
  };
}
