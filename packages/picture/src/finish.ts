import { mix } from './colour';
import { tableOf } from './table';

/** Colours of one finish. `label` is a hint in English for people who read the code, not a text of the product. */
export interface FinishPaint {
  base: string;
  light: string;
  shade: string;
  accent?: string;
  metallic: boolean;
  label: string;
}

/** A finish as it looks in one room: on the dark ground the room gives less light. */
export interface Paint extends FinishPaint {
  /** Thin light along an edge. */
  rim: string;
  cable: string;
}

/** What an unknown finish is drawn in. */
export const white: FinishPaint = {
  base: '#eceae6',
  light: '#ffffff',
  shade: '#bcb8b2',
  metallic: false,
  label: 'white',
};

/** Paint of each finish by its two digits. */
export const finishPaints = tableOf<FinishPaint>({
  '10': white,
  '20': { base: '#232325', light: '#55565a', shade: '#0d0d0f', metallic: false, label: 'black' },
  '30': { base: '#45494d', light: '#7a7f85', shade: '#26292c', metallic: false, label: 'graphite' },
  '40': { base: '#cbb395', light: '#f7ead6', shade: '#8c745a', metallic: true, label: 'champagne' },
  '50': { base: '#b05c3f', light: '#d98f70', shade: '#743621', metallic: false, label: 'terracotta' },
  '60': { base: '#8fa287', light: '#bccab3', shade: '#5f7159', metallic: false, label: 'sage' },
  '70': { base: '#bd9350', light: '#f8e2ab', shade: '#6f4e20', metallic: true, label: 'brushed brass' },
  '99': {
    base: '#5d7f8c',
    light: '#9dbac4',
    shade: '#35525d',
    accent: '#dba89b',
    metallic: false,
    label: 'custom',
  },
});

/** The paint of a finish in a light or a dark room; an unknown finish is white. */
export function paintOf(finish: string, dark: boolean): Paint {
  const paint = finishPaints[finish] ?? white;
  const cable = finish === '10' ? '#d4d1cc' : finish === '70' || finish === '40' ? paint.shade : '#2c2b2b';
  if (!dark)
    return {
      ...paint,
      base: mix(paint.base, '#4a423a', 0.13),
      light: mix(paint.light, '#6e645a', 0.08),
      shade: mix(paint.shade, '#3a322b', 0.24),
      rim: mix(paint.light, '#ffffff', 0.5),
      cable,
    };
  return {
    ...paint,
    base: dim(paint.base),
    light: mix(paint.light, '#8a6a4c', 0.2),
    shade: mix(paint.shade, '#120d0a', 0.56),
    rim: mix(paint.light, '#ffe2bb', 0.5),
    cable: mix(cable, '#8d8072', 0.55),
  };
}

/** A surface in a dark room: pale ones lose light, dark ones keep a trace of it so that their form stays visible. */
function dim(base: string): string {
  const bright = Number.parseInt(base.slice(3, 5), 16);
  return bright < 90 ? mix(base, '#4a423b', 0.3) : mix(base, '#231911', 0.34);
}
