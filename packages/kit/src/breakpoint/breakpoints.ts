export type Breakpoint = 'sm' | 'md' | 'lg';

/** The first pixel of each width of window: sm is 0 to 767, md 768 to 1199, lg 1200 and more. */
export const breakpoints: Readonly<Record<Breakpoint, number>> = { sm: 0, md: 768, lg: 1200 };

/** The last pixel at which a dialog fills the screen. */
export const mobileWidth = 575;

/** The breakpoint of a window `width` pixels wide. */
export function findBreakpoint(width: number): Breakpoint {
  if (width >= breakpoints.lg) return 'lg';
  return width >= breakpoints.md ? 'md' : 'sm';
}
