/** What a line of a diagram stands for; who draws it gives it its colour and its width. */
export type LineRole = 'grid' | 'axis' | 'c0' | 'c90' | 'level';

export interface DiagramLine {
  readonly role: LineRole;
  /** As the `d` of an SVG path. */
  readonly path: string;
}

export interface DiagramLabel {
  readonly x: number;
  /** Of the middle of the text. */
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A diagram as plain lines and words, the same for the page, the PDF and the file. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly DiagramLine[];
  readonly labels: readonly DiagramLabel[];
}

/** Writes a number of a diagram in the reader's language. */
export type WriteNumber = (value: number) => string;

/** The look of each line: a colour, a width and, where it is dashed, the lengths of the dashes. */
export type DiagramLook = Readonly<
  Record<LineRole, { readonly colour: string; readonly width: number; readonly dash?: string }>
> & { readonly ink: string };

/** On white paper. */
export const paperLook: DiagramLook = {
  grid: { colour: '#d6d4ce', width: 0.75 },
  axis: { colour: '#8d8a82', width: 0.75 },
  c0: { colour: '#1b1a17', width: 1.75 },
  c90: { colour: '#1b1a17', width: 1.25, dash: '5 4' },
  level: { colour: '#1b1a17', width: 1 },
  ink: '#57544d',
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

/** A diagram as an SVG file with its title. */
export function diagramSvg(diagram: Diagram, title: string, look: DiagramLook = paperLook): string {
  const { width, height, lines, labels } = diagram;
  const paths = lines.map(({ role, path }) => {
    const { colour, width: stroke, dash } = look[role];
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${stroke}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  });
  const texts = labels.map(
    ({ x, y, text, anchor }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    ...paths,
    `<g fill="${look.ink}" font-family="sans-serif" font-size="11" dominant-baseline="middle">`,
    ...texts,
    '</g></svg>',
  ].join('');
}

/** A coordinate to the tenth: finer is not seen, and longer is slower to send. */
export const placed = (value: number): number => Math.round(value * 10) / 10;

/** A line through points. */
export const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${placed(x)} ${placed(y)}`).join('');

const steps = [1, 2, 2.5, 5, 10];

/** The step of a scale that reaches `most` in at most `count` steps: 1, 2, 2.5 or 5 of a power of ten. */
export function stepFor(most: number, count: number): number {
  const raw = most / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * steps.find((step) => step * power >= raw * (1 - 1e-9))!;
}
