import type { LegalPage, SiteFoot } from '@lucerna/contract';
import { textIn } from '@lucerna/engine';
import type { View } from '../catalogue';

/** Whom to ask in a market and language, and the maker's own pages there. */
export function siteFoot({ catalogue, catalogId, language }: View): SiteFoot {
  const contact = catalogue.contact(language, catalogId);
  const { email, phone, hours } = contact ?? {};
  return {
    contact: contact && {
      name: textIn(contact.name, language),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(hours && { hours: textIn(hours, language) }),
    },
    legalPages: catalogue.legalPages(catalogId).map(({ id, title, address }) => ({
      id,
      title: textIn(title, language),
      ...(address && { address: textIn(address, language) }),
    })),
  };
}

/** A page of the maker's own as blocks; null for one that there is not, or that stands on the maker's own site. */
export function legalPageIn({ catalogue, catalogId, language }: View, id: string): LegalPage | null {
  const found = catalogue.legalPages(catalogId).find((page) => page.id === id);
  if (!found?.text) return null;
  return { id, title: textIn(found.title, language), blocks: blocksOf(textIn(found.text, language)) };
}

/** Paragraphs stand between empty lines; a heading begins with `## `, each entry of a list with `- `. */
export function blocksOf(text: string): LegalPage['blocks'] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece): LegalPage['blocks'] => {
      const [first = '', ...lines] = piece.split('\n').map((line) => line.trim());
      if (first.startsWith('## ')) {
        const heading = { kind: 'heading', text: first.slice(3) } as const;
        return lines.length === 0 ? [heading] : [heading, ...blocksOf(lines.join('\n'))];
      }
      const all = [first, ...lines];
      return all.every((line) => line.startsWith('- '))
        ? [{ kind: 'list', entries: all.map((line) => line.slice(2)) }]
        : [{ kind: 'paragraph', text: all.join(' ') }];
    });
}
