import { accountPages } from './account-pages';
import { choosingPages } from './choosing-pages';
import { configuratorPages } from './configurator-pages';
import { internalPages } from './internal-pages';
import { projectPages } from './project-pages';
import { salePages } from './sale-pages';
import { startPages } from './start-pages';

/** Every page of the browser's app by its name (P2, C2). Nothing else in the product writes a page's path. */
export const pages = {
  ...startPages,
  ...choosingPages,
  ...configuratorPages,
  ...projectPages,
  ...salePages,
  ...accountPages,
  ...internalPages,
};

export type Pages = typeof pages;
export type PageName = keyof Pages;

export { configurators, type ConfiguratorKind } from './configurator-kind';
export type { PageAccess, PageRow, RedirectRow } from './page';
export { redirects } from './redirects';
