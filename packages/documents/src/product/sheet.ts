import { filled } from '@lucerna/engine';
import { setDrawing } from '../composition/drawing';
import { scaleOf } from '../composition/scale';
import { qrSvg } from '../qr/qr-code';
import { broken } from '../typst/broken';
import type { Block, ProductDocument } from './document';
import type { Letterhead } from '../typst/letterhead';

/** How the document speaks. */
export interface ProductWording {
  readonly letterhead?: Letterhead;
  /** ISO code of the language, for readers of the PDF. */
  readonly language: string;
  /** BCP 47 tag for numbers. */
  readonly locale: string;
}

/** Points of paper that both views have beside the picture. */
const room = { width: 222, height: 250 };

/** The longest name that is set; a longer one says no more. */
const longestName = 300;
export const shortened = (text: string): string => {
  const signs = [...text.replace(/\s+/gu, ' ').trim()];
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : signs.join('');
};

/** The size of a name: the longer, the smaller. */
export const sizeOf = (name: string): number => (name.length > 120 ? 11 : name.length > 34 ? 17 : 26);

/** What a block takes of the document that it stands in. */
export type BlockFrame = Pick<ProductDocument, 'name' | 'units' | 'scale'>;

/** A block as the template sets it. */
export function setBlock(block: Block, data: BlockFrame, count: Intl.NumberFormat): object {
  if (block.kind === 'hero') {
    const drawings = block.views.map(({ drawing }) => drawing);
    const scale = drawings.length > 0 ? scaleOf(drawings, room, data.units) : 1;
    return {
      ...block,
      alt: data.name,
      views: block.views.map(({ title, drawing }) => setDrawing(title, drawing, scale, data.units, count)),
      scale: filled(data.scale, { scale: `1:${scale}` }),
    };
  }
  if (block.kind === 'link') return { ...block, qr: qrSvg(block.address) };
  return block;
}

/** A document as the template sets it, nothing left to compute. */
export function productSheet(data: ProductDocument, { language, locale }: ProductWording): object {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const name = shortened(data.name);
  return {
    paper: data.paper,
    language,
    brand: data.brand,
    title: data.code === '' ? `${data.title} ${name}` : `${data.title} ${data.code}`,
    kind: data.title,
    collection: data.collection,
    name: broken(name),
    nameSize: sizeOf(name),
    code: data.code,
    line: data.line,
    foot: data.foot,
    pages: data.pages.map((blocks) => blocks.map((block) => setBlock(block, data, count))),
  };
}
