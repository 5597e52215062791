import { foldText } from '@lucerna/contract';

/** The places whose name holds a text; those that begin with it first, otherwise in the order given. */
export function foundIn<Place extends { readonly name: string }>(
  places: readonly Place[],
  search: string,
): readonly Place[] {
  const wanted = foldText(search);
  if (wanted === '') return places;
  const begins: Place[] = [];
  const holds: Place[] = [];
  for (const place of places) {
    const at = foldText(place.name).indexOf(wanted);
    if (at === 0) begins.push(place);
    else if (at > 0) holds.push(place);
  }
  return [...begins, ...holds];
}
