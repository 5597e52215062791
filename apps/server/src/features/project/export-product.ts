import type { operations, QueryOf } from '@lucerna/contract';
import { formatsWithLight, type LanguageCode } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { no, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { viewOf, type openLightFiles } from '../catalogue';
import { singleLuminaireCreation, exportFile, exportTurns, fileOf } from '../creation';
import { deliveredLight } from '../photometry';
import { findConfig } from './find-config';
import { luminairesOf } from './light-files/luminaires-of';

interface Wanted {
  readonly viewer: Viewer;
  readonly language: LanguageCode;
  readonly params: { readonly projectId: string; readonly productId: string };
  readonly query: QueryOf<(typeof operations)['exportProduct']>;
}

type Files = ReturnType<typeof openLightFiles>;

/**
 * A product as a file of a format (EXP-01), as the catalogue had it on the day its line was written; with its light files, as
 * they are today, where the format points to them.
 */
export function exportProduct(
  ctx: AppContext,
  files: Files,
  wanted: Wanted,
  isGone: () => boolean,
): Promise<Answer<never>> {
  return exportTurns.take(wanted.viewer.accountId, () => exportNow(ctx, files, wanted), isGone);
}

async function exportNow(
  ctx: AppContext,
  files: Files,
  { viewer, language, params: { projectId, productId }, query: { format, units } }: Wanted,
): Promise<Answer<never>> {
  const found = await findConfig(ctx, viewer, productId, projectId);
  if (!found) return notFound();
  const { catalogId, catalogueRevision, evaluatedOn: day, reference: code, name } = found;
  const creation = found.creation ?? singleLuminaireCreation(found);
  const wanted = { models: [found.model], documents: true };
  const today = ctx.today();
  const asked = await ctx.catalogue.on(catalogueRevision, wanted, (catalogue) =>
    fileOf({ catalogue, catalogId, day, today, ...(units && { units }) }, creation, format, { name, code }),
  );
  if (!asked.ok) return no(...asked.problems);
  if (!formatsWithLight.includes(format)) return exportFile(ctx, asked.value);
  const view = viewOf(ctx, { viewer, language, query: { catalogId } });
  const lit = await luminairesOf(view.catalogue, [found]);
  const lightFiles = await deliveredLight(
    view,
    files,
    lit.map(({ reference }) => reference),
  );
  return exportFile(ctx, { ...asked.value, lightFiles });
}
