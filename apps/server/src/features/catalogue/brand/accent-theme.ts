import type { AccentColours, AccentTheme } from '../../../ports/catalogue';

/** What stands beside an accent in the themes of the kit (themes.css): a test holds them to it. */
export const grounds = {
  light: ['#ffffff', '#f7f7f7', '#eeeeee', '#f6eeea'],
  dark: ['#14110f', '#1c1916', '#241f1b', '#2c2621', '#2a201c'],
} as const;
export const inks = { light: '#2a303a', dark: '#f2ede7' } as const;

/** Least contrast, by WCAG 2.2: of words, and of what must be seen to be used. */
const words = 4.5;
const parts = 3;
/** An accent that stands out less from white is a button without an edge. */
const fainter = 1.2;
/** How far a control that is pointed at moves in lightness. */
const step = 0.045;

/** The accent of a product whose catalogue names none: its ink. */
export const neutralAccent: AccentTheme = {
  light: { accent: '#2a303a', hover: '#424b5a', onAccent: '#ffffff', focus: '#2a303a' },
  dark: { accent: '#f2ede7', hover: '#ffffff', onAccent: '#1c1916', focus: '#f2ede7' },
};

/** Whether an accent can be told from a white page. */
export const isSeenOnWhite = (accent: string): boolean => contrast(accent, '#ffffff') >= fainter;

/**
 * The colours of both themes from a maker's accent, `#rrggbb`: as it is on light ground; on dark ground lightened until it is
 * seen there, unless the maker names another. What is written on it is dark or white, whichever reads better.
 */
export function accentTheme(accent: string, onDark: string = accent): AccentTheme {
  const lit = seenOnDark(onDark);
  return {
    light: { ...withHover(accent, -step), focus: inks.light },
    dark: { ...withHover(lit, step), focus: lit },
  };
}

function withHover(accent: string, change: number): Omit<AccentColours, 'focus'> {
  const onAccent = readableOn(accent);
  const [wanted, other] = [lightened(accent, change), lightened(accent, -change)];
  const hover = [wanted, other].find((each) => contrast(each, onAccent) >= words) ?? accent;
  return { accent, hover, onAccent };
}

/** A near-black of the accent's own hue where it reads as well as it must, else white or black. */
function readableOn(accent: string): string {
  const [, a, b] = toOklab(accent);
  const tinted = fromOklab([0.24, a * 0.2, b * 0.2]);
  if (contrast(tinted, accent) >= words) return tinted;
  return contrast('#ffffff', accent) >= words ? '#ffffff' : '#000000';
}

function seenOnDark(accent: string): string {
  let lit = accent;
  for (
    let more = 0.01;
    more < 1 && grounds.dark.some((ground) => contrast(lit, ground) < parts);
    more += 0.01
  )
    lit = lightened(accent, more);
  return lit;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** The colour lighter or darker as the eye sees it (OKLab), its chroma reduced where the screen has no such colour. */
function lightened(colour: string, change: number): string {
  const [lightness, a, b] = toOklab(colour);
  const to = Math.min(1, Math.max(0, lightness + change));
  for (let chroma = 1; chroma > 0; chroma -= 0.05) {
    const candidate: Lab = [to, a * chroma, b * chroma];
    if (linearOf(candidate).every((channel) => channel > -0.001 && channel < 1.001))
      return fromOklab(candidate);
  }
  return fromOklab([to, 0, 0]);
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toScreen = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/** OKLab by Björn Ottosson, from sRGB. */
function toOklab(colour: string): Lab {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(toLinear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Lab): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fromOklab = (lab: Lab): string =>
  `#${linearOf(lab)
    .map((channel) => Math.round(255 * toScreen(Math.min(1, Math.max(0, channel)))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
