import type { EnergyClass } from '@lucerna/engine';
import { qrModules } from '../qr/qr-code';

/** A light source as its label tells it. */
export interface LabelledSource {
  readonly supplier: string;
  readonly model: string;
  readonly energyClass: EnergyClass;
  /** Energy for 1,000 hours of use, rounded up. */
  readonly kWhPer1000h: number;
  /** Its number in EPREL; without it the label has no QR code. */
  readonly eprelNumber?: string | null | undefined;
}

/** Where EPREL tells of a light source by its number. */
export const eprelAddress = (eprelNumber: string): string => `https://eprel.ec.europa.eu/qr/${eprelNumber}`;

/** The label of Annex III, or the small one for packs narrower than 36 mm. */
export type LabelSize = 'large' | 'small';

/** CMYK of Annex III as sRGB. */
const colours: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
};
const classes = Object.keys(colours) as EnergyClass[];
const union = '#003399';
const star = '#fff200';

/** Millimetres, and points for type: the figures of EU 2019/2015, Annex III, for each size. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
  readonly emblem: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly energ: {
    readonly x: number;
    readonly base: number;
    readonly size: number;
    readonly length: number;
  };
  readonly bolt: { readonly x: number; readonly y: number; readonly scale: number };
  readonly supplierBase: number;
  readonly modelBase: number;
  readonly nameSize: number;
  readonly rules: readonly [number, number];
  readonly scale: {
    readonly top: number;
    readonly step: number;
    readonly bar: number;
    readonly shortest: number;
    readonly longer: number;
    readonly letter: number;
    readonly letterSize: number;
  };
  readonly arrow: { readonly width: number; readonly height: number; readonly letterSize: number };
  readonly value: {
    readonly base: number;
    readonly size: number;
    readonly unitBase: number;
    readonly unitSize: number;
  };
  /** A square with its quiet zone, beside the value. */
  readonly qr: { readonly x: number; readonly y: number; readonly size: number };
  readonly regulation: { readonly base: number; readonly size: number };
}

const layouts: Readonly<Record<LabelSize, Layout>> = {
  large: {
    width: 36,
    height: 72,
    edge: 2,
    emblem: { x: 2, y: 2, width: 8.4, height: 5.6 },
    energ: { x: 11.4, base: 7.2, size: 15, length: 16.5 },
    bolt: { x: 29.6, y: 1.8, scale: 1 },
    supplierBase: 11.9,
    modelBase: 15.2,
    nameSize: 8,
    rules: [16.6, 50.4],
    scale: { top: 18, step: 4.5, bar: 4, shortest: 10, longer: 2, letter: 2, letterSize: 10.5 },
    arrow: { width: 9.6, height: 6, letterSize: 16 },
    value: { base: 57.4, size: 12, unitBase: 61.6, unitSize: 8 },
    qr: { x: 20, y: 51.4, size: 14 },
    regulation: { base: 70, size: 5 },
  },
  small: {
    width: 20,
    height: 54,
    edge: 1.5,
    emblem: { x: 1.5, y: 1.5, width: 5.1, height: 3.4 },
    energ: { x: 7.2, base: 4.7, size: 9, length: 8.6 },
    bolt: { x: 16.1, y: 1.4, scale: 0.6 },
    supplierBase: 8.2,
    modelBase: 10.8,
    nameSize: 5,
    rules: [12, 36.2],
    scale: { top: 13, step: 3.2, bar: 2.8, shortest: 5.6, longer: 0.9, letter: 1.5, letterSize: 7 },
    arrow: { width: 5.6, height: 4.2, letterSize: 10 },
    value: { base: 42.4, size: 12, unitBase: 45.6, unitSize: 5 },
    qr: { x: 11.2, y: 36.8, size: 7.3 },
    regulation: { base: 52.6, size: 5 },
  },
};

/** Millimetres of a point of type. */
const point = 25.4 / 72;
const mm = (value: number): number => Math.round(value * 1000) / 1000;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

interface Type {
  readonly x: number;
  readonly y: number;
  /** Points. */
  readonly size: number;
  readonly family?: 'Verdana' | 'Calibri';
  readonly isBold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Millimetres that it takes, or at most takes: what is longer is drawn narrower. */
  readonly length?: number;
}

const fallbacks = { Verdana: 'Verdana, DejaVu Sans', Calibri: 'Calibri, Carlito' } as const;

/** Verdana is wide: a bold character takes 0.72 of its size, a plain one 0.62. */
const widthOf = (text: string, size: number, isBold: boolean): number =>
  text.length * size * point * (isBold ? 0.72 : 0.62);

function type(text: string, set: Type): string {
  const { x, y, size, family = 'Verdana', isBold = false, fill = '#000', anchor = 'start', length } = set;
  const fitted = length === undefined ? '' : ` textLength="${mm(length)}" lengthAdjust="spacingAndGlyphs"`;
  const weight = isBold ? ' font-weight="700"' : '';
  const from = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return (
    `<text x="${mm(x)}" y="${mm(y)}" font-family="${fallbacks[family]}, Hanken Grotesk, sans-serif"${weight} ` +
    `font-size="${mm(size * point)}" fill="${fill}"${from}${fitted}>${escaped(text)}</text>`
  );
}

/** The longest text that is drawn; what is longer would be too narrow to read. */
const longest = 60;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** A text on one line that is no wider than there is room for. */
function fitted(text: string, set: Type & { readonly room: number }): string {
  const { room, ...rest } = set;
  const shown = shortened(text);
  const isWider = widthOf(shown, set.size, set.isBold ?? false) > room;
  return type(shown, isWider ? { ...rest, length: room } : rest);
}

/** Twelve stars on blue. */
function emblem({ x, y, width, height }: Layout['emblem']): string {
  const [cx, cy, ring, far] = [x + width / 2, y + height / 2, height / 3, height / 18];
  const stars = Array.from({ length: 12 }, (_, at) => {
    const turn = (at * Math.PI) / 6;
    const [sx, sy] = [cx + ring * Math.sin(turn), cy - ring * Math.cos(turn)];
    const corners = Array.from({ length: 10 }, (__, corner) => {
      const reach = corner % 2 === 0 ? far : far * 0.382;
      const about = (corner * Math.PI) / 5;
      return `${mm(sx + reach * Math.sin(about))} ${mm(sy - reach * Math.cos(about))}`;
    });
    return `M${corners.join('L')}z`;
  });
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${union}"/>` +
    `<path d="${stars.join('')}" fill="${star}"/>`
  );
}

/** An arrow to the right: its point is as deep as half its height. */
const toTheRight = (x: number, y: number, length: number, height: number): string =>
  `M${mm(x)} ${mm(y)}h${mm(length - height / 2)}l${mm(height / 2)} ${mm(height / 2)}l${mm(-height / 2)} ${mm(height / 2)}H${mm(x)}z`;

/** The middle of a capital above its base line, as a share of its size. */
const capital = 0.32;

function scaleOf({ edge, scale }: Layout): string {
  return classes
    .map((letter, at) => {
      const y = scale.top + at * scale.step;
      const path = toTheRight(edge, y, scale.shortest + at * scale.longer, scale.bar);
      const base = y + scale.bar / 2 + capital * scale.letterSize * point;
      const set = { x: edge + scale.letter, y: base, size: scale.letterSize, anchor: 'middle' } as const;
      return (
        `<path d="${path}" fill="${colours[letter]}"/>` +
        type(letter, { ...set, family: 'Calibri', isBold: true, fill: '#fff' })
      );
    })
    .join('');
}

function arrowOf({ width, edge, scale, arrow }: Layout, energyClass: EnergyClass): string {
  const middle = scale.top + classes.indexOf(energyClass) * scale.step + scale.bar / 2;
  const [left, right, half] = [width - edge - arrow.width, width - edge, arrow.height / 2];
  const point0 = `M${mm(left)} ${mm(middle)}l${mm(half)} ${mm(-half)}`;
  const path = `${point0}H${mm(right)}v${mm(arrow.height)}H${mm(left + half)}z`;
  const base = middle + capital * arrow.letterSize * point;
  const set = { x: (left + half + right) / 2, y: base, size: arrow.letterSize, anchor: 'middle' } as const;
  return (
    `<path d="${path}" fill="#000"/>` +
    type(energyClass, { ...set, family: 'Calibri', isBold: true, fill: '#fff' })
  );
}

/** The code that leads to EPREL, its quiet zone of four modules included. */
function codeOf({ qr }: Layout, eprelNumber: string): string {
  const modules = qrModules(eprelAddress(eprelNumber)) ?? [];
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  const scale = Math.round((qr.size / (modules.length + 8)) * 1e5) / 1e5;
  return `<path transform="translate(${qr.x} ${qr.y}) scale(${scale})" d="${path}" fill="#000" shape-rendering="crispEdges"/>`;
}

/**
 * The energy label of a light source (EU 2019/2015, Annex III) as an SVG in millimetres: 36 by 72, or 20 by 54. The QR code
 * beside the value leads to its entry in EPREL; without a number its place stays free.
 */
export function energyLabelSvg(source: LabelledSource, size: LabelSize = 'large'): string {
  const layout = layouts[size];
  const { width, height, edge, energ, bolt, value, rules, regulation, nameSize } = layout;
  const room = width - 2 * edge;
  const rule = (y: number): string =>
    `<path d="M${edge} ${y}H${width - edge}" stroke="#000" stroke-width="${mm(0.5 * point)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(`${shortened(source.supplier)} ${source.model}: ${source.energyClass}, ${source.kWhPer1000h} kWh/1000h`)}</title>`,
    `<rect x="0.09" y="0.09" width="${mm(width - 0.18)}" height="${mm(height - 0.18)}" fill="#fff" stroke="#000" stroke-width="0.18"/>`,
    emblem(layout.emblem),
    type('ENERG', { ...energ, y: energ.base, family: 'Calibri', isBold: true, fill: union }),
    `<path transform="translate(${bolt.x} ${bolt.y}) scale(${bolt.scale})" d="M3 0L0.8 3.4h1.6L1 6.4l3.6-4.2H2.8L4.4 0z" fill="${union}"/>`,
    fitted(source.supplier, { x: edge, y: layout.supplierBase, size: nameSize, isBold: true, room }),
    fitted(source.model, { x: edge, y: layout.modelBase, size: nameSize, room }),
    rule(rules[0]),
    scaleOf(layout),
    arrowOf(layout, source.energyClass),
    rule(rules[1]),
    type(String(source.kWhPer1000h), { x: edge, y: value.base, size: value.size, isBold: true }),
    type('kWh/1000h', { x: edge, y: value.unitBase, size: value.unitSize }),
    ...(source.eprelNumber ? [codeOf(layout, source.eprelNumber)] : []),
    type('2019/2015', {
      x: width - edge,
      y: regulation.base,
      size: regulation.size,
      anchor: 'end',
    }),
    '</svg>',
  ].join('');
}

/** The nested arrow of Annex V and VII: the class on its colour, with the range of the scale at its left. */
export function energyArrowSvg(energyClass: EnergyClass): string {
  const small = { family: 'Calibri', isBold: true, anchor: 'middle' } as const;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="15mm" height="8mm" viewBox="0 0 15 8">',
    '<rect x="0.1" y="0.1" width="3.8" height="7.8" fill="#fff" stroke="#000" stroke-width="0.2"/>',
    type('A', { ...small, x: 2, y: 2.5, size: 6 }),
    '<path d="M2 5.2V3.1M1.4 3.8L2 3.1l0.6 0.7" fill="none" stroke="#000" stroke-width="0.2"/>',
    type('G', { ...small, x: 2, y: 7.3, size: 6 }),
    `<path d="${toTheRight(4, 0, 11, 8)}" fill="${colours[energyClass]}" stroke="#000" stroke-width="0.1"/>`,
    type(energyClass, { ...small, x: 8, y: 5.7, size: 14, fill: '#fff' }),
    '</svg>',
  ].join('');
}
