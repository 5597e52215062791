import type { WantedComposition } from '@lucerna/contract';
import { choicesOf, evaluate, no, ok, parseReference, problem, type Result } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import type { Trouble } from '../../http/answer';
import type { Viewer } from '../../viewer';
import type { View } from '../catalogue';
import { singleLuminaireCreation } from '../creation';
import { buildPreconfig, preconfigsOf } from '../preconfig';
import { findCreationByCode } from '../project';

/** For whom compositions are read, and through which catalogue. */
export interface Reader {
  readonly ctx: AppContext;
  readonly viewer: Viewer;
  readonly view: View;
}

/** A creation as it is stored, with what it is called. */
interface StoredComposition {
  readonly name: string;
  /** Null of one without a creation code; a single article has its reference. */
  readonly code: string | null;
  readonly stored: unknown;
}

/** A value, or what stands against it: the engine's problems or the server's. */
export type Found<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Trouble[] };

const refused = (...problems: readonly Trouble[]): Found<never> => ({ ok: false, problems });

/** A reference as its luminaire alone; what it leaves out is completed. Errors: as of reading an article by reference. */
function ofReference(
  { catalogue, catalogId, rateId, today }: View,
  reference: string,
): Result<StoredComposition> {
  const parsed = parseReference(reference);
  if (!parsed.ok) return parsed;
  const model = catalogue.models.get(parsed.value.model);
  if (!model) return no(problem('reference-field-missing', { field: 'article', reference }));
  const prepared = catalogue.prepared(catalogId, model.model, today);
  if (!prepared.ok) return prepared;
  const { pendantHeight, ...coded } = choicesOf(parsed.value);
  const choices = pendantHeight ? { ...coded, pendantHeight } : coded;
  const found = evaluate(prepared.value, choices, { rateId, quantity: 1 });
  if (!found.allowed) return no(...found.problems);
  const { kind, name } = model;
  const stored = singleLuminaireCreation({
    id: reference,
    model: model.model,
    kind,
    configuration: found.configuration,
  });
  return ok({ name, code: found.reference, stored });
}

async function ofCode({ ctx, viewer, view }: Reader, code: string): Promise<Found<StoredComposition>> {
  const found = await findCreationByCode(ctx, viewer, code);
  if (!found) return refused({ code: 'compositionUnknown', data: { code } });
  if (found.catalogId !== view.catalogId) return refused({ code: 'compositionElsewhere', data: { code } });
  return ok({ name: found.name, code, stored: found.creation });
}

function ofPreconfig(view: View, id: number): Found<StoredComposition> {
  const found = preconfigsOf(view.catalogue).find((each) => each.id === id);
  if (!found) return refused({ code: 'notFound' });
  if (found.catalogId !== view.catalogId) {
    return refused({ code: 'compositionElsewhere', data: { code: found.name } });
  }
  const built = buildPreconfig(view, found);
  return built.ok ? ok({ name: found.name, code: null, stored: built.value.creation }) : built;
}

/** Reads what a composition is told by. Errors: those of each way, `compositionElsewhere`, `compositionUnknown`. */
export async function storedComposition(
  reader: Reader,
  wanted: WantedComposition,
): Promise<Found<StoredComposition>> {
  const { reference, creationCode, preconfigId, creation, name = '' } = wanted;
  if (creation !== undefined) return ok({ name, code: null, stored: creation });
  if (creationCode !== undefined) return ofCode(reader, creationCode);
  if (preconfigId !== undefined) return ofPreconfig(reader.view, preconfigId);
  const asked = (reference ?? '').replaceAll(/\s+/g, '').toUpperCase();
  const parsed = parseReference(asked);
  if (parsed.ok && parsed.value.catalog !== reader.view.catalogId) {
    return refused({ code: 'compositionElsewhere', data: { code: asked } });
  }
  return ofReference(reader.view, asked);
}
