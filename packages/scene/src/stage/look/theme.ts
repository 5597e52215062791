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

/**
 * Dusk: a room of a middle tone, as in the pictures of the light theme, so that a white lamp stands out from a white wall; by
 * day where no lamp is lit. Night: a warm near-black in which lamps make the room, a dark grey without.
 */
export const moods: Readonly<Record<StageTheme, Mood>> = {
  light: {
    ground: '#a69c91',
    wall: '#d2cfcb',
    ceiling: '#dad7d3',
    floor: '#bfbab3',
    sky: '#fff4e8',
    earth: '#ecdfd0',
    ambient: 0.72,
    bounce: 0.22,
    key: 0.22,
    rest: { sky: '#ffffff', earth: '#efebe6', ambient: 2.1, key: 0.55 },
    environment: 0.4,
    lamps: 0.5,
    glow: 1,
    halo: 0.6,
    exposure: 0.95,
    ink: '#1d2128',
    chosen: '#1d2128',
    paper: '#ffffff',
    wrong: '#7a0c06',
    guide: '#5e0530',
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
    chosen: '#f2ede7',
    paper: '#1b1715',
    wrong: '#ff8a7a',
    guide: '#ff9ec4',
  },
};

/** A mood with what is selected in the accent of the page around, where that names one for dark ground. */
export function moodOn(host: HTMLElement, theme: StageTheme): Mood {
  const accent = getComputedStyle(host).getPropertyValue('--accent-on-dark').trim();
  return theme === 'dark' && /^#[0-9a-f]{6}$/i.test(accent)
    ? { ...moods.dark, chosen: accent }
    : moods[theme];
}
