import type { Drawing, Model, Run, RunFacts } from '@lucerna/engine';
import { Button, Disclosure, NumberField, Select, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { SideFields } from '../../../shared/editor';
import { useFormat, useTranslate } from '../../../shared/i18n';
import type { TakenCorner } from '../hand/held-corner';
import { useSignal, type Signal } from '../tools/signal';
import type { Commands } from '../tools/use-commands';
import type { Lengths } from '../words/use-lengths';
import { isLevel } from '../work/leaning';
import { LengthField } from './LengthField';
import { LoadMeter } from './LoadMeter';
import styles from './Side.module.css';

interface RunPanelProps {
  readonly run: Run;
  readonly drawing: Drawing;
  readonly facts: RunFacts | undefined;
  readonly models: readonly Model[];
  readonly corner: Signal<TakenCorner | null>;
  readonly commands: Commands;
  readonly lengths: Lengths;
  readonly isReadOnly: boolean;
}

/** No corner, in the list of them. */
const none = 'none';
/** More stretches than these are not listed one below the other at once. */
const few = 6;

/**
 * A chosen run: a corner of it to take and to hang at a height, how long it is and what it carries, the lengths of its
 * stretches, and lights spread along it.
 */
export function RunPanel(props: RunPanelProps) {
  const { run, drawing, facts, models, commands, lengths, isReadOnly } = props;
  const corner = useSignal(props.corner)?.index ?? null;
  const point = corner === null ? undefined : run.points[corner];
  const { rods } = drawing.system;
  const hasRods = rods.length > 0;
  const t = useTranslate();
  const count = run.points.length - 1;
  const lights = drawing.lights.filter((each) => each.run === run.id).length;
  return (
    <>
      <Select
        label={t('drawing.corner')}
        options={[
          { value: none, label: t('drawing.cornerNone') },
          ...run.points.map((_, at) => ({
            value: String(at),
            label: t('drawing.cornerNumber', { number: at + 1 }),
          })),
        ]}
        value={corner === null ? none : String(corner)}
        onChange={(taken) => {
          const index = Number(taken);
          props.corner.set(taken === none ? null : { kind: 'corner', id: run.id, index });
        }}
      />
      {corner !== null && point && (
        <LengthField
          key={`corner ${corner}`}
          label={t('drawing.cornerHeight', { number: corner + 1 })}
          value={point.y ?? drawing.height}
          lengths={lengths}
          isReadOnly={isReadOnly}
          onChange={(metres) => commands.setCornerHeight(run.id, corner, metres)}
        />
      )}
      {facts && <RunMeters facts={facts} lengths={lengths} />}
      {facts && <BeltsSupplied facts={facts} drawing={drawing} lengths={lengths} />}
      {!isReadOnly && (
        <>
          <SpreadForm key={run.id} run={run.id} models={models} commands={commands} />
          <Stack direction="row" gap={2}>
            <Button size="small" onPress={() => commands.add('feed')}>
              {t('drawing.addFeed')}
            </Button>
            <Button size="small" onPress={() => commands.insertCorner(run.id)}>
              {t('drawing.insertCorner')}
            </Button>
            {hasRods && (
              <Button size="small" onPress={() => commands.lean(run.id)}>
                {t(isLevel(run, drawing.height) ? 'drawing.lean' : 'drawing.level')}
              </Button>
            )}
            {lights > 1 && (
              <Button size="small" onPress={() => commands.even(run.id)}>
                {t('drawing.even')}
              </Button>
            )}
          </Stack>
        </>
      )}
      <Disclosure title={t('drawing.stretches', { count })} defaultExpanded={count <= few}>
        <SideFields>
          {run.points.slice(1).map((to, index) => {
            const from = run.points[index]!;
            const rise = (to.y ?? drawing.height) - (from.y ?? drawing.height);
            return (
              <LengthField
                key={index}
                label={t('drawing.stretch', { number: index + 1 })}
                value={Math.hypot(to.x - from.x, rise, to.z - from.z)}
                lengths={lengths}
                isReadOnly={isReadOnly}
                allowed={hasRods ? rods.map(({ length }) => length) : undefined}
                onChange={(metres) => commands.setLength(run.id, index, metres)}
              />
            );
          })}
        </SideFields>
      </Disclosure>
    </>
  );
}

/** The length and the load of a run against what its feeds reach and carry. */
export function RunMeters({ facts, lengths }: { facts: RunFacts; lengths: Lengths }) {
  const t = useTranslate();
  const format = useFormat();
  const { length, watts, maxLength, maxWatts } = facts;
  return (
    <Stack gap={3}>
      <LoadMeter
        name={t('drawing.length')}
        value={length}
        most={maxLength}
        text={t('drawing.ofMost', { value: lengths.write(length), most: lengths.write(maxLength) })}
      />
      <LoadMeter
        name={t('drawing.load')}
        value={watts}
        most={maxWatts}
        text={t('drawing.ofMost', { value: format.unit(watts, 'W'), most: format.unit(maxWatts, 'W') })}
      />
    </Stack>
  );
}

/** Belts come in some lengths only: what is supplied is longer than what was drawn, and says so. */
function BeltsSupplied({
  facts,
  drawing,
  lengths,
}: Pick<RunPanelProps, 'drawing' | 'lengths'> & { facts: RunFacts }) {
  const t = useTranslate();
  const format = useFormat();
  const belts = drawing.system.belts.flatMap(({ model, length }) => {
    const quantity = facts.parts.find((part) => part.model === model)?.quantity ?? 0;
    return Array.from({ length: quantity }, () => length);
  });
  const supplied = belts.reduce((sum, each) => sum + each, 0);
  if (supplied <= facts.length + 0.005) return null;
  return (
    <Text as="div" size={14} tone="quiet">
      {t('drawing.beltsSupplied', {
        metres: lengths.write(supplied),
        lengths: format.list(belts.toSorted((one, other) => other - one).map(lengths.write)),
      })}
    </Text>
  );
}

/** So many lights fit on no run. */
const maxLights = 200;

function SpreadForm({ run, models, commands }: { run: string } & Pick<RunPanelProps, 'models' | 'commands'>) {
  const t = useTranslate();
  const [model, setModel] = useState(models[0]?.model ?? null);
  const [count, setCount] = useState(4);
  return (
    <Stack gap={3} role="group" aria-label={t('drawing.spreadTitle')}>
      {models.length > 1 && (
        <Select
          label={t('drawing.luminaire')}
          options={models.map(({ model: value, name }) => ({ value, label: name }))}
          value={model}
          onChange={setModel}
        />
      )}
      <div className={styles.spreadRow}>
        <NumberField label={t('drawing.count')} value={count} min={1} max={maxLights} onChange={setCount} />
        <Button onPress={() => model !== null && commands.spread(run, model, count)}>
          {t('drawing.spread')}
        </Button>
      </div>
    </Stack>
  );
}
