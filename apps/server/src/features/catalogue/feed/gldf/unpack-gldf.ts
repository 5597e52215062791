import { inEachLanguage, type Localized } from '@lucerna/engine';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FeedPlace, FeedProblems } from '../problem';
import type { FeedWarningCode } from '../warning';
import { GldfFeed, type GldfBase } from './gldf-feed';
import { GldfFault } from './gldf-files';
import { groupVariants } from './group-variants';
import { readGldf, type ReadGldf } from './read-gldf';

/** What was found that refuses nothing. */
export interface FeedNote {
  readonly code: FeedWarningCode;
  readonly at: FeedPlace;
  readonly data: Readonly<Record<string, string | number>>;
}

/**
 * Writes GLDF files as a partial feed into a folder: a model of each variant, or of several that differ in finish and light alone, without prices. One that names a model of the maker in force tells of
 * that model; all others are new, in a collection of their series or their manufacturer, and keep their number when they come again.
 */
export async function unpackGldf(
  files: readonly string[],
  folder: string,
  base: GldfBase,
  problems: FeedProblems,
): Promise<readonly FeedNote[]> {
  const notes: FeedNote[] = [];
  const feed = new GldfFeed(folder, base);
  for (const file of files) {
    const at = { file: path.basename(file) };
    try {
      const { variants, left } = readGldf(readFileSync(file));
      const isTold = new Set<string>();
      const tell = (all: readonly string[]) => {
        for (const what of all) {
          if (!isTold.has(what)) notes.push({ code: 'gldfPart', at, data: { what } });
          isTold.add(what);
        }
      };
      tell(left);
      const groups = groupVariants(variants.filter((variant) => !feed.update(variant)));
      const isAlone = groups.length === 1;
      for (const group of groups) {
        const added = await feed.add(group, isAlone ? group.first.name : nameOfVariant(group.first));
        if (!added) problems.add('gldf', at, { reason: 'no number of four digits is free for its model' });
        tell(added?.left ?? []);
      }
    } catch (cause) {
      if (!(cause instanceof GldfFault)) throw cause;
      problems.add('gldf', at, { reason: cause.message });
    }
  }
  feed.write();
  return notes;
}

/** A variant by the name of its product and its own. */
function nameOfVariant({ name, variantName }: ReadGldf): Localized {
  return variantName === null
    ? name
    : inEachLanguage((language) => {
        const [whole, own] = [name[language], variantName[language]];
        return own.includes(whole) ? own : `${whole} ${own}`;
      });
}
