import { choosePicture, type ChosenPicture, type MakerPicture, type WantedPicture } from '@lucerna/engine';

/** The maker's own picture that a page shows of a luminaire; null where a drawing shows more. */
export function shownPicture(pictures: readonly MakerPicture[], wanted: WantedPicture): ChosenPicture | null {
  const chosen = choosePicture(pictures, wanted);
  // Without any light it would show less than a drawing does.
  return chosen?.picture.layer === 'unlit' && chosen.lights.length === 0 ? null : chosen;
}
