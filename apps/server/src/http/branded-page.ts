import type { Catalogue } from '../ports/catalogue';
import { brandFilesOf } from './brand-files';
import { escapeHtml } from './plain-page';

export type Brand = Pick<Catalogue, 'brandName' | 'look'>;

/**
 * The page of a built app with the manufacturer's name in place of ours, in its title, its `application-name` and what
 * stands there until the app is read, and with the manufacturer's colours, logo and icon.
 */
export function brandedPage(html: string): (brand: Brand) => string {
  let last: { readonly name: string; readonly look: Brand['look'] | null; readonly html: string } = {
    name: '',
    look: null,
    html,
  };
  return ({ brandName, look }) => {
    if (brandName === last.name && look === last.look) return last.html;
    const name = escapeHtml(brandName);
    const { sheet, icon } = brandFilesOf(look);
    last = {
      name: brandName,
      look,
      html: html
        .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
        .replace(/(name="application-name" content=")[^"]*/, (_, before: string) => before + name)
        .replace(/(data-brand>)[^<]*/, (_, before: string) => before + name)
        .replace(/(rel="icon" href=")[^"]*/, (whole, before: string) =>
          icon === null ? whole : before + icon,
        )
        .replace('</head>', () => `<link rel="stylesheet" href="${sheet}" />\n  </head>`),
    };
    return last.html;
  };
}
