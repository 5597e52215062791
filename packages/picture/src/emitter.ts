/** Where the light of a drawn body comes from, in drawing units: its middle and its half width and height. */
export interface Emitter {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Degrees by which a beam leans, 0 straight down. */
  turn?: number;
}
