import type { Drawing, DrawingFacts } from '@lucerna/engine';
import { Stack } from '@lucerna/kit';
import { SideSection } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { Lengths } from '../words/use-lengths';
import { RunMeters } from './RunPanel';
import styles from './Side.module.css';

interface OverviewProps {
  readonly drawing: Drawing;
  readonly facts: DrawingFacts;
  readonly lengths: Lengths;
  readonly nameOf: (id: string) => string;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Every run with its length and load against the limits. */
export function Overview({ drawing, facts, lengths, nameOf, onSelect }: OverviewProps) {
  const t = useTranslate();
  if (drawing.runs.length === 0) return null;
  const name = t(`drawing.runs.${drawing.system.name}`);
  return (
    <SideSection label={name} title={name}>
      <Stack as="ul">
        {facts.runs.map((run) => (
          <Stack as="li" gap={2} key={run.id}>
            <button type="button" className={styles.name} onClick={() => onSelect([run.id])}>
              {nameOf(run.id)}
            </button>
            <RunMeters facts={run} lengths={lengths} />
          </Stack>
        ))}
      </Stack>
    </SideSection>
  );
}
