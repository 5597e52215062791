import { choicesOf, evaluate, markets, prepareModel, type CatalogId } from '@lucerna/engine';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, failureData, failureOf } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { today } from '../../shared/catalogue/today';
import { href, useChoosing, wayToConfigure } from '../../shared/route';
import { useSession } from '../../shared/session';
import { readCreationCode, readTyped, type TypedReference } from './read-typed';

/** What became of a reference: why it cannot be opened as it is, and the nearest one that can. */
export type ReferenceAnswer =
  | { readonly type: 'unreadable' }
  | { readonly type: 'unknown-model'; readonly model: string; readonly nearest: string | null }
  | { readonly type: 'other-catalogue' }
  | { readonly type: 'nearest'; readonly reference: string }
  | { readonly type: 'unknown-creation' | 'sign-in'; readonly code: string }
  /** The server did not answer. */
  | { readonly type: 'unread' };

/** Opens references, and codes of creations, as the configuration that they stand for; says where it went. */
export function useOpenReference(onOpened: (path: string) => void) {
  const catalogId = useCatalogue();
  const choosing = useChoosing();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<ReferenceAnswer | null>(null);
  const [readSheet] = api.useLazyGetModelSheetQuery();
  const [readConfig] = api.useLazyGetProductConfigQuery();
  const { status } = useSession();
  const [isOpening, setOpening] = useState(false);

  async function show(path: string): Promise<void> {
    onOpened(path);
    await navigate(path);
  }

  async function go(catalogue: CatalogId, { parsed, text, isWhole }: TypedReference): Promise<void> {
    const query = { ...catalogueQuery(catalogue), model: parsed.model };
    const { data: sheet, error } = await readSheet({ query, isSilent: true }, true);
    if (!sheet) {
      const failure = failureOf(error);
      if (failure?.status !== 404) return setAnswer({ type: 'unread' });
      const { nearest: model } = failureData(failure);
      const nearest = typeof model === 'string' ? text.replace(parsed.model, model) : null;
      return setAnswer({ type: 'unknown-model', model: parsed.model, nearest });
    }
    const prepared = prepareModel(sheet, today());
    if (!prepared.ok || !sheet.model.status.isCatalog)
      return setAnswer({ type: 'unknown-model', model: parsed.model, nearest: null });
    const { pendantHeight, ...coded } = choicesOf(parsed);
    const choices = pendantHeight ? { ...coded, pendantHeight } : coded;
    const asked = { rateId: markets[catalogue].defaultRateId, quantity: 1 };
    const { allowed, reference } = evaluate(prepared.value, choices, asked);
    if (!allowed || !isWhole) return setAnswer({ type: 'nearest', reference });
    const { model, subFamily, applicationsLocations } = sheet.model;
    const path = choosing.configure(subFamily.id, applicationsLocations[0] ?? 1, model);
    await show(`${path}?${new URLSearchParams({ reference: text }).toString()}`);
  }

  /** The creation of one of the viewer's projects, in its configurator. */
  async function goToCreation(code: string): Promise<void> {
    if (status !== 'signedIn') return setAnswer({ type: 'sign-in', code });
    const { data, error } = await readConfig({ params: { id: code } });
    if (!data) {
      const isMissing = failureOf(error)?.status === 404;
      return setAnswer(isMissing ? { type: 'unknown-creation', code } : { type: 'unread' });
    }
    const { productId, projectId, configuratorType, subFamily } = data;
    const asked = { type: configuratorType.id, subFamilyId: subFamily.id };
    const way = wayToConfigure(asked, { mode: 'edit', projectId, productId });
    await show(way ?? href('expressConfigurator', { projectId, productId }));
  }

  function follow(opening: Promise<void>): void {
    setOpening(true);
    opening.catch(() => setAnswer({ type: 'unread' })).finally(() => setOpening(false));
  }

  return {
    answer,
    isOpening,
    forget: () => setAnswer(null),
    open: (typed: string): void => {
      setAnswer(null);
      const code = readCreationCode(typed);
      if (code !== null) return follow(goToCreation(code));
      const read = readTyped(typed);
      if (!read) return setAnswer({ type: 'unreadable' });
      if (!catalogId) return;
      if (read.parsed.catalog !== catalogId) return setAnswer({ type: 'other-catalogue' });
      follow(go(catalogId, read));
    },
  };
}
