type Colours = Readonly<Record<string, string>>;

/** The colours of both themes, by name, from the text of themes.css. Only plain hexadecimal pairs are read. */
export function readThemes(css: string): { light: Colours; dark: Colours } {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const pair = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi;
  for (const [, name = '', one = '', other = ''] of css.matchAll(pair)) {
    light[name] = one;
    dark[name] = other;
  }
  return { light, dark };
}

/** The contrast of two named colours, 1 to 21, by WCAG 2.2. Throws for a name that the theme lacks. */
export function findContrast(colours: Colours, one: string, other: string): number {
  const [brighter = 0, darker = 0] = [one, other]
    .map((name) => {
      const colour = colours[name];
      if (!colour) throw new Error(`The theme has no colour '${name}'.`);
      return findLuminance(colour);
    })
    .sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
function findLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
