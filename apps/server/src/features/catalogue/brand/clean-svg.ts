import { readSvg, SvgFault, type SvgElement } from './read-svg';

/** A drawing of the maker, as it is stored and shown: nothing in it runs and nothing leads elsewhere. */
export interface BrandDrawing {
  readonly svg: string;
  /** Of its view box. */
  readonly width: number;
  readonly height: number;
}

/** As a revision keeps it: with what was taken out of it, which is told again when the same feed is imported again. */
export interface StoredDrawing extends BrandDrawing {
  readonly removed: readonly string[];
}

const elements: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol use title desc style'.split(
    ' ',
  ),
);
const attributes: ReadonlySet<string> = new Set(
  (
    'id class style transform viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height pathLength ' +
    'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color display visibility clip-path mask vector-effect paint-order offset stop-color ' +
    'stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits'
  ).split(' '),
);

/** What drawing programs leave behind: nothing of it is seen. */
const isLeftover = (name: string) => name.includes(':') || name === 'metadata';

/** A list of rules that can only colour: no import, no address but one within, no escape that hides either. */
const isPlainStyle = (css: string) =>
  !/[@\\<]|expression|javascript|behavior|-moz-binding/i.test(css) && hasOwnAddresses(css);
const hasOwnAddresses = (value: string) =>
  !/\\/.test(value) &&
  [...value.matchAll(/url\(([^)]*)\)?/gi)].every(([, to = '']) => /^\s*['"]?#[\w.-]+['"]?\s*$/.test(to));

const drawn: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon use'.split(' '));
const draws = ({ name, children }: SvgElement): boolean =>
  drawn.has(name) || children.some((child) => typeof child !== 'string' && draws(child));

/** What a drawing may repeat of itself, counted with all repetitions within. */
const maxShown = 20_000;

/**
 * A maker's drawing with only what draws, and what was taken out of it, such as `<script>` or `onload`. Throws SvgFault for
 * what is no drawing, or one without a size.
 */
export function cleanSvg(text: string): {
  readonly drawing: BrandDrawing;
  readonly removed: readonly string[];
} {
  const root = readSvg(text);
  const removed = new Set<string>();
  const cleaned = cleanedElement(root, removed);
  if (countShown(cleaned) > maxShown) throw new SvgFault('it repeats itself too often');
  const [left, top, width, height] = boxOf(root);
  if (!draws(cleaned)) throw new SvgFault('nothing in it is a shape: texts and pictures are not shown');
  const body = cleaned.children.map(written).join('');
  const own = [...cleaned.attributes].filter(
    ([key]) => !['viewBox', 'width', 'height', 'x', 'y'].includes(key),
  );
  const head = own.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"${head}>${body}</svg>`;
  return { drawing: { svg, width, height }, removed: [...removed].sort() };
}

function cleanedElement({ name, attributes: given, children }: SvgElement, removed: Set<string>): SvgElement {
  const kept = new Map<string, string>();
  for (const [key, value] of given) {
    const isLink = key === 'href' || key === 'xlink:href';
    if (isLink && name === 'use' && /^#[\w.-]+$/.test(value)) kept.set('href', value);
    else if (isLink || /^on/i.test(key)) removed.add(key);
    else if (!attributes.has(key)) continue;
    else if (key === 'style' ? isPlainStyle(value) : hasOwnAddresses(value)) kept.set(key, value);
    else removed.add(`${key} with an address`);
  }
  const inner = children.flatMap((child): (SvgElement | string)[] => {
    if (typeof child === 'string') return ['style', 'title', 'desc'].includes(name) ? [child] : [];
    if (!elements.has(child.name)) {
      if (!isLeftover(child.name)) removed.add(`<${child.name.slice(0, 40)}>`);
      return [];
    }
    const isSafe =
      child.name !== 'style' ||
      isPlainStyle(child.children.filter((each) => typeof each === 'string').join(''));
    if (!isSafe) removed.add('<style> with an address');
    return isSafe ? [cleanedElement(child, removed)] : [];
  });
  return { name, attributes: kept, children: inner };
}

/** How many elements are drawn, those that `use` repeats with them. Throws where one repeats itself. */
function countShown(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const gather = (element: SvgElement) => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') gather(child);
  };
  gather(root);
  const known = new Map<SvgElement, number>();
  const counting = new Set<SvgElement>();
  const count = (element: SvgElement): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    if (counting.has(element)) throw new SvgFault('it repeats itself without end');
    counting.add(element);
    const target =
      element.name === 'use' ? byId.get(element.attributes.get('href')?.slice(1) ?? '') : undefined;
    let sum = 1 + (target ? count(target) : 0);
    for (const child of element.children) if (typeof child !== 'string') sum += count(child);
    counting.delete(element);
    const bounded = Math.min(sum, maxShown + 1);
    known.set(element, bounded);
    return bounded;
  };
  return count(root);
}

function boxOf({ attributes: given }: SvgElement): readonly [number, number, number, number] {
  const box = (given.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = Number.NaN, height = Number.NaN] =
    box.length === 4
      ? box
      : [0, 0, parseFloat(given.get('width') ?? ''), parseFloat(given.get('height') ?? '')];
  const isSized = [left, top, width, height].every(
    (each) => Number.isFinite(each) && Math.abs(each) <= 100_000,
  );
  if (!isSized || width <= 0 || height <= 0)
    throw new SvgFault('it has neither a viewBox nor a width and a height');
  if (width / height > 20 || height / width > 20)
    throw new SvgFault('it is more than 20 times as long as wide');
  return [left, top, width, height];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function written(node: SvgElement | string): string {
  if (typeof node === 'string') return escaped(node);
  const head = [...node.attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  return `<${node.name}${head}>${node.children.map(written).join('')}</${node.name}>`;
}
