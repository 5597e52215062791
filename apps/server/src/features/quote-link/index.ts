import type { Feature } from '../../app-context';
import { sweepLinkFiles } from './files';
import { quoteLetters } from './letters';
import { quoteLinkRoutes } from './routes';

/** Links that open a quote without an account. */
export const quoteLinkFeature: Feature = {
  name: 'quote-link',
  routes: quoteLinkRoutes,
  tasks: quoteLetters,
  sweep: sweepLinkFiles,
};
