import { inchesToCm, type HeightOption } from '@lucerna/engine';
import { Button, NumberField, Text } from '@lucerna/kit';
import type { CSSProperties } from 'react';
import { useMeasures } from '../../catalogue/use-measures';
import { useFormat, useTranslate } from '../../i18n';
import type { Chooser } from './chooser';
import styles from './HeightChoice.module.css';

/** The pendant height as a dimension line with its limits, and as a typed figure. */
export function HeightChoice({ height, chooser }: { height: HeightOption; chooser: Chooser }) {
  const t = useTranslate();
  const format = useFormat();
  const { field, fromCm, toCm, writeTyped } = useMeasures(chooser.prepared.sheet.catalogId);
  const { min, max, standard, value } = height;
  const written = (cm: number) => field.notation?.write(fromCm(cm)) ?? writeTyped(cm, format);
  const set = (pendantHeight: number) =>
    chooser.choose({ pendantHeight: Math.min(max, Math.max(min, pendantHeight)) });
  const held = (chooser.several?.('pendantHeight') ?? []).map(Number);
  const several =
    held.length > 1
      ? t('configurator.several', {
          values: `${written(Math.min(...held))} – ${written(Math.max(...held))}`,
        })
      : null;
  const placeOf = (cm: number) => `${((cm - min) / Math.max(1, max - min)) * 100}%`;

  return (
    <div className={styles.height}>
      <Text as="div" weight="strong" size={16}>
        {t('configurator.attribute.pendantHeight')}{' '}
        {several && (
          <Text size={14} tone="quiet" isTabular>
            {several}
          </Text>
        )}
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
            step={field.notation ? inchesToCm(1) : 1}
            value={value}
            aria-label={t('configurator.attribute.pendantHeight')}
            aria-valuetext={several ?? written(value)}
            onChange={(event) => set(toCm(Math.round(fromCm(Number(event.target.value)))))}
          />
          <span className={styles.mark} aria-hidden="true" />
          <div className={styles.limits}>
            <span>{written(min)}</span>
            <span>{written(max)}</span>
          </div>
        </div>
        <NumberField
          {...field}
          label={t('configurator.attribute.pendantHeight')}
          isLabelHidden
          hasSteppers={false}
          value={several ? null : fromCm(value)}
          min={fromCm(min)}
          max={fromCm(max)}
          onChange={(figure) => set(toCm(figure))}
          className={styles.figure}
        />
      </div>
      {(several || value !== standard) && (
        <Button variant="quiet" size="small" onPress={() => set(standard)} className={styles.standard}>
          {t('configurator.standardHeight', { height: written(standard) })}
        </Button>
      )}
    </div>
  );
}
