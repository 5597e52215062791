import { readFileSync } from 'node:fs';

interface Seller {
  readonly legalName: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../catalogue/${name}`, import.meta.url), 'utf8'));

/** Who the demo maker is, from its own feed: nothing outside `catalogue/` says it (tools/maker-words.mjs). */
export const demoMaker = read('brand.json') as {
  readonly name: string;
  readonly website: string;
  readonly accent: string;
};

/** The legal names of who sells in the two markets. */
export const demoSellers = read('sellers.json') as { readonly 16: Seller; readonly 21: Seller };

/** An address of the demo maker: `mailOf('design')`. */
export const mailOf = (name: string): string =>
  `${name}@${new URL(demoMaker.website).hostname.replace('www.', '')}`;
