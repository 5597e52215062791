import type { FileAnswer, Refusal } from '../../http/answer';
import type { Documented, DocumentContext } from './subject';

/** A file, or why there is none. */
export type Made = { readonly ok: true; readonly file: FileAnswer } | Refusal;

export type Maker<Of extends Documented> = (
  context: DocumentContext,
  of: Of,
  format: string,
) => Promise<Made>;
