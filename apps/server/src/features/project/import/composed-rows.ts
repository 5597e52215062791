import type { CatalogId } from '@lucerna/engine';
import { z } from 'zod';
import type { AppContext } from '../../../app-context';
import type { Viewer } from '../../../viewer';
import { findCreationByCode } from '../creation/find-creation-by-code';

/** The codes of composed products of one list that are looked up. */
const maxCodes = 100;

/** As it is stored: of which version, and whatever the configurators keep of it. */
const stored = z.looseObject({ version: z.number() });

const isCode = (text: string): boolean => /^(CR|\d{4}LW)\d{9,12}$/.test(text);

/** What the codes among some references stand for, where a project that the viewer may read has it in the same catalogue. */
export async function composedOf(
  ctx: AppContext,
  viewer: Viewer,
  catalogId: CatalogId,
  references: Iterable<string>,
): Promise<ReadonlyMap<string, z.infer<typeof stored>>> {
  const composed = new Map<string, z.infer<typeof stored>>();
  for (const code of [...new Set(references)].filter(isCode).slice(0, maxCodes)) {
    const found = await findCreationByCode(ctx, viewer, code);
    const creation = found?.catalogId === catalogId ? stored.safeParse(found.creation).data : undefined;
    if (creation) composed.set(code, creation);
  }
  return composed;
}
