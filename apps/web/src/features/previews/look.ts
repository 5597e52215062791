/** From where a picture is taken. */
export const views = ['perspective', 'front', 'plan'] as const;
export type View = (typeof views)[number];

/** Pixels of a picture, for a page, for print and for a square place. */
export const sizes = {
  '1200x900': { width: 1200, height: 900 },
  '2400x1800': { width: 2400, height: 1800 },
  '1600x1600': { width: 1600, height: 1600 },
} as const;
export type Size = keyof typeof sizes;

/** How all pictures of a run look. */
export interface Look {
  readonly view: View;
  readonly size: Size;
  readonly ground: 'light' | 'dark';
}
