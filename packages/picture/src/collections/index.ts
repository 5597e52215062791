import { almar } from './almar';
import { anell } from './anell';
import { borea } from './borea';
import { duna } from './duna';
import { estel } from './estel';
import { faro } from './faro';
import { grana } from './grana';
import { multiple } from './multiple';
import { neutral } from './neutral';
import { ona } from './ona';
import { plusminus } from './plusminus';
import { sticks } from './sticks';
import { terra } from './terra';
import type { Collection } from './shape';

const known = [almar, borea, duna, estel, sticks, plusminus, faro, grana, anell, multiple, ona, terra];
const collections = new Map<number, Collection>(known.map((entry) => [entry.subFamilyId, entry]));

/** The collection of a subfamily, or the neutral one. */
export function collectionOf(subFamilyId: number): Collection {
  return collections.get(subFamilyId) ?? neutral;
}
