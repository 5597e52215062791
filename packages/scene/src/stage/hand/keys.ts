import type { Preset } from '../stage';

/** What keys do to the view while the canvas has the focus. */
export interface KeyOptions {
  readonly canvas: HTMLCanvasElement;
  readonly turn: (across: number, up: number) => void;
  readonly pan: (across: number, up: number) => void;
  readonly zoom: (by: number) => void;
  readonly preset: (preset: Preset) => void;
}

const step = 0.08;
const arrows: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};
const presets: Readonly<Record<string, Preset>> = {
  '1': 'perspective',
  '2': 'plan',
  '3': 'front',
  Home: 'perspective',
};

/** Arrows turn, with shift they move; plus and minus zoom; 1, 2 and 3 are perspective, plan and front. */
export function openKeys({ canvas, turn, pan, zoom, preset }: KeyOptions): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const wanted = presets[event.key];
    if (arrow) (event.shiftKey ? pan : turn)(...arrow);
    else if (event.key === '+' || event.key === '=') zoom(0.88);
    else if (event.key === '-') zoom(1.14);
    else if (wanted) preset(wanted);
    else return;
    event.preventDefault();
  };
  canvas.addEventListener('keydown', listener);
  return () => canvas.removeEventListener('keydown', listener);
}
