import type { Drawing, DrawingProblem, ElementCatalogue } from '@lucerna/engine';
import { aimInWords, namedPivots } from '../../../shared/editor';
import { useFormat, useTranslate } from '../../../shared/i18n';
import type { TakenCorner } from '../hand/held-corner';
import type { Aim } from '../pen/pen';
import type { Lengths } from './use-lengths';

interface SentenceGiven {
  /** Where the pen points while drawing. */
  readonly aim: Aim | null;
  readonly lengths: Lengths;
  readonly selection: readonly string[];
  /** The corner of the chosen run that is taken. */
  readonly corner: TakenCorner | null;
  readonly problems: readonly DrawingProblem[];
  readonly nameOf: (id: string) => string;
  readonly drawing: Drawing;
  readonly elements: ElementCatalogue;
}

/** The most names that are read out. */
const few = 3;

/** What is read out: where the pen points while drawing, else what is chosen, which corner of it, how far a single light is turned, and how much stands against building. */
export function useSentence(given: SentenceGiven): string {
  const { aim, lengths, selection, corner, problems, nameOf, drawing, elements } = given;
  const t = useTranslate();
  const format = useFormat();
  if (aim) {
    const caught = aim.snap ? t(`drawing.snap.${aim.snap}`) : '';
    const { x, z } = aim.point;
    const place = t('drawing.placeOf', { x: lengths.write(x), z: lengths.write(z) });
    return [aim.from && t('drawing.stretchOf', { length: lengths.write(aim.length) }), place, caught]
      .filter(Boolean)
      .join(', ');
  }
  const chosen =
    selection.length > few
      ? t('drawing.chosen', { count: selection.length })
      : format.list(selection.map(nameOf));
  const light = selection.length === 1 ? drawing.lights.find(({ id }) => id === selection[0]) : undefined;
  const turned = light ? aimInWords(namedPivots(light, elements, t), format.number).join(', ') : '';
  const against = problems.length > 0 ? t('editor.problems', { count: problems.length }) : '';
  const taken = corner ? t('drawing.cornerNumber', { number: corner.index + 1 }) : '';
  return [chosen, taken, turned, against].filter(Boolean).join('. ');
}
