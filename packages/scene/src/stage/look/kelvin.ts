import { temperatureColour } from '@lucerna/picture/samples';
import { Color } from 'three';

/** The temperatures of which the pictures know a colour. */
const known = [2700, 3000, 3500, 4000];

const white = new Color('#ffffff');

/**
 * The colour of white light of a temperature in kelvin. `pale` is how much of it the eye takes for white, 0 to 1: all of a
 * lamp's own glow is seen, little of it on a wall.
 */
export function kelvinColour(kelvin: number, pale = 0): Readonly<Color> {
  const nearest = known.reduce((best, each) =>
    Math.abs(each - kelvin) < Math.abs(best - kelvin) ? each : best,
  );
  const key = `${String(nearest)} ${String(pale)}`;
  let colour = made.get(key);
  if (!colour) made.set(key, (colour = new Color(temperatureColour(String(nearest))).lerp(white, pale)));
  return colour;
}

const made = new Map<string, Color>();
