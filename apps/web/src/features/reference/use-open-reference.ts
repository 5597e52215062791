import { choicesOf, evaluate, markets, prepareModel } from '@lucerna/engine';
import type { CatalogId, ModelSheet } from '@lucerna/engine';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { today } from '../../shared/catalogue/today';
import { useChoosing } from '../../shared/route';
import { mostLike, readTyped } from './read-typed';
import type { TypedReference } from './read-typed';

/** What became of a reference: why it cannot be opened as it is, and the nearest one that can. */
export type ReferenceAnswer =
  | { readonly type: 'unreadable' }
  | { readonly type: 'unknown-model'; readonly model: string; readonly nearest: string | null }
  | { readonly type: 'other-catalogue' }
  | { readonly type: 'nearest'; readonly reference: string };

/** Opens references as the configuration that they stand for. */
export function useOpenReference() {
  const catalogId = useCatalogue();
  const choosing = useChoosing();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<ReferenceAnswer | null>(null);
  const [readModels] = api.useLazyListModelsQuery();
  const [readSheet] = api.useLazyGetModelSheetQuery();
  const [isOpening, setOpening] = useState(false);

  async function go(catalogue: CatalogId, { parsed, text, isWhole }: TypedReference): Promise<void> {
    const models = await readModels({ query: catalogueQuery(catalogue) }, true).unwrap();
    const card = models.find(({ model }) => model === parsed.model);
    if (!card) {
      const model = mostLike(
        parsed.model,
        models.map((each) => each.model),
      );
      const nearest = model === null ? null : text.replace(parsed.model, model);
      return setAnswer({ type: 'unknown-model', model: parsed.model, nearest });
    }
    const query = { ...catalogueQuery(catalogue), model: parsed.model };
    // The answer is the engine's own row, written by the server.
    const sheet = (await readSheet({ query }, true).unwrap()) as unknown as ModelSheet;
    const prepared = prepareModel(sheet, today());
    if (!prepared.ok) return setAnswer({ type: 'unknown-model', model: parsed.model, nearest: null });
    const { pendantHeight, ...coded } = choicesOf(parsed);
    const choices = pendantHeight ? { ...coded, pendantHeight } : coded;
    const asked = { rateId: markets[catalogue].defaultRateId, quantity: 1 };
    const { allowed, reference } = evaluate(prepared.value, choices, asked);
    if (!allowed || !isWhole) return setAnswer({ type: 'nearest', reference });
    const place = card.applicationsLocations[0] ?? 1;
    const path = choosing.configure(card.subFamily.id, place, card.model);
    await navigate(`${path}?${new URLSearchParams({ reference: text }).toString()}`);
  }

  return {
    answer,
    isOpening,
    forget: () => setAnswer(null),
    open: (typed: string): void => {
      const read = readTyped(typed);
      setAnswer(null);
      if (!read) return setAnswer({ type: 'unreadable' });
      if (!catalogId) return;
      if (read.parsed.catalog !== catalogId) return setAnswer({ type: 'other-catalogue' });
      setOpening(true);
      // What cannot be read from the server is told by the dialog of failures.
      go(catalogId, read)
        .catch(() => undefined)
        .finally(() => setOpening(false));
    },
  };
}
