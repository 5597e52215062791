import type { View } from '../catalogue';
import { wordingOf, type DocumentText } from './wording';

/** The name of a product as the beginning of a file's name that every system takes. */
export const fileStem = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || 'product';

/** The beginning of the name of a file of a whole project: whose it is, what it is, and of which day. */
export const projectFileStem = (view: View, project: string, kind: DocumentText): string =>
  `${fileStem(project)}_${fileStem(wordingOf(view).t(kind))}_${view.today}`;
