import type { HeightOption } from '@lucerna/engine';
import { Button, NumberField, Text } from '@lucerna/kit';
import type { CSSProperties } from 'react';
import { useMeasures } from '../../catalogue/use-measures';
import { useFormat, useWords } from '../../words';
import type { Chooser } from './chooser';
import styles from './HeightChoice.module.css';

/** The pendant height as a dimension line with its limits, and as a typed figure. */
export function HeightChoice({ height, chooser }: { height: HeightOption; chooser: Chooser }) {
  const say = useWords();
  const format = useFormat();
  const { lengthUnit, step, fromCm, toCm, writeTyped } = useMeasures(chooser.prepared.sheet.catalogId);
  const { min, max, standard, value } = height;
  const written = (cm: number) => writeTyped(cm, format);
  const set = (pendantHeight: number) =>
    chooser.choose({ pendantHeight: Math.min(max, Math.max(min, pendantHeight)) });
  const placeOf = (cm: number) => `${((cm - min) / Math.max(1, max - min)) * 100}%`;

  return (
    <div className={styles.height}>
      <Text as="div" weight="strong" size={16}>
        {say('configurator.attribute.pendantHeight')}
      </Text>
      <div className={styles.row}>
        <div
          className={styles.line}
          style={{ '--at': placeOf(value), '--standard': placeOf(standard) } as CSSProperties}
        >
          <input
            type="range"
            className={styles.slider}
            min={min}
            max={max}
            step={1}
            value={value}
            aria-label={say('configurator.attribute.pendantHeight')}
            aria-valuetext={written(value)}
            onChange={(event) => set(Number(event.target.value))}
          />
          <span className={styles.mark} aria-hidden="true" />
          <div className={styles.limits}>
            <span>{written(min)}</span>
            <span>{written(max)}</span>
          </div>
        </div>
        <NumberField
          label={say('configurator.attribute.pendantHeight')}
          isLabelHidden
          hasSteppers={false}
          unit={lengthUnit}
          value={fromCm(value)}
          min={fromCm(min)}
          max={fromCm(max)}
          step={step}
          onChange={(figure) => set(toCm(figure))}
          className={styles.figure}
        />
      </div>
      {value !== standard && (
        <Button variant="quiet" size="small" onPress={() => set(standard)} className={styles.standard}>
          {say('configurator.standardHeight', { height: written(standard) })}
        </Button>
      )}
    </div>
  );
}
