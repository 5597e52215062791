import { cmToDecimalInches, countedBelt, countsOf, inchesToCm, maxCounted } from '@lucerna/engine';
import { NumberField } from '@lucerna/kit';
import { useState } from 'react';
import { writeMetres } from '../../shared/catalogue/lengths';
import { useMeasures, useUnits } from '../../shared/catalogue/use-measures';
import { useFormat, useTranslate } from '../../shared/i18n';
import type { Counting } from './counting';

/** Metres of belt, in steps of the shortest one: they are cut from the lengths of the catalogue, and say so. */
export function BeltMetres({ counting, isReadOnly }: { counting: Counting; isReadOnly: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { system, editTelling, state, catalogue } = counting;
  const units = useUnits(catalogue.catalogId);
  const { field } = useMeasures(catalogue.catalogId);
  const write = (length: number) => writeMetres(length, units, format);
  /** Metres in the field, or feet and inches. */
  const shown = (length: number) => (units === 'metric' ? length : cmToDecimalInches(length * 100));
  const taken = (figure: number) => (units === 'metric' ? figure : inchesToCm(figure) / 100);
  const { belts } = system;
  const [typed, setTyped] = useState<number | null>(null);
  const counts = countsOf(state.value.space);
  const metres = belts.reduce((sum, { model, length }) => sum + length * (counts.get(model) ?? 0), 0);
  const became = typed === null ? null : countedBelt(typed, system);
  return (
    <NumberField
      label={t('counts.beltMetres')}
      {...(units === 'metric' ? { unit: 'm' } : field)}
      value={shown(metres)}
      min={0}
      max={shown(maxCounted)}
      step={shown(belts[0]?.length ?? 1)}
      isDisabled={isReadOnly}
      description={
        <span role="status">
          {typed !== null &&
            became?.reason &&
            became.metres === metres &&
            t(`counts.became.${became.reason}`, {
              typed: write(typed),
              metres: write(became.metres),
              lengths: format.list(belts.map(({ length }) => write(length))),
            })}
        </span>
      }
      onChange={(figure) => {
        const wanted = taken(figure);
        setTyped(wanted);
        editTelling({ type: 'belt', metres: wanted }, {}, { joins: 'belt' });
      }}
    />
  );
}
