import type { ArticleElement } from '@lucerna/engine';
import { useSaid, type Said } from '../../announcement/use-said';
import { wholeCm } from '../../catalogue/lengths';
import { useMeasures } from '../../catalogue/use-measures';
import { useModelName } from '../../catalogue/use-model-name';
import { useFormat, useTranslate } from '../../i18n';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';

/** What is done with luminaires, as it is said. */
export type SaidAct =
  | 'add'
  | 'remove'
  | 'duplicate'
  | 'group'
  | 'ungroup'
  | 'gather'
  | 'part'
  | 'align'
  | 'distribute'
  | 'array'
  | 'move'
  | 'height'
  | 'change';

/** Says what an act did to who does not see it. */
export interface Saying {
  readonly say: (sentence: string) => void;
  /** `3 luminaires moved`. */
  readonly sayAct: (act: SaidAct, what: string) => void;
  readonly sayStep: (step: 'undo' | 'redo') => void;
  /** Where a luminaire is now, and whether it stands in the way. */
  readonly sayPlace: (light: ArticleElement, what: string) => void;
  /** Names luminaires: one by its model, several by how many they are. */
  readonly nameOf: (articles: readonly ArticleElement[]) => string;
}

/** What the last act of an editor did, in a sentence that is read out, and what says it. */
export function useSaying(catalogue: EditorCatalogue): Saying & { readonly said: Said } {
  const t = useTranslate();
  const format = useFormat();
  const modelName = useModelName();
  const { writeTyped } = useMeasures(catalogue.catalogId);
  const [said, say] = useSaid();
  return {
    said,
    say,
    sayAct: (act, what) => say(t(`editor.said.${act}`, { what })),
    sayStep: (step) => say(t(`editor.said.${step}`)),
    sayPlace: ({ position, collides }, what) => {
      const place = {
        x: writeTyped(wholeCm(position.x), format),
        z: writeTyped(wholeCm(position.z), format),
      };
      say(t(collides ? 'editor.said.placedColliding' : 'editor.said.placed', { what, ...place }));
    },
    nameOf: (articles) => {
      const [first] = articles;
      const sheet = first && catalogue.elements.model(first.model)?.sheet;
      return articles.length === 1 && sheet
        ? modelName(sheet.model)
        : t('crea.luminaires', { count: articles.length });
    },
  };
}
