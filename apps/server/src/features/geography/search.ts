/** A name as it is searched: without accents, in small letters. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The places whose name holds a text; those that begin with it first, otherwise in the order given. */
export function foundIn<Place extends { readonly name: string }>(
  places: readonly Place[],
  search: string,
): readonly Place[] {
  const wanted = plain(search);
  if (wanted === '') return places;
  const begins: Place[] = [];
  const holds: Place[] = [];
  for (const place of places) {
    const at = plain(place.name).indexOf(wanted);
    if (at === 0) begins.push(place);
    else if (at > 0) holds.push(place);
  }
  return [...begins, ...holds];
}
