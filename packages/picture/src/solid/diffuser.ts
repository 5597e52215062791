import { mix } from '../colour';
import type { Lamp } from '../request';

/** Colours of a flat luminous surface: `middle` where it is brightest, `edge` at its border. */
export function diffuserColours(lamp: Lamp): { middle: string; near: string; edge: string } {
  const { core, glow, halo, ember } = lamp.light;
  if (!lamp.lit) {
    return lamp.dark
      ? { middle: '#77716b', near: '#69635e', edge: '#4b4642' }
      : { middle: '#fbfaf8', near: '#f1efec', edge: '#d9d5d0' };
  }
  return {
    middle: '#ffffff',
    near: mix(core, glow, 0.28),
    edge: lamp.dark ? mix(glow, halo, 0.6) : mix(mix(glow, halo, 0.4), ember, 0.12),
  };
}
