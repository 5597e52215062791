import type { ImportWarnings } from '../../../database/tables/catalogue';
import type { FindingOf } from './finding-text';
import { FeedFindings, type FeedPlace } from './problem';

/** What can hardly be meant and refuses nothing; what is said of each stands in texts/feed/findings.json. */
export type FeedWarningCode = FindingOf<'feedWarning'>;

/** What can hardly be meant in a feed. It is shown and stored with the import, and refuses nothing. */
export class FeedWarnings extends FeedFindings<FeedWarningCode> {
  constructor(placed?: (at: FeedPlace) => FeedPlace) {
    super('feedWarning', placed);
  }
}

export const noWarnings: ImportWarnings = { first: [], counts: {}, total: 0 };
