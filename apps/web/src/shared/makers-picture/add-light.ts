/** Light of each of the 256 steps of a colour of the screen (IEC 61966-2-1), in steps of `brightest`. */
const brightest = 8191;
const lightOf = Uint16Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return Math.round(brightest * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
});
const stepOf = Uint8ClampedArray.from({ length: brightest + 1 }, (_, light) => {
  const share = light / brightest;
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
});

/**
 * Adds a share of the light of one picture to another, as a lamp that is dimmed does: in linear light, not in the steps of the screen.
 * Both are rows of red, green, blue and opacity of one size; `into` takes the sum.
 */
export function addLight(
  unlit: Readonly<Uint8ClampedArray>,
  light: Readonly<Uint8ClampedArray>,
  share: number,
  into: Uint8ClampedArray,
): void {
  // One table for the share: no product for each of a million places.
  const dimmed = lightOf.map((each) => Math.round(each * share));
  for (let at = 0; at < into.length; at += 1) {
    const own = unlit[at] ?? 0;
    if (at % 4 === 3) into[at] = own;
    else into[at] = stepOf[Math.min(brightest, (lightOf[own] ?? 0) + (dimmed[light[at] ?? 0] ?? 0))] ?? 0;
  }
}
