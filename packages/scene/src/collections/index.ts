import type { Shape } from '../solid/solid';
import { almar } from './almar';
import { anell } from './anell';
import { borea } from './borea';
import { byProportion } from './by-proportion';
import { duna } from './duna';
import { estel } from './estel';
import { faro } from './faro';
import { grana } from './grana';
import { multiple } from './multiple';
import { ona } from './ona';
import { plusminus } from './plusminus';
import { sticks } from './sticks';
import { terra } from './terra';

/** The shapes of each collection by its subfamily; the pictures of `@lucerna/picture` show the same. */
const collections: Readonly<Record<number, Shape>> = {
  201: almar,
  205: borea,
  210: duna,
  214: estel,
  219: sticks,
  225: plusminus,
  230: faro,
  234: grana,
  244: anell,
  259: multiple,
  262: ona,
  270: terra,
};

/** The shapes of a collection, or those by proportion for one that is not drawn. */
export function shapeOf(subFamily: number): Shape {
  return collections[subFamily] ?? byProportion;
}
