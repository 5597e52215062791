import type { StageTheme } from '../stage';

/** The light of a room in which no lamp is lit, in the place of the mood's own. */
interface Rest {
  readonly sky: string;
  readonly earth: string;
  readonly ambient: number;
  readonly key: number;
}

/** The colours and lights of a room in a theme. Intensities are those of the renderer. */
export interface Mood {
  /** Around the room. */
  readonly ground: string;
  readonly wall: string;
  readonly ceiling: string;
  readonly floor: string;
  /** The light of the sky and of the ground, and how strong. */
  readonly sky: string;
  readonly earth: string;
  readonly ambient: number;
  /** The light that a well lit room gives back from its walls. */
  readonly bounce: number;
  /** The soft light from the side that gives form. */
  readonly key: number;
  /** What the eye sees by where no lamp is lit, unless it is the same. */
  readonly rest?: Rest;
  readonly environment: number;
  /** How much of the lamps' light reaches the room. */
  readonly lamps: number;
  /** How bright glass and diffusers look when lit. */
  readonly glow: number;
  readonly halo: number;
  readonly exposure: number;
  /** Lines, labels and the outline of what is selected. */
  readonly ink: string;
  readonly chosen: string;
  readonly paper: string;
  readonly wrong: string;
  /** Lines to what something that is dragged catches. */
  readonly guide: string;
}

/** Day: a white room, calm and even. Night: a warm near-black in which lamps make the room, a dark grey without. */
export const moods: Readonly<Record<StageTheme, Mood>> = {
  light: {
    ground: '#f7f7f7',
    wall: '#d2cfcb',
    ceiling: '#dad7d3',
    floor: '#bfbab3',
    sky: '#ffffff',
    earth: '#efebe6',
    ambient: 2.65,
    bounce: 0.14,
    key: 0.7,
    environment: 0.5,
    lamps: 0.3,
    glow: 1,
    halo: 0.42,
    exposure: 0.95,
    ink: '#424b5a',
    chosen: '#424b5a',
    paper: '#ffffff',
    wrong: '#b3261e',
    guide: '#b0125b',
  },
  dark: {
    ground: '#0f0c0b',
    wall: '#7d7873',
    ceiling: '#807b76',
    floor: '#4a4540',
    sky: '#5c5753',
    earth: '#6b6158',
    ambient: 0.14,
    bounce: 0.5,
    key: 0.04,
    // Cooler than the walls: so near black, the tones of the picture take grey out of every colour, and leave it brown.
    rest: { sky: '#99a4b6', earth: '#9a9a97', ambient: 2.3, key: 0.36 },
    environment: 0.32,
    lamps: 0.8,
    glow: 1,
    halo: 0.75,
    exposure: 1,
    ink: '#d8d2c8',
    chosen: '#dceb00',
    paper: '#1b1715',
    wrong: '#ff8a7a',
    guide: '#ff9ec4',
  },
};
