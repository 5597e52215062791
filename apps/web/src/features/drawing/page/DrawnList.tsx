import type { Drawing, DrawingProblem } from '@lucerna/engine';
import { useMemo } from 'react';
import { ElementList, ListPlace, aimInWords, namedPivots } from '../../../shared/editor';
import type { EditorCatalogue, ListedElement } from '../../../shared/editor';
import { useFormat, useTranslate } from '../../../shared/i18n';
import type { Commands } from '../tools/use-commands';
import type { Desk } from '../tools/use-desk';
import { useDrawingProblems, type ProblemWatch } from '../work/drawing-validation';
import { lengthOfRun } from '../work/free-place';

interface DrawnListProps {
  readonly drawing: Drawing;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  readonly against: ProblemWatch;
  readonly desk: Desk;
  readonly commands: Commands;
  readonly nameOf: (id: string) => string;
  readonly textOf: (problem: DrawingProblem) => string;
  readonly isReadOnly: boolean;
}

/** Every run with what stands on it in words, with the same commands as the plan. */
export function DrawnList(props: DrawnListProps) {
  const { drawing, selection, against, desk, commands, nameOf, textOf, isReadOnly } = props;
  const t = useTranslate();
  const format = useFormat();
  const { elements } = props.catalogue;
  const problems = useDrawingProblems(against);
  const { write } = desk.lengths;
  const rows = useMemo((): ListedElement[] => {
    const wrong = new Map(problems.map((each) => [each.light ?? each.feed ?? each.run ?? '', textOf(each)]));
    const turnedOf = new Map(
      drawing.lights.map((light) => [light.id, aimInWords(namedPivots(light, elements, t), format.number)]),
    );
    return drawing.runs.flatMap((run) => {
      const standing = [...drawing.feeds, ...drawing.lights]
        .filter((each) => each.run === run.id)
        .toSorted((one, other) => one.at - other.at);
      const corners = run.points.length;
      const length = write(lengthOfRun(drawing, run.id));
      return [
        {
          id: run.id,
          name: nameOf(run.id),
          detail: t('drawing.runDetail', { length, corners }),
          problem: wrong.get(run.id) ?? null,
        },
        ...standing.map(({ id, at }) => ({
          id,
          name: nameOf(id),
          detail: [t('drawing.fromStart', { length: write(at) }), ...(turnedOf.get(id) ?? [])].join(' · '),
          problem: wrong.get(id) ?? null,
          depth: 1,
        })),
      ];
    });
  }, [drawing, problems, nameOf, textOf, write, t, elements, format]);
  return (
    <ListPlace>
      <ElementList
        label={t('drawing.list')}
        elements={rows}
        selection={selection}
        onSelect={desk.choose}
        onRemove={isReadOnly ? undefined : commands.remove}
        onNudge={isReadOnly ? undefined : commands.nudge}
      />
    </ListPlace>
  );
}
