import { heightLimits, type Luminaire } from '@lucerna/engine';
import { classNames, IconButton, NumberField, Select, useBreakpoint } from '@lucerna/kit';
import { useEffect, useRef } from 'react';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import { wholeCm } from '../../../shared/catalogue/lengths';
import { useMeasures } from '../../../shared/catalogue/use-measures';
import { ModelPicture } from '../../../shared/picture';
import { useTranslate } from '../../../shared/i18n';
import { composingModels } from '../../../shared/composing/start';
import type { Composing } from './composing';
import styles from './Compositor.module.css';

interface PendantRowProps {
  readonly composing: Composing;
  readonly pendant: Luminaire;
  readonly number: number;
  readonly isReadOnly: boolean;
}

/** One pendant: its model, how low it hangs and, placed freely, where; comes into sight when it is chosen in the room. */
export function PendantRow({ composing, pendant, number, isReadOnly }: PendantRowProps) {
  const t = useTranslate();
  const modelName = useModelName();
  const { catalogue, state, placing, editor, acts } = composing;
  const { field, fromCm, toCm } = useMeasures(catalogue.catalogId);
  const { id, model, attributes, position } = pendant;
  const isChosen = state.selection.includes(id);
  const room = state.value.space.config.roomSize;
  const prepared = catalogue.elements.model(model);
  const limits = prepared && heightLimits(prepared, room);
  const row = useRef<HTMLLIElement>(null);
  // On a phone the room would go out of sight for it, and under a finger in the row nothing may move.
  const isBeside = useBreakpoint() !== 'sm';
  useEffect(() => {
    if (!isChosen || !isBeside || row.current?.contains(document.activeElement)) return;
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen, isBeside]);
  const place = (axis: 'x' | 'z', cm: number) => acts.move(pendant, { ...position, [axis]: cm / 100 });
  return (
    <li
      ref={row}
      className={classNames(styles.row, isChosen && styles.chosen)}
      onFocus={() => !isChosen && editor.select([id])}
    >
      <ModelPicture model={model} finish={attributes.color} className={styles.picture} />
      <div className={styles.fields}>
        <Select
          label={t('compositor.modelOf', { number })}
          isLabelHidden
          options={composingModels(catalogue).map((each) => ({ value: each.model, label: modelName(each) }))}
          value={model}
          isDisabled={isReadOnly}
          onChange={(next) => acts.exchange(pendant, next)}
          className={styles.model}
        />
        {limits && attributes.pendantHeight !== undefined && (
          <NumberField
            {...field}
            label={t('compositor.heightOf', { number })}
            isLabelHidden
            hasSteppers={false}
            value={fromCm(attributes.pendantHeight)}
            min={fromCm(limits.min)}
            max={fromCm(limits.max)}
            isDisabled={isReadOnly}
            onChange={(figure) => acts.hang(pendant, toCm(figure))}
          />
        )}
        {placing === 'free' &&
          !isReadOnly &&
          (['x', 'z'] as const).map((axis) => (
            <NumberField
              {...field}
              key={axis}
              label={t(`compositor.${axis}Of`, { number })}
              isLabelHidden
              hasSteppers={false}
              unit={[axis === 'x' ? 'x' : 'y', field.unit].filter(Boolean).join(' ')}
              value={fromCm(wholeCm(position[axis]))}
              min={-fromCm(room[axis === 'x' ? 'width' : 'depth'] * 50)}
              max={fromCm(room[axis === 'x' ? 'width' : 'depth'] * 50)}
              onChange={(figure) => place(axis, toCm(figure))}
            />
          ))}
      </div>
      {!isReadOnly && (
        <IconButton
          icon="trash"
          label={t('compositor.removeOf', { number })}
          isDisabled={acts.isLast}
          onPress={() => acts.remove(pendant)}
        />
      )}
    </li>
  );
}
