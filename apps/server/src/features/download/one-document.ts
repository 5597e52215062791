import type { operations, QueryOf } from '@lucerna/contract';
import type { DocumentSubType, LanguageCode } from '@lucerna/engine';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { sendFile, type Answer } from '../../http/answer';
import { placeOf } from '../../http/client-address';
import { turns } from '../../http/turns';
import { visitor, type Viewer } from '../../viewer';
import { viewOf } from '../catalogue';
import { documentsOf } from './documents-of';
import { subjectFor } from './subject-for';

/** Documents that are made while they are waited for. */
const documentTurns = turns({ atOnce: 2, maxOfOne: 8, most: 48 });

type Query = QueryOf<(typeof operations)['getDocument']>;
interface Call {
  readonly viewer: Viewer | null;
  readonly language: LanguageCode;
  readonly request: FastifyRequest;
}

/** One document, made now. Refuses as `subjectFor`, `Documents.make` and `turns` do. */
export async function oneDocument(
  ctx: AppContext,
  { viewer, language, request }: Call,
  query: Omit<Query, 'subType'> & { readonly subType: DocumentSubType },
): Promise<Answer<never>> {
  const { raw } = request;
  const act = async (): Promise<Answer<never>> => {
    const found = await subjectFor(ctx, viewer, query);
    if (!found.ok) return found;
    const catalogId = found.catalogId ?? query.catalogId;
    const view = viewOf(ctx, {
      viewer,
      language,
      query: { ...(catalogId !== undefined && { catalogId }), units: query.units },
    });
    const made = await documentsOf(ctx).make(
      { ctx, viewer: viewer ?? visitor(view.catalogId, language), view },
      {
        subject: found.subject,
        subType: query.subType,
        ...(query.format && { format: query.format }),
      },
    );
    return made.ok ? sendFile(made.file) : made;
  };
  return documentTurns.take(viewer?.accountId ?? placeOf(request.ip), act, () => raw.socket.destroyed);
}
