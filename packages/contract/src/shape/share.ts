import { z } from 'zod';
import { catalogId, instant, problem } from './common';
import { storedCreation } from './creation';
import { configuratorType, productFacts } from './preconfig';
import { anyText } from './text';

/** What stands in a link: nobody guesses it. */
export const shareHash = z.string().regex(/^[\w-]{32}$/);

/** A link as its owner sees it. */
export const shareLink = z.object({ hash: shareHash, name: z.string(), catalogId, createdAt: instant });

/** A shared creation as anyone with its link sees it. Nothing in it tells whose it is. */
export const share = shareLink.extend({
  /** Whether it is the viewer's own. */
  isOwn: z.boolean(),
  creation: storedCreation,
  /** Null where it cannot be built any more, as the two before it. */
  facts: productFacts.nullable(),
  configuratorType: configuratorType.nullable(),
  subFamily: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Why it cannot be built or ordered as it is today; empty when it can. */
  problems: z.array(problem),
});

export const newShare = z.strictObject({
  name: anyText(200).min(1, 'formError.required'),
  /** Of whose catalogue it is made; without it the own one. */
  catalogId: catalogId.optional(),
  creation: storedCreation,
});

export type ShareLink = z.infer<typeof shareLink>;
