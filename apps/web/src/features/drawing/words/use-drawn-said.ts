import type { Drawing, ElementCatalogue } from '@lucerna/engine';
import { useSaid, type Said } from '../../../shared/announcement/use-said';
import { useTranslate } from '../../../shared/i18n';
import type { TakenCorner } from '../hand/held-corner';
import { useNaming } from './use-drawn-names';
import type { Lengths } from './use-lengths';

/** What something is done with: what a drawing has of these ids, or a corner of it. */
interface Meant {
  readonly drawing: Drawing;
  readonly ids: readonly string[];
  readonly corner?: TakenCorner | null;
}

/** Says what was done in a drawing, for who does not see it. */
export interface DrawnSaid {
  readonly said: Said;
  readonly did: (act: 'add' | 'remove' | 'change' | 'distribute', meant: Meant) => void;
  /** Where it stands now; of a run or of several that they were moved. */
  readonly moved: (meant: Meant) => void;
  readonly stepped: (act: 'undo' | 'redo') => void;
}

export function useDrawnSaid(elements: ElementCatalogue, { write }: Lengths): DrawnSaid {
  const t = useTranslate();
  const naming = useNaming(elements);
  const [said, say] = useSaid();

  function called({ drawing, ids, corner }: Meant): string {
    if (corner) return t('drawing.cornerNumber', { number: corner.index + 1 });
    const [only] = ids;
    return ids.length === 1 && only !== undefined
      ? naming(drawing)(only)
      : t('drawing.elements', { count: ids.length });
  }

  function placeOf({ drawing: { runs, lights, feeds }, ids, corner }: Meant): string | null {
    if (corner) {
      const point = runs.find(({ id }) => id === corner.id)?.points[corner.index];
      return point ? t('drawing.placeOf', { x: write(point.x), z: write(point.z) }) : null;
    }
    const standing = ids.length === 1 ? [...lights, ...feeds].find(({ id }) => id === ids[0]) : undefined;
    return standing ? t('drawing.fromStart', { length: write(standing.at) }) : null;
  }

  return {
    said,
    did: (act, meant) => say(t(`editor.said.${act}`, { what: called(meant) })),
    moved(meant) {
      const what = called(meant);
      const text = placeOf(meant);
      say(text === null ? t('editor.said.move', { what }) : t('editor.said.standing', { name: what, text }));
    },
    stepped: (act) => say(t(`editor.said.${act}`)),
  };
}
