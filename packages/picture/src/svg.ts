/**
 * A pen collects the layers of one drawing and its gradients. It knows nothing of luminaires.
 * Only presentation attributes are written, so that browsers and the document maker (resvg) agree.
 */

/** Offset 0 to 1, colour `#rrggbb`, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Drawn in this order: what stands behind, light on surfaces, shadows, the thing itself, light in the air. */
const layers = ['ground', 'wash', 'shadow', 'cable', 'body', 'air'] as const;
export type Layer = (typeof layers)[number];

interface RadialOptions {
  /** Vertical radius divided by the horizontal one; 1 draws a circle. */
  squash?: number;
  /** Degrees of rotation about the centre, after the squash. */
  turn?: number;
  focus?: readonly [x: number, y: number];
}

export interface Pen {
  add(layer: Layer, markup: string): void;
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  radial(x: number, y: number, radius: number, stops: readonly Stop[], options?: RadialOptions): string;
  mask(markup: string): string;
  /** Keeps a drawing once and returns its id for `use`. */
  symbol(markup: string): string;
  body(): string;
}

/** The same pen, turned by degrees about a point: everything added is drawn rotated. */
export function turned(pen: Pen, x: number, y: number, degrees: number): Pen {
  const turn = `transform="rotate(${n(degrees)} ${n(x)} ${n(y)})"`;
  return { ...pen, add: (layer, markup) => pen.add(layer, group(markup, turn)) };
}

/** The same pen, everything smaller about a point. */
export function shrunk(pen: Pen, x: number, y: number, factor: number): Pen {
  if (factor >= 1) return pen;
  const [right, down] = [x * (1 - factor), y * (1 - factor)];
  const shrink = `transform="matrix(${n(factor, 3)} 0 0 ${n(factor, 3)} ${n(right, 2)} ${n(down, 2)})"`;
  return { ...pen, add: (layer, markup) => pen.add(layer, group(markup, shrink)) };
}

/** The same pen with fainter light on surfaces. */
export function fainter(pen: Pen, strength: number): Pen {
  if (strength >= 1) return pen;
  const opacity = `opacity="${n(strength, 2)}"`;
  return {
    ...pen,
    add: (layer, markup) => pen.add(layer, layer === 'wash' ? group(markup, opacity) : markup),
  };
}

/** The same pen, nothing of a layer. */
export function without(pen: Pen, layer: Layer): Pen {
  return { ...pen, add: (each, markup) => each !== layer && pen.add(each, markup) };
}

/** A number with at most `places` decimals and no superfluous characters. */
export function n(value: number, places = 1): string {
  const factor = 10 ** places;
  const rounded = Math.round(value * factor) / factor;
  if (!Number.isFinite(rounded) || rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** @param prefix start of every id, so that many drawings can share one page */
export function createPen(prefix: string): Pen {
  const drawn: Record<Layer, string[]> = { ground: [], wash: [], shadow: [], cable: [], body: [], air: [] };
  const known = new Map<string, string>();
  const definitions: string[] = [];

  const define = (write: (id: string) => string): string => {
    const content = write('');
    const existing = known.get(content);
    if (existing) return existing;
    const id = `${prefix}-${known.size.toString(36)}`;
    known.set(content, id);
    definitions.push(write(id));
    return id;
  };

  const ramp = (stops: readonly Stop[]): string =>
    define((id) => {
      const inner = stops
        .map(([offset, colour, opacity = 1]) => {
          const seen = opacity >= 1 ? '' : ` stop-opacity="${n(opacity, 3)}"`;
          return `<stop offset="${n(offset, 3)}" stop-color="${colour}"${seen}/>`;
        })
        .join('');
      return `<linearGradient id="${id}">${inner}</linearGradient>`;
    });

  return {
    add: (layer, markup) => void drawn[layer].push(markup),
    linear(x1, y1, x2, y2, stops) {
      const colours = ramp(stops);
      const line = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
      const id = define(
        (own) => `<linearGradient id="${own}" href="#${colours}" gradientUnits="userSpaceOnUse" ${line}/>`,
      );
      return `url(#${id})`;
    },
    radial(x, y, radius, stops, { squash = 1, turn = 0, focus } = {}) {
      const colours = ramp(stops);
      const plain = squash === 1 && turn === 0;
      const centre = plain ? `cx="${n(x)}" cy="${n(y)}"` : 'cx="0" cy="0"';
      const [focusX, focusY] = focus ?? [x, y];
      const aim = !focus
        ? ''
        : plain
          ? ` fx="${n(focusX)}" fy="${n(focusY)}"`
          : ` fx="${n(focusX - x)}" fy="${n((focusY - y) / squash)}"`;
      const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
      const move = plain
        ? ''
        : ` gradientTransform="translate(${n(x)} ${n(y)})${rotate} scale(1 ${n(squash, 3)})"`;
      const id = define(
        (own) =>
          `<radialGradient id="${own}" href="#${colours}" gradientUnits="userSpaceOnUse" ${centre} r="${n(radius)}"${aim}${move}/>`,
      );
      return `url(#${id})`;
    },
    mask: (markup) =>
      `url(#${define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse">${markup}</mask>`)})`,
    symbol: (markup) => define((id) => `<g id="${id}">${markup}</g>`),
    body: () =>
      `<defs>${definitions.join('')}</defs>${layers.map((layer) => drawn[layer].join('')).join('')}`,
  };
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${space(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return rx === ry
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}" fill="${fill}"${space(more)}/>`
    : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${space(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${space(more)}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width, 2)}"${space(more)}/>`;
}

/** A kept drawing, moved by x and y. */
export function use(id: string, x: number, y: number): string {
  return `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
}

export function group(markup: string, more: string): string {
  return `<g ${more}>${markup}</g>`;
}

/** Path text from numbers and letters, each number rounded: d`M${x} ${y}h${w}z`. */
export function d(text: TemplateStringsArray, ...values: number[]): string {
  return text.reduce((whole, part, index) => whole + n(values[index - 1] ?? 0) + part);
}

function space(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
