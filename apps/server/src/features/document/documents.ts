import {
  documentKinds,
  documentProblem,
  formatsOf,
  offeredDocuments,
  problem,
  tellsPrice,
} from '@lucerna/engine';
import type { DocumentSubType, OfferedDocument } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { no, type FileAnswer, type Refusal } from '../../http/answer';
import type { WorkSteps } from '../../jobs/work-steps';
import { openLightFiles } from '../catalogue';
import { makersOf } from './makers';
import { makeSchedule, type ScheduleRequest } from './schedule-document';
import { makeSubmittal, type SubmittalRequest } from './submittal';
import { findDocumented, type DocumentContext, type DocumentSubject } from './subject';

/** One document of one product, in the language and for the market of the context’s view. */
export interface DocumentRequest {
  readonly subject: DocumentSubject;
  /** A key of the engine’s `documentKinds`. */
  readonly subType: DocumentSubType;
  /** One of the kind’s `formats`; without it the first of them. */
  readonly format?: string;
}

/** A file with its name, media type and bytes; bytes that are a stream are written while they are read. */
interface MadeDocument {
  readonly ok: true;
  readonly file: FileAnswer;
}

export interface Documents {
  /**
   * The documents of a product as `offeredDocuments` lists them, the disabled ones with why. Refuses with `notFound` or the
   * engine’s problems what is no product, and what cannot be built.
   */
  readonly list: (
    context: DocumentContext,
    subject: DocumentSubject,
  ) => Promise<{ readonly ok: true; readonly documents: readonly OfferedDocument[] } | Refusal>;
  /**
   * Makes one document. It holds no price, so anybody who may see the product may have it, but for formats that tell one (`tellsPrice`); a creation code is found for who
   * may read its project. Refuses as `list` does; with the `document-…` problem of a product that does not have the
   * document, so that nothing is begun; with `document-format`. What takes long is done in processes of their own, one
   * question at a time: callers that answer requests put it in turn (`turns` of http), jobs in their lane. The same
   * request on the same catalogue and day gives the same bytes.
   */
  readonly make: (context: DocumentContext, request: DocumentRequest) => Promise<MadeDocument | Refusal>;
  /** Makes the submittal of a project, some milliseconds a page in a process of its own: put it in turn, too. */
  readonly submittal: (
    context: DocumentContext,
    request: SubmittalRequest,
    steps: WorkSteps,
  ) => Promise<MadeDocument | Refusal>;
  /** Makes the luminaire schedule of a project by itself: put it in turn, too. */
  readonly schedule: (
    context: DocumentContext,
    request: ScheduleRequest,
    steps: WorkSteps,
  ) => Promise<MadeDocument | Refusal>;
}

/** The documents of DOC-02. Open it once for a frame: it remembers light files that were read. */
export function openDocuments(ctx: AppContext): Documents {
  const lightFiles = openLightFiles(ctx.db);
  const makers = makersOf(lightFiles);
  return {
    async list(context, subject) {
      const found = await findDocumented(context, subject);
      if (!found.ok) return found;
      return { ok: true, documents: offeredDocuments(found.value.product, context.view.seesPrices) };
    },

    async make(context, { subject, subType, format }) {
      const found = await findDocumented(context, subject);
      if (!found.ok) return found;
      const { value } = found;
      const { seesPrices } = context.view;
      const chosen = format ?? documentKinds[subType].formats[0];
      const formats = formatsOf(subType, value.product, true);
      if (!formats.includes(chosen))
        return no(problem('document-format', { format: chosen, formats: formats.join(', ') }));
      if (tellsPrice(chosen) && !seesPrices) return no({ code: 'forbidden' });
      const lack = documentProblem(value.product, subType);
      if (lack) return no(lack);
      // What left the catalogue lacks it for every document.
      if (value.kind === 'gone')
        return no(problem('document-left-catalogue', { product: value.product.name }));
      const made = await makers(context, value, subType, chosen);
      return made.ok ? { ok: true, file: made.file } : made;
    },

    submittal: (context, request, steps) => makeSubmittal(context, lightFiles, request, steps),
    schedule: makeSchedule,
  };
}
