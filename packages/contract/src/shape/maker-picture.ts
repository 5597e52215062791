import { z } from 'zod';

const code = (length: number) => z.string().length(length);

/** A picture that the maker took: `/pictures/made/CONTENT-WIDTH.webp` for each of its widths, and `.avif` where it has that. */
export const makerPicture = z.object({
  content: z.string().describe('Names its content, and with it its addresses'),
  role: z.enum(['product', 'ambient', 'detail', 'sample']),
  finish: code(2).optional().describe('The finish that it shows'),
  temperature: code(1).optional().describe('The temperature of its light'),
  layer: z
    .enum(['unlit', 'light'])
    .optional()
    .describe('Of two that are added: the luminaire without its light, or its light alone'),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()).readonly(),
  hasAvif: z.boolean().describe('Whether it is made as AVIF, too: pages show it as WebP until then'),
  placeholder: z.string().describe('A tiny one, as an address of data'),
});

export const pictureProgress = z.object({
  total: z.int(),
  made: z.int().describe('So many can be shown'),
  avifWaiting: z.int().describe('So many of these are shown as WebP and wait for AVIF, which is smaller'),
  broken: z
    .array(z.object({ file: z.string(), reason: z.string() }))
    .max(1000)
    .readonly()
    .describe('The first of those that cannot be made'),
});

/** How many pictures of the catalogue are made, and which cannot be. */
export type PictureProgress = z.infer<typeof pictureProgress>;
