import { standingOn, type Drawing, type DrawnFeed, type DrawnLight, type Run } from '@lucerna/engine';
import { memo } from 'react';
import type { TakenCorner } from '../hand/held-corner';
import type { LightSize } from '../work/light-sizes';
import { PlanFeed, PlanGlow, PlanLight } from './PlanLight';
import { PlanCorners, PlanRun } from './PlanRun';

interface PlanRunsProps {
  readonly drawing: Drawing;
  readonly chosen: ReadonlySet<string>;
  /** What cannot be built as it is. */
  readonly wrong: ReadonlySet<string>;
  readonly hasMeasures: boolean;
  readonly corner: TakenCorner | null;
  readonly sizeOf: (model: string) => LightSize;
  readonly write: (metres: number) => string;
}

/** All runs below, then what stands on them. Only the runs on which something is another are drawn again. */
export function PlanRuns({ drawing, hasMeasures, corner, write, ...props }: PlanRunsProps) {
  const { runs, system, height } = drawing;
  const { chosen, wrong } = props;
  const hasRods = system.rods.length > 0;
  return (
    <>
      {runs.map((run) => (
        <PlanRun
          key={run.id}
          run={run}
          isShown={chosen.has(run.id)}
          hasProblem={wrong.has(run.id)}
          hasRods={hasRods}
          hasMeasures={hasMeasures}
          write={write}
        />
      ))}
      {runs.map((run) => {
        const { lights, feeds } = standingOn(drawing, run.id);
        return <OnRun key={run.id} run={run} height={height} lights={lights} feeds={feeds} {...props} />;
      })}
      {runs
        .filter(({ id }) => chosen.has(id))
        .map((run) => (
          <PlanCorners key={run.id} run={run} corner={corner?.id === run.id ? corner.index : -1} />
        ))}
    </>
  );
}

interface OnRunProps extends Pick<PlanRunsProps, 'chosen' | 'wrong' | 'sizeOf'> {
  readonly run: Run;
  readonly height: number;
  readonly lights: readonly DrawnLight[];
  readonly feeds: readonly DrawnFeed[];
}

const OnRun = memo(function OnRun({ run, height, lights, feeds, chosen, wrong, sizeOf }: OnRunProps) {
  return (
    <>
      <PlanGlow lights={lights} run={run} height={height} sizeOf={sizeOf} />
      {feeds.map((feed) => (
        <PlanFeed key={feed.id} feed={feed} run={run} height={height} isSelected={chosen.has(feed.id)} />
      ))}
      {lights.map((light) => (
        <PlanLight
          key={light.id}
          light={light}
          run={run}
          height={height}
          size={sizeOf(light.model)}
          isSelected={chosen.has(light.id)}
          hasProblem={wrong.has(light.id)}
        />
      ))}
    </>
  );
});
