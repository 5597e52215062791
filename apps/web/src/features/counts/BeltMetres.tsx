import { countedBelt, countsOf, maxCounted } from '@lucerna/engine';
import { NumberField } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useTranslate } from '../../shared/i18n';
import type { Counting } from './counting';

/** Metres of belt, in steps of the shortest one: they are cut from the lengths of the catalogue, and say so. */
export function BeltMetres({ counting, isReadOnly }: { counting: Counting; isReadOnly: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { system, editor, state } = counting;
  const { belts } = system;
  const [typed, setTyped] = useState<number | null>(null);
  const counts = countsOf(state.value.space);
  const metres = belts.reduce((sum, { model, length }) => sum + length * (counts.get(model) ?? 0), 0);
  const became = typed === null ? null : countedBelt(typed, system);
  return (
    <NumberField
      label={t('counts.beltMetres')}
      unit="m"
      value={metres}
      min={0}
      max={maxCounted}
      step={belts[0]?.length ?? 1}
      isDisabled={isReadOnly}
      description={
        <span role="status">
          {typed !== null &&
            became?.reason &&
            became.metres === metres &&
            t(`counts.became.${became.reason}`, {
              typed: format.unit(typed, 'm'),
              metres: format.unit(became.metres, 'm'),
              lengths: format.list(belts.map(({ length }) => format.unit(length, 'm'))),
            })}
        </span>
      }
      onChange={(wanted) => {
        setTyped(wanted);
        editor.edit({ type: 'belt', metres: wanted }, { joins: 'belt' });
      }}
    />
  );
}
