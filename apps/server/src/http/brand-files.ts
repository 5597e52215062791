import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import type { AccentColours, BrandLook } from '../ports/catalogue';
import type { AppContext } from '../app-context';
import { notFound } from './answer';
import { refuse } from './refuse';

const year = 31_536_000;
const folder = '/brand';
/** A drawing opened by itself: it may colour, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface BrandFile {
  readonly type: string;
  readonly body: Buffer;
}

/** What pages read of a maker's look. Each file is named by what it holds, so that it may be kept for ever. */
interface BrandFiles {
  readonly files: ReadonlyMap<string, BrandFile>;
  readonly sheet: string;
  /** Null for ours. */
  readonly icon: string | null;
}

const made = new WeakMap<BrandLook, BrandFiles>();

/** The files of a look, made once. */
export function brandFilesOf(look: BrandLook): BrandFiles {
  const known = made.get(look);
  if (known) return known;
  const files = new Map<string, BrandFile>();
  const add = (content: string | Buffer, ending: string, type: string): string => {
    const body = Buffer.from(content);
    const name = `${hash('sha256', body, 'hex').slice(0, 20)}.${ending}`;
    files.set(name, { type, body });
    return `${folder}/${name}`;
  };
  const drawing = (each: BrandLook['logo']) => each && add(each.svg, 'svg', 'image/svg+xml; charset=utf-8');
  const [logo, onDark, icon] = [look.logo, look.logoOnDark, look.icon].map(drawing);
  // Pages read the small files of a typeface where there are any.
  const small = look.typefaces.filter(({ format }) => format === 'woff2');
  const faces = (small.length > 0 ? small : look.typefaces).map(({ format, from, to, base64 }) => {
    const address = add(Buffer.from(base64, 'base64'), endings[format], `font/${endings[format]}`);
    const weight = from === to ? from : `${from} ${to}`;
    return `@font-face{font-family:'Brand';src:url(${address}) format('${format}');font-weight:${weight};font-display:swap}`;
  });
  const css = [
    ...faces,
    ...(faces.length > 0 ? [`:root{--font-family:'Brand',${fallbacks}}`] : []),
    colours(":root,[data-theme='light']", look.accent.light),
    colours("[data-theme='dark']", look.accent.dark),
    // What is drawn by hand and not by style sheets asks for it by this name, whatever the theme around.
    `:root{--accent-on-dark:${look.accent.dark.accent}}`,
    ...(look.logo && logo ? [wordmark("[data-theme='light']", logo, look.logo)] : []),
    ...(look.logoOnDark && onDark ? [wordmark("[data-theme='dark']", onDark, look.logoOnDark)] : []),
  ];
  const answer = { files, sheet: add(css.join('\n'), 'css', 'text/css; charset=utf-8'), icon: icon ?? null };
  made.set(look, answer);
  return answer;
}

const endings = { woff2: 'woff2', truetype: 'ttf', opentype: 'otf' } as const;
/** What the kit asks for (tokens.css). */
const fallbacks = "'Hanken Grotesk Variable','Helvetica Neue',Arial,sans-serif";

/** In no layer, so that they stand in the place of the kit's own (themes.css). */
const colours = (where: string, { accent, hover, onAccent, focus }: AccentColours): string =>
  `${where}{--accent:${accent};--accent-hover:${hover};--on-accent:${onAccent};--focus:${focus}}`;

/** About as much ink as the name in words, whatever its proportion. */
const inkRem = 5.4;
const maxRem = { width: 9, height: 2 };

/** The logo in the place of the name, which stays there for who hears the page and for who copies it. */
function wordmark(where: string, address: string, { width, height }: NonNullable<BrandLook['logo']>): string {
  const ratio = width / height;
  const high = Math.min(Math.sqrt(inkRem / ratio), maxRem.height, maxRem.width / ratio);
  const size = `inline-size:${(high * ratio).toFixed(3)}rem;block-size:${high.toFixed(3)}rem`;
  const hidden =
    'display:inline-block;align-self:center;overflow:hidden;white-space:nowrap;text-indent:110%;vertical-align:middle';
  return `@media not (forced-colors:active){${where} [data-brand]{${size};${hidden};background:url(${address}) 0/contain no-repeat}}`;
}

/** Serves the files of the look in force to anybody, and those of looks before it that a page may still ask for. */
export function brandRoutes(app: FastifyInstance, { catalogue }: Pick<AppContext, 'catalogue'>): void {
  const before = new Set<BrandFiles>();
  const most = 4;
  app.get<{ Params: { file: string } }>(`${folder}/:file`, (request, reply) => {
    const current = brandFilesOf(catalogue.current().look);
    before.delete(current);
    before.add(current);
    if (before.size > most)
      for (const oldest of [...before].slice(0, before.size - most)) before.delete(oldest);
    const found = [...before].flatMap(({ files }) => files.get(request.params.file) ?? [])[0];
    if (!found) {
      refuse(reply, notFound());
      return reply;
    }
    if (found.type.startsWith('image/')) reply.raw.setHeader('content-security-policy', drawingPolicy);
    return reply
      .type(found.type)
      .header('cache-control', `public, max-age=${year}, immutable`)
      .send(found.body);
  });
}
