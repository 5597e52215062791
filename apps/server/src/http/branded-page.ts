import { escapeHtml } from './plain-page';

/**
 * The page of a built app with the manufacturer's name in place of ours, in its title, its `application-name` and what
 * stands there until the app is read.
 */
export function brandedPage(html: string): (brand: string) => string {
  let last = { brand: 'Lucerna', html };
  return (brand) => {
    if (brand === last.brand) return last.html;
    const name = escapeHtml(brand);
    last = {
      brand,
      html: html
        .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
        .replace(/(name="application-name" content=")[^"]*/, (_, before: string) => before + name)
        .replace(/(data-brand>)[^<]*/, (_, before: string) => before + name),
    };
    return last.html;
  };
}
