import type { Finish } from '@lucerna/engine';
import { mix } from './colour';

/** A finish as it looks in one room: on the dark ground the room gives less light. */
export interface Paint extends Finish {
  /** Thin light along an edge. */
  readonly rim: string;
}

/** What a finish is drawn in of which the maker does not say how it looks. */
export const unknownFinish: Finish = {
  code: '',
  base: '#eceae6',
  light: '#ffffff',
  shade: '#bcb8b2',
  cable: '#2c2b2b',
  isMetal: false,
  isCustom: false,
};

/** The paint of a finish in a light or a dark room. */
export function paintOf(finish: Finish, dark: boolean): Paint {
  if (!dark)
    return {
      ...finish,
      base: mix(finish.base, '#4a423a', 0.13),
      light: mix(finish.light, '#6e645a', 0.08),
      shade: mix(finish.shade, '#3a322b', 0.24),
      rim: mix(finish.light, '#ffffff', 0.5),
    };
  return {
    ...finish,
    base: dim(finish.base),
    light: mix(finish.light, '#8a6a4c', 0.2),
    shade: mix(finish.shade, '#120d0a', 0.56),
    rim: mix(finish.light, '#ffe2bb', 0.5),
    cable: mix(finish.cable, '#8d8072', 0.55),
  };
}

/** A surface in a dark room: pale ones lose light, dark ones keep a trace of it so that their form stays visible. */
function dim(base: string): string {
  const bright = Number.parseInt(base.slice(3, 5), 16);
  return bright < 90 ? mix(base, '#4a423b', 0.3) : mix(base, '#231911', 0.34);
}
