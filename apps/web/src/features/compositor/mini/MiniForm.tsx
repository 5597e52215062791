import { patterns } from '@lucerna/engine';
import { ChoiceCards, NumberField } from '@lucerna/kit';
import { useMemo } from 'react';
import { SharedChoices } from '../../../shared/editor';
import { ModelPicture } from '../../../shared/picture';
import { useTranslate } from '../../../shared/i18n';
import { pendantsOf } from '../../../shared/composing/compose';
import { maxPendants } from '../../../shared/composing/pendants';
import { composingModels } from '../../../shared/composing/start';
import type { Composing } from '../form/composing';
import styles from './MiniCompositor.module.css';

/** The few choices that make a composition, from the largest to the smallest. */
export function MiniForm({ composing }: { composing: Composing }) {
  const t = useTranslate();
  const { catalogue, state, placing, acts } = composing;
  const { space } = state.value;
  const pendants = useMemo(() => pendantsOf(space), [space]);
  const models = new Set(pendants.map(({ model }) => model));
  const [only] = models.size === 1 ? models : [];
  return (
    <>
      <ChoiceCards
        label={t('compositor.model')}
        choices={composingModels(catalogue).map(({ model, name }) => ({
          value: model,
          label: name,
          picture: <ModelPicture model={model} className={styles.picture} />,
        }))}
        value={only ?? null}
        onChange={acts.exchangeAll}
      />
      <NumberField
        label={t('compositor.count')}
        value={pendants.length}
        min={1}
        max={maxPendants}
        onChange={acts.count}
      />
      <ChoiceCards
        layout="pills"
        label={t('compositor.placing')}
        choices={patterns.map((value) => ({ value, label: t(`compositor.placing.${value}`) }))}
        value={placing === 'free' ? null : placing}
        onChange={acts.place}
      />
      <SharedChoices
        lights={pendants}
        catalogue={catalogue}
        attributes={['color', 'temperature']}
        hasHeight={false}
        onChange={acts.change}
      />
    </>
  );
}
