export type Breakpoint = 'sm' | 'md' | 'lg';

/** The first pixel of each width of window: sm is 0 to 767, md 768 to 1199, lg 1200 and more, with letters of the usual size. */
export const breakpoints: Readonly<Record<Breakpoint, number>> = { sm: 0, md: 768, lg: 1200 };

/** The last pixel at which a dialog fills the screen. */
export const mobileWidth = 575;

/** Pixels in the `em` of a media query, unless somebody chose larger letters in the browser. */
export const emPixels = 16;

/** Asks for a breakpoint in `em`, as the style sheets do: who chose larger letters gets the layout of a narrower window. */
export const minWidth = (name: Breakpoint): string => `(min-width: ${breakpoints[name] / emPixels}em)`;
